/** The pawns one would like, left in advance: touching one adds it at the end of the wishes, or takes it off. */
import type { Table } from "./view";

export function mayWish(table: Table): boolean {
  const { view, seat } = table;
  if (!table.canPrefer || seat === null || view.phase !== "racing" || view.turn === seat) return false;
  return view.seats[seat]?.symbol !== null && view.seats[seat]?.pawn === null;
}

export function wishes(table: Table): number[] {
  return table.update?.prefers ?? [];
}

export function wish(table: Table, pawn: number, at: Element | null = null): void {
  const known = wishes(table);
  void table.prefer(known.includes(pawn) ? known.filter((one) => one !== pawn) : [...known, pawn], at);
}
