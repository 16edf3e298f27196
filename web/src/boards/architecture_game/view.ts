/** What the rules show (wire.ts), and how the board reads it. */
import type { TableModel } from "../../lib/table.svelte";
import type { LogLine } from "../../lib/wire";
import type { Search, View, Window } from "./wire";

export type { Place, Search, SeatView, Sighting, Site, View, Window } from "./wire";
export type Region = Window["region"];

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
