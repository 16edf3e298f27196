/** Who walks where, as the log tells it: captured workers to whoever took them, captives to prison, others home (WK-18, WK-19). */
import type { LogLine } from "../../lib/wire";

export interface Walk {
  piece: string; // what is drawn
  n: number;
  from: string[]; // where it may be seen, the best first, as selectors
  to: string[];
}

const place = (name: string) => [`[data-place="${name}"] .workers`, `[data-place="${name}"]`];
const board = (seat: number) => [`[data-home="${seat}"] [data-part="captives"]`, `[data-seat="${seat}"]`];
const home = (seat: number) => [`[data-home="${seat}"] [data-part="home"]`, `[data-seat="${seat}"]`];
const silver = (seat: number) => [`[data-home="${seat}"] [data-part="silver"]`, `[data-seat="${seat}"]`];
const PRISON = ["[data-place='prison']"];
const FILE = 8; // a longer file would be a crowd

function after(mark: string, figure: number | string | undefined): string {
  const said = String(figure ?? "");
  return said.startsWith(mark) ? said.slice(mark.length) : "";
}

/** What these new lines of the log set in motion. */
export function walksOf(lines: LogLine[]): Walk[] {
  return lines.flatMap(({ name, seat, figures = {} }): Walk[] => {
    const n = Math.min(Number(figures["workers"] ?? 0), FILE);
    if (name === "captured")
      return [
        { piece: after("@", figures["seat"]), n, from: place(after("@place-", figures["place"])), to: board(seat) },
      ];
    if (name === "came-home")
      return [{ piece: `seat-${seat + 1}`, n, from: place(after("@place-", figures["place"])), to: home(seat) }];
    if (name === "captives-sold")
      return [
        { piece: "i-worker", n, from: board(seat), to: PRISON },
        { piece: "i-silver", n, from: PRISON, to: silver(seat) },
      ];
    if (name === "left-prison") return [{ piece: `seat-${seat + 1}`, n, from: PRISON, to: home(seat) }];
    return [];
  });
}

/** The walk that a move would set in motion: before it is made its road is dotted. */
export function foreseen(move: string | null, seat: number | null): Walk | null {
  const [, where, whose] = /^capture (\S+) (\d)$/.exec(move ?? "") ?? [];
  if (!where || whose === undefined || seat === null) return null;
  const to = Number(whose) === seat ? home(seat) : board(seat);
  return { piece: `seat-${Number(whose) + 1}`, n: 0, from: [`${place(where)[1]} [data-whose="${whose}"]`], to };
}
