/** What the rules show (wire.ts), and how the board reads it. */
import type { TableModel } from "../../lib/table.svelte";
import type { LogLine } from "../../lib/wire";
import type { View, Window } from "./wire";

export type { Place, SeatView, Sighting, Site, View, Window } from "./wire";
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

/** A building that was just finished: its last fragment, and what everybody won by it. */
export interface Completion {
  building: string;
  fragment: string | null;
  won: { seat: number; tokens: number }[];
  at: number; // its line in the log
  round: number;
}

/** The last of them, of a log that ends in this round: whoever builds last in a round has already begun the next. */
export function lastCompletion(log: LogLine[], round: number): Completion | null {
  const at = log.findLastIndex((line) => line.name === "completed");
  const line = log[at];
  if (!line) return null;
  const named = (name: string, kind: string, among: LogLine[]) => {
    const found = among.findLast((one) => one.name === name)?.figures?.[kind];
    return typeof found === "string" ? found.replace(`@${kind}-`, "") : null;
  };
  const won = log.slice(at + 1).filter((one) => one.name === "tokens-won" && one.version === line.version);
  return {
    building: named("completed", "building", [line]) ?? "",
    fragment: named("built", "fragment", log.slice(0, at)),
    won: won.map(({ seat, figures }) => ({ seat, tokens: Number(figures?.["tokens"] ?? 0) })),
    at,
    round: round - log.slice(at).filter((one) => one.name === "round-began").length,
  };
}
