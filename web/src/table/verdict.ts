/** Who won by what: read from what the rules say was compared, in order. */
import type { Outcome } from "../lib/table.svelte";

export interface Verdict {
  line: string; // of what was compared, the first that differs
  own: number; // the winner's
  other: number; // and the runner-up's
  rival: number; // the runner-up's seat
  ties: string[]; // what was equal before it, if anything was
}

/** What told the winner from the runner-up; undefined where the win is shared or nobody says what was compared. */
export function verdictOf({ winners, places, rankings = [] }: Outcome): Verdict | undefined {
  const [winner] = winners;
  const rival = places.findIndex((place, seat) => seat !== winner && place === 2);
  if (winner === undefined || winners.length > 1 || rival < 0) return undefined;
  const [best = {}, second = {}] = [rankings[winner], rankings[rival]];
  const ties: string[] = [];
  for (const [line, own] of Object.entries(best)) {
    const other = second[line] ?? 0;
    if (own !== other) return { line, own, other, rival, ties };
    if (own) ties.push(line);
  }
  return undefined;
}

/** The lines of the score sheet in which two seats differ most. */
export function apart(
  mine: Record<string, number>,
  theirs: Record<string, number>,
  lines: string[],
  most = 2,
): Set<string> {
  const by = (line: string) => Math.abs((mine[line] ?? 0) - (theirs[line] ?? 0));
  const largest = Math.max(0, ...lines.map(by));
  const sorted = lines.filter((line) => by(line) > 1 && by(line) >= largest / 3).sort((a, b) => by(b) - by(a));
  return new Set(sorted.slice(0, most));
}
