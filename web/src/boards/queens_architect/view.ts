/** How the board names and pictures what the rules show (wire.ts), and the little that can be read off it. */
import { settings } from "../../lib/settings.svelte";
import type { TableModel } from "../../lib/table.svelte";
import type { Artisan, Prospect, SeatView, Site, Tavern, View } from "./wire";

export type { Artisan, Offer, Prospect, SeatView, Site, Term, View as QueensView } from "./wire";
export type Guild = Artisan["guild"];
export type Action = SeatView["action"];
export type Kind = Site["kind"];
export type Rest = keyof Tavern;

export type QueensTable = TableModel<View>;

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

export function isDraft(view: View): boolean {
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
export function notch(view: View, seat: number, { id }: Artisan): number | undefined {
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
export function roads({ distances }: View): [number, number][] {
  return distances.flatMap((row, from) =>
    row.flatMap((spaces, to) => (from < to && spaces === 1 ? [[from, to] as [number, number]] : [])),
  );
}

/** The places of a shortest way, both ends with it. */
export function way({ distances }: View, from: number, to: number): number[] {
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
