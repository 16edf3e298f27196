/**
 * What others did is shown one action at a time, however quickly it came. Only what a screen shows waits here: the server and its clocks
 * never do, and whatever is one's own, timed, or no news to anybody who looks is shown at once.
 */
import { settings, type Pace as Chosen } from "./settings.svelte";
import type { Update } from "./wire";

/** How long an action is shown, and how long all that waits may take, in milliseconds. */
const TEMPI: Record<Chosen, { action: number; whole: number }> = {
  step: { action: Infinity, whole: Infinity },
  slow: { action: 1400, whole: 15_000 },
  normal: { action: 700, whole: 7600 },
  fast: { action: 300, whole: 3600 },
  once: { action: 0, whole: 0 },
};
/** For how long an action is shown, in milliseconds. */
export const actionTime = (): number => TEMPI[settings.pace].action;

const OF_ONES_CLOCK = 1 / 50; // while one's own time runs, no more of it than this goes by in looking
const BLINK = 250; // milliseconds in which nobody can have meant what has only just appeared

export class Pace {
  queue = $state.raw<Update[]>([]);
  private timer = 0;
  private began = 0; // when the first of those that wait was heard
  private shown = 0; // when the last one was shown
  private settled = -Infinity; // when the last of those that waited was shown by itself
  private lines = 0; // of the log, with what waits

  constructor(
    private readonly now: () => Update | null,
    private readonly show: (update: Update) => void,
  ) {}

  /** Whoever touches the table now means to go on: things still move, or have stopped in this very blink. */
  get isMoving(): boolean {
    return this.queue.length > 0 || performance.now() - this.settled < BLINK;
  }

  /** A touch or key: the next action where one goes step by step, else all. */
  hurry(): void {
    if (settings.pace === "step") this.next();
    else this.skip();
  }

  /** The newest moment that was heard of, shown or not. */
  get latest(): Update | null {
    return this.queue.at(-1) ?? this.now();
  }

  /** A moment that the server told; a whole one tells where one comes in, so nothing is played before it. */
  hear(update: Update, whole = false): void {
    const isBack = (update.log_from ?? 0) < this.lines;
    const isQuiet = !update.log?.length && update.view === this.latest?.view && update.status === this.latest?.status;
    this.lines = (update.log_from ?? 0) + (update.log?.length ?? 0);
    if (whole || isBack || this.isPressing(update)) {
      this.skip();
      this.reveal(update);
    } else if (isQuiet && !this.queue.length) this.show(update);
    else {
      if (!this.queue.length) this.began = performance.now();
      this.queue = [...this.queue, update];
      this.plan();
    }
  }

  /** Show the next action now. */
  next(): void {
    const [update, ...rest] = this.queue;
    if (!update) return;
    this.queue = rest;
    this.reveal(update);
    if (update.moves?.length && this.latest?.moves?.length) return this.skip(); // one is asked, as by what was heard since
    while (this.queue.length && !this.queue[0]!.log?.length && this.queue[0]!.view === this.now()?.view) this.next();
    this.plan();
  }

  /** Show all that waits: the table is as it is. */
  skip(): void {
    clearTimeout(this.timer);
    const waiting = this.queue;
    this.queue = [];
    for (const update of waiting) this.reveal(update);
  }

  private goOn(): void {
    this.next();
    if (!this.queue.length) this.settled = performance.now();
  }

  private reveal(update: Update): void {
    this.shown = performance.now();
    this.show(update);
  }

  /** Nothing waits while one is asked, in a race, or where nobody looks. */
  private isPressing(update: Update): boolean {
    const isAsked = Boolean(this.now()?.moves?.length);
    const isTimed = typeof update.signal === "number" || Object.keys(update.quote ?? {}).length > 0;
    return !this.now()?.view || isAsked || isTimed || document.hidden || settings.pace === "once";
  }

  private plan(): void {
    clearTimeout(this.timer);
    if (!this.queue.length) return;
    const now = performance.now();
    const { action, whole } = TEMPI[settings.pace];
    const left = this.began + Math.min(whole, this.patience()) - now;
    const pause = Math.min(action, Math.max(0, left / this.queue.length));
    if (pause < Infinity) this.timer = window.setTimeout(() => this.goOn(), Math.max(0, this.shown + pause - now));
  }

  /** While one's own clock runs, only a small part of it is for looking. */
  private patience(): number {
    const { seats, waiting, now } = this.latest!;
    const own = seats.findIndex((seat) => seat.you);
    const until = waiting.includes(own) ? seats[own]?.until : null;
    return until ? (until - now) * OF_ONES_CLOCK : Infinity;
  }
}
