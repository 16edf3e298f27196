/** What the game's view.py gives, and the little that can be read off it. */
import { settings } from "../../lib/settings.svelte";
import type { TableModel } from "../../lib/table.svelte";

export type Guild = "woodcutter" | "smith" | "glazier" | "stonecutter" | "mason" | "tailor";
export type Action = "construction" | "labour" | "recruitment" | "broker" | "travel" | "tavern";
export type Kind = "capital" | "village" | "monastery" | "city";
export type Rest = "entrance" | "bar" | "dormitory";

export interface Artisan {
  id: string;
  name: string;
  guild: Guild;
  values: number[];
  notch: number;
  performance: number;
  uses_left: number;
  repair: number;
  labourer: boolean;
}

export interface Offer {
  price: number;
  artisan: Artisan | null;
}

export interface Site {
  id: string;
  name: string;
  kind: Kind;
  guilds: Guild[];
  bonus: "" | "esteem" | "thalers" | "recruitment";
  amount: number;
  builders: number[];
  malus: number | null;
  cap: number;
}

export interface SeatView {
  thalers: number;
  bonds: number;
  trust: number;
  steps: number;
  action: Action;
  at: string;
  artisans: Artisan[];
  performance: number;
  tavern: Record<Rest, Guild[]>;
  buildings_left: number;
  contributed: boolean;
  fares: (number | null)[]; // of a journey to each place
}

/** What a move would bring, at most; worked out by the rules. */
export interface Prospect {
  rule: string;
  gives: "thalers" | "points" | "hammers" | "artisans" | "places" | "trust" | "palace";
  amount: number;
  terms: { what: string; amount: number; name: string }[];
  lacks: string[];
  turned: Record<string, number>; // the notch of each hammer that moves; 6 is exhaustion
  ways: { steps: number; bonds: number }[];
}

export interface QueensView {
  asks: string;
  turn: number | null;
  round: number;
  first: number | null;
  tokens: number[];
  price_scale: number[];
  marker: number;
  panel: Offer[];
  beside: (Artisan | null)[];
  starters_left: number;
  others_left: number;
  supply: number;
  places: Site[];
  distances: number[][];
  travel: number[];
  terrain: number[];
  tavern: number[];
  palace: number;
  seats: SeatView[];
  pending: { crew: string[]; points: number; newcomer: string | null; hiring: number | null; sent: number };
  prospects: Record<string, Prospect>; // by move, of the seat to move
}

export type QueensTable = TableModel<QueensView>;

export const ACTIONS: Action[] = ["construction", "labour", "recruitment", "broker", "travel", "tavern"];
export const ACTION_ICONS: Record<Action, string> = {
  construction: "i-trowel",
  labour: "i-spade",
  recruitment: "i-hexagon",
  broker: "i-virtue",
  travel: "i-wheel",
  tavern: "i-tankard",
};

export const TERM_ICONS: Record<string, string> = {
  wage: "i-thaler",
  labourer: "i-spade",
  performance: "i-hammer",
  lot: "i-trowel",
  bonus: "i-esteem",
  cap: "i-close",
  repair: "i-trowel",
  price: "i-hexagon",
  bonds: "i-bond",
  cashed: "i-thaler",
  sent: "i-tankard",
};

/** The drawings are named after the French trades. */
export const GUILD_SIGNS: Record<Guild, string> = {
  woodcutter: "b",
  smith: "f",
  glazier: "v",
  stonecutter: "t",
  mason: "m",
  tailor: "c",
};

/** A guild's symbol; its drawn letter is French, so English goes without. */
export function guildIcon(guild: Guild): string {
  return `guild-${GUILD_SIGNS[guild]}${settings.lang === "fr" ? "" : "-plain"}`;
}

export function isDraft(view: QueensView): boolean {
  return view.asks === "choose" || view.asks === "turn";
}

export function described(table: QueensTable, artisan: Artisan): string {
  const { name, guild, performance, uses_left, repair, labourer } = artisan;
  const said = table.words.say("artisan-tile", {
    name,
    guild: `@guild-${guild}`,
    performance,
    uses: uses_left,
    repair,
  });
  return labourer ? `${said}, ${table.words.say("artisan-labourer")}` : said;
}

/** Where the hammer of a seat's artisan points; nowhere when it has no such artisan. */
export function notch(view: QueensView, seat: number, { id }: Artisan): number | undefined {
  return view.seats[seat]?.artisans.find((artisan) => artisan.id === id)?.notch;
}

/** What the move that pointer or focus is on would bring. */
export function prospectOf(table: QueensTable): Prospect | undefined {
  return table.moves.length && table.lit !== null ? table.view.prospects[table.lit] : undefined;
}

/** The same in two words. */
export function gains(table: QueensTable, { gives, amount }: Prospect): string {
  return table.words.say(`gives-${gives}`, { n: amount });
}

export function guildNames(table: QueensTable, guilds: Guild[]): string {
  return guilds.map((guild) => table.words.say(`guild-${guild}`)).join(", ");
}

/** Places next to each other, as indices, the smaller first. */
export function roads({ distances }: QueensView): [number, number][] {
  return distances.flatMap((row, from) =>
    row.flatMap((spaces, to) => (from < to && spaces === 1 ? [[from, to] as [number, number]] : [])),
  );
}

/** The places of a shortest way, both ends with it. */
export function way({ distances }: QueensView, from: number, to: number): number[] {
  const stops = [from];
  for (let at = from; at !== to;) {
    const left = distances[at]![to]!;
    const next = distances[at]!.findIndex((spaces, place) => spaces === 1 && distances[place]![to] === left - 1);
    if (next < 0) break;
    stops.push(next);
    at = next;
  }
  return stops;
}
