/**
 * Moves that somebody tries from moments of a finished game, kept as a small tree. The rules play them on the server; here is only what
 * it shows of each position, and what the bot thinks of each turn.
 */
import { post, Refused } from "../lib/api";
import { assembled } from "../lib/assemble";
import type { Feed, Refusal, TableModel } from "../lib/table.svelte";
import { seen } from "../lib/table.svelte";
import type { LineJudged, LineShown, LogLine, RefusedMove, ToldTurn, Update } from "../lib/wire";

/** A position that somebody came to; a root is a moment of the game itself. */
export interface Position {
  n: number; // counted as they are found
  moment: number;
  entry: string; // the seat and its move, as a record has them; empty for a root
  seat: number; // who moved
  says: string;
  frame: Update;
  before: Position | null;
  next: Position[];
  judged: ToldTurn | null;
  tries: number;
  ends: boolean; // the turn, which can be judged then
  isAsked: boolean; // the bot thinks about it
}

/** Positions in a row without a branch, by one seat: a line of the tree. */
export interface Row {
  depth: number;
  positions: Position[];
}

const FAR = 1_000_000; // versions of positions are none of the game's

export class Lines implements Feed {
  roots = $state.raw<Position[]>([]);
  at = $state.raw<Position | null>(null);
  trouble = $state("");
  private found = 0;
  private changes = $state(0); // of what positions hold

  constructor(
    private readonly id: string,
    private readonly table: TableModel<never>,
    private readonly logAt: (moment: number) => LogLine[],
    private readonly mayAsk: boolean,
  ) {}

  /** Begin at a moment of the game, with moves that are known already. */
  async begin(moment: number, entries: string[] = [], seat: number | null = null): Promise<void> {
    this.trouble = "";
    const known = this.roots.find((root) => root.moment === moment);
    try {
      const shown = await post<LineShown>(`/tables/${this.id}/line`, { moment, moves: entries, seat });
      let last: Update | null = null;
      let position = known ?? null;
      for (const [i, heard] of shown.frames.entries()) {
        const frame: Update = assembled(last, heard);
        if (i > 0 && position && last) position = this.step(position, entries[i - 1]!, frame);
        position ??= this.root(moment, frame);
        last = frame;
      }
      if (!position) return;
      position.ends = shown.ends ?? false;
      this.go(position);
      void this.ask(position);
    } catch (problem) {
      this.trouble = problem instanceof Refused ? problem.message : String(problem);
    }
  }

  end(): void {
    this.at = null;
  }

  go(position: Position): void {
    this.at = position;
    const way = wayTo(position);
    const before = position.before?.frame;
    this.table.log = [...this.logAt(position.moment), ...way.flatMap(({ frame }) => frame.log ?? [])];
    const log_from = this.table.log.length;
    this.table.take(
      { ...position.frame, version: FAR + position.n, log: [], log_from },
      before ? seen<never>(before) : null,
    );
  }

  back(): void {
    if (this.at?.before) this.go(this.at.before);
  }

  forth(): void {
    const [first] = this.at?.next ?? [];
    if (first) this.go(first);
  }

  /** Look through another seat's eyes, where several may move at once. */
  async look(seat: number): Promise<void> {
    const position = this.at;
    if (!position) return;
    const { frames } = await this.show(position, entriesOf(position), { seat });
    position.frame = assembled(null, frames[0]!);
    this.go(position);
  }

  async play(text: string): Promise<Refusal | null> {
    const now = this.at;
    const seat = this.table.seat;
    if (!now || seat === null) return null;
    const entry = `${seat}: ${text}`;
    const known = now.next.find((one) => one.entry === entry);
    if (known) {
      this.go(known);
      return null;
    }
    try {
      const { frames, ends = false } = await this.show(now, [...entriesOf(now), entry], { seat });
      const position = this.step(now, entry, assembled(null, frames[0]!));
      position.ends = ends;
      this.go(position);
      void this.ask(position);
      return null;
    } catch (problem) {
      return { says: problem instanceof Refused ? problem.message : String(problem), rule: "" };
    }
  }

  async why(): Promise<RefusedMove[]> {
    if (!this.at) return [];
    const told = await this.show(this.at, entriesOf(this.at), { seat: this.table.seat, why: true });
    return told.refused ?? [];
  }

  /** Forget a position and all that came after it. */
  drop(position: Position): void {
    if (this.at && [...wayTo(this.at)].includes(position)) this.go(position.before!);
    position.before!.next = position.before!.next.filter((one) => one !== position);
    this.changes += 1;
  }

  /** The tree below a root, a row for each turn; what comes first stays at its depth, what was tried instead is set in. */
  rows(root: Position): Row[] {
    void this.changes;
    const found: Row[] = [];
    const walk = (from: Position, depth: number) => {
      for (const [i, first] of from.next.entries()) {
        const positions = [first];
        let last = first;
        while (last.next.length === 1 && last.next[0]!.seat === first.seat && !last.judged) {
          last = last.next[0]!;
          positions.push(last);
        }
        found.push({ depth: depth + Number(i > 0), positions });
        walk(last, depth + Number(i > 0));
      }
    };
    walk(root, 0);
    return found;
  }

  /** What the bot thinks of the turn that ended there. */
  judgement(position: Position): ToldTurn | null {
    void this.changes;
    return position.judged;
  }

  isAsked(position: Position): boolean {
    void this.changes;
    return position.isAsked;
  }

  private show(position: Position, moves: string[], more: object): Promise<LineShown> {
    const { moment } = position;
    return post<LineShown>(`/tables/${this.id}/line`, { moment, moves, known: moves.length, ...more });
  }

  private root(moment: number, frame: Update): Position {
    const root = this.position(moment, "", frame, null);
    this.roots = [...this.roots, root];
    return root;
  }

  private step(from: Position, entry: string, frame: Update): Position {
    const known = from.next.find((one) => one.entry === entry);
    if (known) return known;
    const made = this.position(from.moment, entry, frame, from);
    from.next = [...from.next, made];
    this.changes += 1;
    return made;
  }

  private position(moment: number, entry: string, frame: Update, before: Position | null): Position {
    const [seat = "", text = ""] = entry.split(": ");
    const offer = before?.frame.moves?.find((one) => one.text === text);
    const says = offer ? this.table.words.move(offer) : text;
    this.found += 1;
    return {
      n: this.found,
      moment,
      entry,
      seat: Number(seat),
      says,
      frame,
      before,
      next: [],
      judged: null,
      tries: 0,
      ends: false,
      isAsked: false,
    };
  }

  /** Ask what the turn was worth, once it is over. */
  private async ask(position: Position): Promise<void> {
    if (!this.mayAsk || position.judged || position.isAsked || !position.ends) return;
    const moves = entriesOf(position);
    position.isAsked = true;
    this.changes += 1;
    try {
      const { turn, tries } = await post<LineJudged>(`/tables/${this.id}/line/judgement`, {
        moment: position.moment,
        moves,
      });
      Object.assign(position, { judged: turn ?? null, tries });
    } catch (problem) {
      this.trouble = problem instanceof Refused ? problem.message : String(problem);
    }
    position.isAsked = false;
    this.changes += 1;
  }
}

export function wayTo(position: Position): Position[] {
  return position.before ? [...wayTo(position.before), position] : [];
}

export const entriesOf = (position: Position) => wayTo(position).map(({ entry }) => entry);

/** A line as an address has it: "1 go labour.1 recruit 3". */
export const written = (entries: string[]) => entries.map((entry) => entry.replace(": ", " ")).join(".");
export const read = (line: string) => (line ? line.split(".").map((entry) => entry.replace(" ", ": ")) : []);
