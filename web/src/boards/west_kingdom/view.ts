/** How the board names and pictures what the rules show (wire.ts). */
import type { TableModel } from "../../lib/table.svelte";
import type { Stock, View } from "./wire";

export type { Apprentice, Building, Held, Price, Prospect, SeatView, Step, View as WestView } from "./wire";
export type Good = keyof Stock;
/** Goods, virtue, cards, debts; or how often one may act. */
export type Gains = Record<string, number>;

export type Board = TableModel<View>;

export const GOODS: Good[] = ["silver", "clay", "wood", "stone", "gold", "marble"];
/** As they lie on the board: matter, the king, people. */
export const PLACES = [
  "forest",
  "quarry",
  "mine",
  "silversmith",
  "storehouse",
  "tax-stand",
  "workshop",
  "town-hall",
  "guardhouse",
];
export const STALLS = ["market-left", "market-middle", "market-right"];
export const SKILLS = ["carpentry", "tiling", "masonry"];
export const SKILL_ICON: Record<string, string> = { carpentry: "i-saw", tiling: "i-tile", masonry: "i-trowel" };
export const PLACE_RULE: Record<string, string> = {
  forest: "WK-10",
  quarry: "WK-10",
  mine: "WK-11",
  silversmith: "WK-12",
  storehouse: "WK-14",
  "tax-stand": "WK-13",
  workshop: "WK-15",
  "town-hall": "WK-18",
  guardhouse: "WK-19",
};
const ICONS: Record<string, string> = {
  cards: "i-card",
  apprentices: "i-hammer",
  debts: "i-debt",
  looks: "i-eye",
  points: "i-points",
};

export function icon(good: string): string {
  return ICONS[good] ?? `i-${good}`;
}

/** The bust of an apprentice is that of its trade: "merchant-gold" looks like any merchant. */
export function bust(id: string): string {
  return `wk-apprentice-${trade(id)}`;
}

export function trade(id: string): string {
  return id.replace(/-(clay|wood|stone|gold|marble|silver|virtue|cards|\d)$/, "");
}

export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

export function minus(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** "@good-clay=2 @good-wood=1" as gains. */
export function goodsOf(figure: number | string | undefined): Gains {
  const found: Gains = {};
  for (const part of String(figure ?? "").split(" ")) {
    const [, good, n] = /^@good-(\w+)=(\d+)$/.exec(part) ?? [];
    if (good) found[good] = Number(n);
  }
  return found;
}
