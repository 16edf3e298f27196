/* What is wrong with the boxes of the page, as sentences: [] is a page that holds. */
() => {
  const SLACK = 2; // pixels; lines of text are measured with their leading
  const faults = new Set();
  const round = Math.round;
  const boxOf = (box) => `${round(box.left)},${round(box.top)} ${round(box.width)}×${round(box.height)}`;
  const nameOf = (element) => {
    const name = element.tagName.toLowerCase() + [...element.classList].filter((one) => !one.startsWith("svelte-")).map((one) => `.${one}`).join("");
    const parent = element.parentElement?.closest("[class]");
    const of = parent ? [...parent.classList].find((one) => !one.startsWith("svelte-")) : "";
    return of ? `.${of} ${name}` : name;
  };
  const say = (what, element, box, rest = "") => faults.add(`${what}: ${nameOf(element)} at ${boxOf(box)}${rest}`);
  const wide = document.documentElement;
  if (wide.scrollWidth > wide.clientWidth) faults.add(`the page scrolls sideways: ${wide.scrollWidth} in ${wide.clientWidth}`);

  /* nothing moves while it is measured, so each box and style is asked for once */
  const once = (ask) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, ask(element));
      return known.get(element);
    };
  };
  const styleOf = once((element) => {
    const { overflow, overflowX, overflowY, textOverflow, position, visibility, opacity, clipPath } = getComputedStyle(element);
    return { overflow, overflowX, overflowY, textOverflow, position, visibility, opacity, clipPath };
  });
  const fontOf = once((element) => getComputedStyle(element).font);
  const frameOf = once((element) => element.getBoundingClientRect());
  const hides = once((element) => {
    const style = styleOf(element);
    const unseen = frameOf(element).width <= 1 && style.clipPath !== "none"; // only for screen readers
    return unseen || style.visibility === "hidden" || style.opacity === "0" || element.closest(".sr, [aria-hidden='true'] .sr, .skip");
  });
  /* the nearest that shows no more than its box, and whether one can scroll in it */
  const scrolls = (element, down) => /(auto|scroll)/.test(down ? styleOf(element).overflowY : styleOf(element).overflowX);
  const clips = once((element) => /(hidden|clip|auto|scroll)/.test(styleOf(element).overflow));
  const parts = ["header.top", "main.board", "footer.act", "nav.tabs", "aside.lesson", "aside.margin"];
  const shell = parts.flatMap((selector) => [...document.querySelectorAll(`.table ${selector}`)]).filter((part) => part.getClientRects().length);
  const over = new Set(["aside.margin", "aside.lesson"]);
  const covering = (part) => over.has(`${part.tagName.toLowerCase()}.${part.classList[0]}`);
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
  shell.forEach((part, i) => {
    const box = part.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) say("outside the window", part, box);
    for (const other of shell.slice(i + 1)) {
      if (part.contains(other) || other.contains(part)) continue;
      if ((covering(part) && other.matches("main.board, aside")) || (covering(other) && part.matches("main.board, aside"))) continue;
      const second = other.getBoundingClientRect();
      if (meet(box, second)) say("parts overlap", part, box, ` and ${nameOf(other)} at ${boxOf(second)}`);
    }
  });

  /* every line of text, where it is drawn */
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const texts = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = node.data.trim();
    if (!text || !holder || holder.closest("title, desc, script, style, option, .sprite") || hides(holder)) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (boxes.length) texts.push({ holder, text: text.slice(0, 40), boxes });
  }
  /* how far down the letters of a line reach: descenders do, below the line that it stands on */
  const pen = document.createElement("canvas").getContext("2d");
  const inkBottom = (holder, text, box) => {
    pen.font = fontOf(holder);
    const ink = pen.measureText(text);
    const drawnAt = box.height / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent);
    return box.top + drawnAt * (ink.fontBoundingBoxAscent + ink.actualBoundingBoxDescent);
  };
  for (const { holder, text, boxes } of texts) {
    for (const box of boxes) {
      const middle = box.top + box.height / 2;
      let free = { across: false, down: false };
      for (let at = holder; at && at !== document.documentElement; at = at.parentElement) {
        if (at instanceof SVGElement && at.tagName !== "svg") continue;
        if (!clips(at) || (at === holder && styleOf(at).textOverflow === "ellipsis")) continue;
        const frame = frameOf(at);
        const [across, down] = [free.across || scrolls(at, false), free.down || scrolls(at, true)];
        const low = !down && box.bottom > frame.bottom && inkBottom(holder, text, box) > frame.bottom + 1;
        const cut = low || (!down && (middle < frame.top || middle > frame.bottom));
        if (cut || (!across && (box.left < frame.left - SLACK || box.right > frame.right + SLACK)))
          say(`cut “${text}”`, holder, box, ` by ${nameOf(at)} at ${boxOf(frame)}`);
        free = { across, down };
      }
      if (!free.across && (box.left < -SLACK || box.right > innerWidth + SLACK)) say(`outside the window “${text}”`, holder, box);
      if (!free.down && (box.top < -SLACK || box.bottom > innerHeight + SLACK)) say(`outside the window “${text}”`, holder, box);
    }
    const style = styleOf(holder);
    if (style.textOverflow === "ellipsis" && holder.scrollWidth > holder.clientWidth + 1) say(`cut “${text}”`, holder, frameOf(holder), ` needs ${holder.scrollWidth}`);
    /* its box: what has a border or a ground of its own */
    const frame = holder.closest("button, .btn, .chip, .panel, td, th, [class*='card'], .why, section");
    if (frame && !(holder instanceof SVGElement)) {
      const box = frameOf(frame);
      const worst = boxes.find((one) => one.right > box.right + SLACK || one.left < box.left - SLACK);
      if (worst && !scrolls(frame, false)) say(`runs out “${text}”`, holder, worst, ` of ${nameOf(frame)} at ${boxOf(box)}`);
    }
  }

  /* what one presses is whole, and nothing with a border of its own sticks out of the next */
  const CONTROLS = "button, a[href], input, select, textarea, summary";
  const positioned = (element) => /(absolute|fixed)/.test(styleOf(element).position);
  const bordered = once((element) => {
    const style = getComputedStyle(element);
    const { borderTopStyle, position } = style;
    const lies = position === "absolute" || position === "fixed";
    if (borderTopStyle === "none" && !lies) return false;
    if (lies && /^rgb\(/.test(style.backgroundColor)) return true; // a sheet laid over others
    const widths = [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth];
    return borderTopStyle !== "none" && widths.every((width) => parseFloat(width) > 0);
  });
  const around = (element) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (clips(at)) return null;
      if (bordered(at) && at.getClientRects().length) return at;
      if (positioned(at)) return null;
    }
    return null;
  };
  const past = (box, frame, free) => !free && (box.left < frame.left - SLACK || box.right > frame.right + SLACK);
  for (const element of document.querySelectorAll("body :not(svg, svg *)")) {
    const control = element.matches(CONTROLS) && !element.closest("p");
    const sheet = bordered(element) && !positioned(element);
    if ((!control && !sheet) || !element.getClientRects().length || hides(element)) continue;
    const box = frameOf(element);
    if (control) {
      const part = element.closest("header.top, footer.act");
      const edge = part && !element.closest(".tray, .refusals, .foresight") ? frameOf(part) : null;
      if (edge && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1)) say("higher than its part", element, box, ` of ${boxOf(edge)}`);
      let free = false;
      for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
        if (!clips(at) && at !== part) continue;
        free ||= scrolls(at, false);
        if (past(box, frameOf(at), free)) say("cut", element, box, ` by ${nameOf(at)} at ${boxOf(frameOf(at))}`);
      }
    }
    const outer = sheet ? around(element) : null;
    const frame = outer && frameOf(outer);
    if (frame && (past(box, frame, false) || box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK))
      say("sticks out", element, box, ` of ${nameOf(outer)} at ${boxOf(frame)}`);
  }
  for (const { holder, text, boxes } of texts) {
    const part = holder.closest(".prompt, header.top")?.closest("header.top, footer.act");
    const edge = part && frameOf(part);
    const worst = edge && boxes.find((box) => box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK);
    if (worst) say(`runs out “${text}”`, holder, worst, ` of ${nameOf(part)} at ${boxOf(edge)}`);
  }

  /* text over text, part by part: what lies over another part does so on purpose */
  const PARTS = "dialog, .tray, .refusals, aside.margin, aside.lesson, .above, header.top, footer.act, nav.tabs, main.board, .finished";
  const partOf = (element) => {
    const part = element.closest(PARTS);
    for (let at = element; at && at !== part; at = at.parentElement) if (styleOf(at).position === "sticky") return at;
    return part;
  };
  const byPart = new Map();
  for (const one of texts) {
    const part = partOf(one.holder);
    if (part) byPart.set(part, [...(byPart.get(part) ?? []), one]);
  }
  const seen = (one, box) => {
    for (let at = one.holder; at; at = at.parentElement) {
      if (at instanceof SVGElement && at.tagName !== "svg") continue;
      if (clips(at) && !meet(frameOf(at), box)) return false;
    }
    return true;
  };
  for (const some of byPart.values()) {
    const lines = some.flatMap((one) => one.boxes.map((box) => ({ one, box })));
    lines.sort((a, b) => a.box.top - b.box.top);
    lines.forEach(({ one, box }, i) => {
      for (let j = i + 1; j < lines.length && lines[j].box.top < box.bottom; j += 1) {
        const next = lines[j];
        if (next.one === one || one.holder.contains(next.one.holder) || next.one.holder.contains(one.holder)) continue;
        const across = Math.min(box.right, next.box.right) - Math.max(box.left, next.box.left);
        const down = Math.min(box.bottom, next.box.bottom) - Math.max(box.top, next.box.top);
        if (across <= SLACK || down <= Math.min(box.height, next.box.height) * 0.4) continue;
        if (seen(one, box) && seen(next.one, next.box))
          say(`“${one.text}” under “${next.one.text}”`, one.holder, box, ` and ${nameOf(next.one.holder)} at ${boxOf(next.box)}`);
      }
    });
  }

  /* the bar: every button whole, and what is asked about in sight */
  const bar = document.querySelector(".table footer.act");
  const edge = bar?.getBoundingClientRect();
  for (const button of bar?.querySelectorAll("div.moves:not(.tray) > button, .whyb, .undo") ?? []) {
    const box = button.getBoundingClientRect();
    if (!box.width) continue;
    if (box.bottom > edge.bottom + 1 || box.top < edge.top - 1 || box.right > edge.right + 1) {
      if (!scrolls(button.parentElement, true)) say("outside the bar", button, box, ` of ${boxOf(edge)}`);
    }
  }
  const tabs = document.querySelector(".table nav.tabs");
  for (const tab of tabs?.querySelectorAll("button span") ?? []) {
    const [box, frame] = [frameOf(tab), frameOf(tabs)];
    if (box.width && (box.left < frame.left || box.right > frame.right)) say(`runs out “${tab.textContent}”`, tab, box, ` of ${boxOf(frame)}`);
  }
  const board = document.querySelector(".table main.board");
  const places = [...(board?.querySelectorAll("[data-state='legal']") ?? [])].filter((place) => place.getClientRects().length);
  if (board && places.length) {
    const frame = board.getBoundingClientRect();
    const margin = document.querySelector("aside.margin")?.getBoundingClientRect();
    const stay = [...board.querySelectorAll("[data-stays]")].filter((part) => part.getClientRects().length && getComputedStyle(part).position === "sticky");
    const shelf = Math.max(frame.top, ...stay.map((part) => part.getBoundingClientRect().bottom));
    const inSight = (place) => {
      const box = place.getBoundingClientRect();
      return box.top >= shelf - 1 && box.bottom <= frame.bottom + 1 && box.left >= frame.left - 1 && box.right <= frame.right + 1;
    };
    const target = places.filter((place) => place.matches("[data-lit]"));
    const wanted = (target.length ? target : places).filter((place) => !stay.some((part) => part.contains(place)));
    const boxes = wanted.map((place) => place.getBoundingClientRect());
    const high = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
    const fits = high <= frame.bottom - shelf; // all of it can be seen at once, else some of it
    const unseen = wanted.filter((place) => !inSight(place));
    if (!margin && (fits ? unseen.length : unseen.length === wanted.length)) say("asked about and out of sight", unseen[0], unseen[0].getBoundingClientRect());
  }
  const all = [...faults];
  return { faults: all.slice(0, 12), more: Math.max(0, all.length - 12), board: board ? boxOf(board.getBoundingClientRect()) : "" };
}
