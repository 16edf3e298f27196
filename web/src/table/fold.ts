/**
 * How the moves fold where they have no room: each alone, first beside tools without words, then by verb and object, then by verb, at last
 * all behind one button.
 */
import type { MoveOffer } from "../lib/wire";
import { verb } from "../lib/words.svelte";

export interface Entry {
  key: string; // what the offers have in common
  by: "move" | "object" | "verb" | "all";
  offers: MoveOffer[];
}

export interface Fold {
  by: Entry["by"];
  tight: boolean; // what stands beside the moves is without words
}

export const FOLDS: Fold[] = [
  { by: "move", tight: false },
  { by: "move", tight: true },
  { by: "object", tight: false },
  { by: "verb", tight: false },
  { by: "all", tight: false },
];
const LAST = new Set(["decline", "done", "pass", "skip"]);

export function isLast(entry: Entry): boolean {
  return entry.offers.length === 1 && LAST.has(verb(entry.offers[0]!.text));
}

/** What to decline with is never folded: it stands alone at the end. */
export function folded(
  offers: MoveOffer[],
  by: Entry["by"],
  objectOf: (offer: MoveOffer) => string | undefined,
): Entry[] {
  const groups = new Map<string, MoveOffer[]>();
  for (const offer of offers) {
    const key = LAST.has(verb(offer.text)) ? offer.text : keyOf(offer, by, objectOf);
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  return [...groups].map(([key, some]) => ({ key, by: some.length === 1 ? "move" : by, offers: some }));
}

function keyOf(offer: MoveOffer, by: Entry["by"], objectOf: (offer: MoveOffer) => string | undefined): string {
  if (by === "all") return "";
  if (by === "verb") return verb(offer.text);
  const object = by === "object" ? objectOf(offer) : undefined;
  return object === undefined ? offer.text : `${verb(offer.text)} ${object}`;
}

/** The keys that choose: 1 to 9 in order, 0 for what declines. */
export function keysOf(entries: Entry[]): string[] {
  let next = 1;
  return entries.map((entry) => (isLast(entry) ? "0" : next <= 9 ? String(next++) : ""));
}
