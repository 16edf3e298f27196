/**
 * Leads through a lesson: shows each moment and waits for the move it asks for. Only that one is offered, so that only its place is gold;
 * the others are refused, kindly.
 */
import type { Feed, Refusal, TableModel } from "./table.svelte";
import { assembled } from "./assemble";
import type { RefusedMove, Step, Update } from "./wire";
import { words } from "./words.svelte";

const PACE = 900; // milliseconds for what the others do

export class LessonFeed implements Feed {
  at = $state(0);
  private table: TableModel<never> | null = null;
  private timer = 0;

  private readonly frames: Update[] = [];

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
    const { says, move } = this.step;
    const frame = this.frames[at]!;
    const seats = frame.seats.map((seat) => (seat.you && this.name ? { ...seat, name: this.name } : seat));
    if (!this.table) return;
    this.table.log = this.frames.slice(0, at).flatMap((frame) => frame.log ?? []);
    const turn = this.steps.slice(0, at).findLastIndex((step) => step.move) + 1; // a moment's version is its number
    this.table.take({ ...frame, seats, turn, moves: (frame.moves ?? []).filter(({ text }) => text === move) });
    this.table.hinted = move || null;
    void this.table.wonder();
    clearTimeout(this.timer);
    if (!says && !move && !this.ended) this.timer = window.setTimeout(() => this.next(), PACE);
  }
}
