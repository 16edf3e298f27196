/** What the rules show of a table (view.py), and how the board names and pictures it. */
import type { TableModel } from "../../lib/table.svelte";

export type Good = "clay" | "wood" | "stone" | "gold" | "marble" | "silver";
/** Goods, virtue, cards, debts; or how often one may act. */
export type Gains = Record<string, number>;

export interface Building {
  id: string;
  points: number;
  cost: Gains;
  skills: string[];
  virtue: number;
  at_the_end: boolean;
}

/** One of the viewer's own cards. */
export interface Held extends Building {
  missing: Gains;
  unskilled: string[];
}

export interface Apprentice {
  id: string;
  skills: string[];
  virtue: number;
  at: string | null;
  pay: Gains;
  gain: Gains;
  coins: number;
}

export interface Price {
  tax: number;
  silver: number;
}

export interface Prospect {
  gains: Gains[];
  price: Price;
}

export interface Step {
  cost: Gains;
  mix: number;
  points: number;
  places: number;
  seats: number[];
}

export interface SeatView {
  character: string | null;
  goods: Record<Good, number>;
  virtue: number;
  unpaid: number;
  paid: number;
  step: number;
  home: number;
  workers: Partial<Record<string, number>>;
  guildhall: number;
  prison: number;
  captives: number[];
  apprentices: Apprentice[];
  most_apprentices: number;
  buildings: Building[];
  cards: number;
  looking: number;
  score: Record<string, number>;
}

export interface WestView {
  asks: string;
  left: number;
  turn: number | null;
  waiting: number[];
  turns: number;
  last_turns: number | null;
  tax: number;
  track: { points: number[]; waived: number[]; cathedral_from: number; market_to: number };
  most_cards: number;
  shown: (Apprentice | null)[];
  apprentices_left: number;
  buildings_left: number;
  under: number;
  market: { stalls: (number | null)[]; small: Gains; large: Gains; pile: number };
  rewards_left: number;
  cathedral: Step[];
  guildhall: number;
  guildhall_places: number;
  guildhall_resets: number[];
  seats: SeatView[];
  own: { hand: Held[]; looking: Held[]; under: string[]; prospects: Record<string, Prospect>; hiring: Price[] } | null;
}

export type Board = TableModel<WestView>;

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

export function sum(numbers: number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
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
