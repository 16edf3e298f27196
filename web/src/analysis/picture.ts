/**
 * A picture of the board as it is on the screen, drawn by the board itself: its own elements, with the styles, symbols and letters that
 * they use, in one SVG that needs nothing from outside.
 */
const NAMESPACE = "http://www.w3.org/2000/svg";
const CAPTION = 34; // pixels under the board
const SHARPNESS = 2; // pixels of a PNG for one of the page
/** A picture is taken as it begins: what arrives slowly at a table would not be there yet. */
const AT_REST =
  "* { scrollbar-width: none } *, *::before, *::after { animation: none !important; transition: none !important }";

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** Draw what is on the board now, with a line of words under it. */
export async function pictureOf(board: HTMLElement, caption: string): Promise<Picture> {
  const width = Math.ceil(board.clientWidth);
  const high = Math.ceil(board.scrollHeight);
  const copy = board.cloneNode(true) as HTMLElement;
  copy.style.cssText += `;width:${width}px;height:${high}px;overflow:hidden;margin:0`;
  for (const one of copy.querySelectorAll("script, .sr")) one.remove();
  const holder = wrapped(copy, board);
  const height = high + CAPTION;
  const body = new XMLSerializer().serializeToString(holder);
  const svg = [
    `<svg xmlns="${NAMESPACE}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` ${attributes(document.documentElement)}>`,
    `<style>${escaped(await styles())}\n${AT_REST}</style>`,
    `<defs>${symbols(copy)}</defs>`,
    `<rect width="100%" height="100%" fill="${colour("--desk")}"/>`,
    `<foreignObject width="${width}" height="${high}">${body}</foreignObject>`,
    `<text x="14" y="${high + 22}" font-family="EB Garamond" font-style="italic" font-size="17" fill="${colour("--ink")}">`,
    `${escaped(caption)}</text></svg>`,
  ];
  return { svg: svg.join(""), width, height };
}

/** The picture in dots, for messages that take no drawings. */
export async function inDots({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image(width, height);
  image.src = address(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: width * SHARPNESS, height: height * SHARPNESS });
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((found, failed) =>
    canvas.toBlob((blob) => (blob ? found(blob) : failed(new Error("no picture")))),
  );
}

export const address = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The elements that styles look for around the board, without what else is in them. */
function wrapped(copy: HTMLElement, board: HTMLElement): HTMLElement {
  let inner: HTMLElement = copy;
  for (let around = board.parentElement; around && around !== document.documentElement; around = around.parentElement) {
    const shell = around.cloneNode(false) as HTMLElement;
    shell.removeAttribute("id");
    shell.style.cssText += ";display:block;height:auto;margin:0;padding:0;overflow:visible;min-height:0";
    shell.append(inner);
    inner = shell;
  }
  return inner;
}

const attributes = (element: Element) =>
  [...element.attributes]
    .filter(({ name }) => name !== "style" && name !== "lang")
    .map(({ name, value }) => `${name}="${escaped(value)}"`)
    .join(" ");

const colour = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(token).trim();
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** All rules that hold on this screen; letters go along as data. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const parts = await Promise.all(rules.map(written));
  return parts.join("\n");
}

async function written(rule: CSSRule): Promise<string> {
  if (rule instanceof CSSMediaRule) {
    if (!matchMedia(rule.conditionText).matches) return "";
    return (await Promise.all([...rule.cssRules].map(written))).join("\n");
  }
  if (rule instanceof CSSFontFaceRule) return withLetters(rule);
  return rule.cssText;
}

const bare = (name: string) => name.replaceAll(/["']/g, "");

/** A face of letters that the page uses, with its file. */
async function withLetters(rule: CSSFontFaceRule): Promise<string> {
  const family = bare(rule.style.getPropertyValue("font-family"));
  const style = rule.style.getPropertyValue("font-style") || "normal";
  const isUsed = [...document.fonts].some(
    (face) => face.status === "loaded" && bare(face.family) === family && face.style === style,
  );
  const [, file = ""] = /url\("?(.*?)"?\)/.exec(rule.style.getPropertyValue("src")) ?? [];
  if (!isUsed || !file) return "";
  const at = new URL(file, rule.parentStyleSheet?.href ?? location.href);
  return rule.cssText.replace(file, await asData(await (await fetch(at)).blob()));
}

function asData(blob: Blob): Promise<string> {
  return new Promise((found) => {
    const reader = new FileReader();
    reader.onload = () => found(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

/** The symbols that a drawing uses, those that these use, and what their colours are made of. */
function symbols(copy: Element): string {
  const found = new Map<string, Element>();
  const look = (text: string) => {
    for (const [, id = ""] of text.matchAll(/(?:href="#|url\(["']?(?:&quot;)?#)([^"')&]+)/g)) {
      const symbol = found.has(id) ? null : document.getElementById(id);
      if (!symbol || copy.querySelector(`#${CSS.escape(id)}`)) continue;
      found.set(id, symbol);
      look(symbol.outerHTML);
    }
  };
  look(copy.outerHTML);
  return [...found.values()].map((symbol) => new XMLSerializer().serializeToString(symbol)).join("");
}
