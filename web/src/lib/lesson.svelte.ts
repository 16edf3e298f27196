/**
 * Leads through a lesson: shows each moment and waits for the move it asks for. Only that one is offered, so that only its place is gold;
 * the others are refused, kindly.
 */
import type { Feed, Refusal, TableModel } from "./table.svelte";
import { assembled } from "./assemble";
import { actionTime } from "./pace.svelte";
import type { RefusedMove, Step, Update } from "./wire";
import { words } from "./words.svelte";

const COUNTDOWN = 3000; // before a clock runs for the first time

export class LessonFeed implements Feed {
  at = $state(0);
  private table: TableModel<never> | null = null;
  private timer = 0;

  private readonly frames: Update[] = [];
  private signal: number | null = null; // when the clock began to run, or will
  private until: number | null = null; // what it counts down to; nothing happens then, a lesson waits

  constructor(
    private readonly steps: Step[],
    private readonly name: string,
  ) {
    for (const { frame } of steps) this.frames.push(assembled(this.frames.at(-1) ?? null, frame));
  }

  get step(): Step {
    return this.steps[this.at]!;
  }

  get ended(): boolean {
    return this.at === this.steps.length - 1;
  }

  /** What the others do goes on by itself, at the pace that one has chosen; step by step it waits. */
  get goesOn(): boolean {
    return !this.step.says && !this.step.move && !this.ended && Number.isFinite(actionTime());
  }

  get speeches(): number {
    return this.steps.filter(({ says }) => says).length;
  }

  get spoken(): number {
    return this.steps.slice(0, this.at + 1).filter(({ says }) => says).length;
  }

  begin(table: TableModel<never>, at: number): void {
    this.table = table;
    this.show(at);
  }

  next(): void {
    if (!this.ended) this.show(this.at + 1);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  play(text: string): Promise<Refusal | null> {
    const { move } = this.step;
    if (text !== move) {
      return Promise.resolve({ says: move ? this.rather(move) : words.say("lesson-go"), rule: "" });
    }
    this.next();
    return Promise.resolve(null);
  }

  why(): Promise<RefusedMove[]> {
    const { move } = this.step;
    const others = move ? (this.frames[this.at]!.moves ?? []).filter(({ text }) => text !== move) : [];
    return Promise.resolve(others.map((offer) => ({ ...offer, code: "lesson", says: this.rather(move!) })));
  }

  private rather(move: string): string {
    return words.say("lesson-not-that", { move: this.table?.label(move) ?? move });
  }

  private show(at: number): void {
    this.at = at;
    const { move } = this.step;
    const frame = this.frames[at]!;
    const now = Date.now();
    this.setClock(now);
    const seats = frame.seats.map((seat) =>
      seat.you ? { ...seat, name: this.name || seat.name, until: this.until } : seat,
    );
    if (!this.table) return;
    const start = this.frames.findLastIndex(({ log_from }, i) => i <= at && !log_from); // of this table; there may be two
    this.table.log = this.frames.slice(start, at).flatMap((frame) => frame.log ?? []);
    const turn = this.steps.slice(0, at).findLastIndex((step) => step.move) + 1; // a moment's version is its number
    this.table.take({
      ...frame,
      now,
      signal: this.signal,
      seats,
      turn,
      moves: (frame.moves ?? []).filter(({ text }) => text === move),
    });
    this.table.hinted = move || null;
    void this.table.wonder();
    clearTimeout(this.timer);
    if (this.goesOn) this.timer = window.setTimeout(() => this.next(), actionTime());
  }

  /** A first time it runs after a signal; later it is only set. */
  private setClock(now: number): void {
    const { clock } = this.step;
    if (clock === undefined || clock === null) return;
    this.signal = clock ? (this.signal ?? now + COUNTDOWN) : null;
    this.until = clock ? Math.max(now, this.signal ?? now) + 1000 * clock : null;
  }
}
