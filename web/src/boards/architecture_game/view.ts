/** What the game's view gives. */
import type { TableModel } from "../../lib/table.svelte";
import type { LogLine } from "../../lib/wire";

export type Region = [x: number, y: number, width: number, height: number];

export interface Window {
  region: Region;
  fragment: string | null;
  owner: number | null;
}

export interface Site {
  building: string;
  windows: Window[];
}

export interface Place {
  symbol: string | null;
  pawn: number | null;
}

export interface SeatView {
  won: number;
  laid: number;
  hand: number;
  pawn: number | null;
  symbol: string | null;
  searching: boolean;
  kept: boolean;
  rank: number | null;
}

export interface Search {
  fragment: string | null;
  position: number;
  pile: number;
  turned: number;
  looks: number | null;
  seen: number;
}

export interface Sighting {
  fragment: string;
  symbol: string;
  position: number;
  round: number;
  put_under: boolean;
}

export interface View {
  seat: number | null;
  tempo: "turns" | "live";
  phase: "choosing" | "racing" | "playing" | "filling" | "setting-up" | "over";
  turn: number | null;
  round: number;
  target: number;
  sites: (Site | null)[];
  next_building: string | null;
  completed: string[];
  places: Place[];
  piles: Record<string, number>;
  seats: SeatView[];
  hand: string[];
  looks: number | null;
  putting: string | null;
  search: Search | null;
  memory: Sighting[] | null;
}

export type Table = TableModel<View>;

/** Only the race has no contours: there every moment changes something, and nobody has the time to look. */
export function changed(table: Table, read: (view: View) => unknown): true | undefined {
  return table.view.search ? undefined : table.changed(read);
}

/** The last line of that name with this figure: the pawn on the table was left by somebody. */
export function lastLine(lines: LogLine[], name: string, figure: string, value: number | string): LogLine | undefined {
  return lines.findLast((line) => line.name === name && line.figures?.[figure] === value);
}

/** The log from the beginning of this round, or of an earlier one. */
export function since(table: Table, roundsAgo = 0): LogLine[] {
  const begun = table.log.flatMap((line, i) => (line.name === "round-began" ? [i] : []));
  return table.log.slice(begun.at(-1 - roundsAgo) ?? 0);
}

/** What a searcher of the unhurried race would pay for another look: one, unless it was seen in this search. */
export function costsALook(search: Search): boolean {
  return search.looks !== null && search.position === search.seen;
}
