/**
 * Makes anything on a board a place one can touch: `<g {...spot(table, "recruit 3")}>`. It is lit while the move is legal, says why
 * while it is refused, and is nothing to click otherwise. Several moves of one place: a touch shows them alone in the bar.
 * What has words `written` on it is called by them, and the move is its description. Where pointing at it shows what it would bring, a
 * finger can't point: with `shows` its first touch does, and the second plays.
 */
import type { HTMLAttributes, SVGAttributes } from "svelte/elements";
import type { TableModel } from "./table.svelte";

export type SpotAttributes = Omit<HTMLAttributes<HTMLElement> & SVGAttributes<SVGElement>, "type">;

export function spot<View>(
  table: TableModel<View>,
  moves: string | string[],
  { name = "", written = false, shows = false } = {},
): SpotAttributes {
  const texts = typeof moves === "string" ? [moves] : moves;
  const legal = texts.filter((text) => table.offer(text));
  const refused = texts.filter((text) => table.refused.has(text));
  const first = legal[0] ?? refused[0];
  if (first === undefined)
    return { ...idle(table, texts), ...(name && !written ? { role: "img", "aria-label": name } : {}) };
  const state = legal.length ? "legal" : "refused";
  const label = legal.length > 1 && name ? name : table.label(first);
  const touched = (at: Element, byFinger = false) => {
    if (legal.length > 1) table.narrowed = legal;
    else if (legal.length && byFinger && shows && table.narrowed?.[0] !== first) {
      table.narrowed = legal;
      table.lit = first;
    } else if (legal.length) void table.play(first, at);
    else void table.explain(first, at);
  };
  const lit = (on: boolean) => () => (table.lit = on ? first : null);
  return {
    role: "button",
    tabindex: 0,
    "data-state": state,
    "data-lit": texts.some((text) => text === table.lit) || undefined,
    "data-move": first,
    [written ? "aria-description" : "aria-label"]: label,
    "aria-disabled": state === "refused" || undefined,
    onclick: (event: MouseEvent) =>
      touched(event.currentTarget as Element, (event as PointerEvent).pointerType === "touch"),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      touched(event.currentTarget as Element);
    },
    onpointerenter: lit(true),
    onpointerleave: lit(false),
    onfocus: () => {
      void table.wonder(); // whoever goes by keyboard comes to what is refused only when it is known
      table.lit = first;
    },
    onblur: lit(false),
  } as SpotAttributes;
}

/** Nothing that may be done now. Whoever looks at it may want to know why. */
function idle<View>(table: TableModel<View>, texts: string[]): SpotAttributes {
  const still = { "data-state": "idle" } as SpotAttributes;
  if (!texts.length || !table.moves.length) return still;
  return {
    ...still,
    onpointerenter: () => void table.wonder(),
    onclick: (event: MouseEvent) => void table.explain(texts, event.currentTarget as Element),
  } as SpotAttributes;
}
