/** The moments of a finished table, fetched as far as they are looked at. */
import { get } from "./api";
import { assembled } from "./assemble";
import { seen, type Feed, type Refusal, type TableModel } from "./table.svelte";
import type { LogLine, Playback, RefusedMove, Update } from "./wire";

export class FilmFeed implements Feed {
  at = $state(0);
  moments = $state(1);
  trial: Feed | null = null; // where moves are tried
  private frames: Update[] = [];

  constructor(
    private readonly id: string,
    private readonly eyes: number | null,
  ) {}

  async show(table: TableModel<never>, at: number): Promise<void> {
    const wanted = Math.max(0, at);
    while (this.frames.length <= wanted && (!this.frames.length || this.frames.length < this.moments))
      await this.fetch();
    this.at = Math.min(wanted, this.moments - 1);
    const frame = this.frames[this.at];
    if (!frame) return;
    table.log = this.frames.slice(0, this.at).flatMap((one) => one.log ?? []);
    const before = this.frames[this.at - 1];
    table.take({ ...frame, moves: [] }, before ? seen<never>(before) : null); // to look at, not to play; wherever one came from
  }

  private async fetch(): Promise<void> {
    const seat = this.eyes === null ? "" : `&seat=${this.eyes}`;
    const film = await get<Playback>(`/tables/${this.id}/film?from=${this.frames.length}${seat}`);
    this.moments = film.moments;
    for (const frame of film.frames) this.frames.push(assembled(this.frames.at(-1) ?? null, frame));
  }

  /** What was told up to a moment. */
  logAt(moment: number): LogLine[] {
    return this.frames.slice(0, moment + 1).flatMap((one) => one.log ?? []);
  }

  play(text: string): Promise<Refusal | null> {
    return this.trial?.play(text) ?? Promise.resolve(null);
  }

  why(): Promise<RefusedMove[]> {
    return this.trial?.why() ?? Promise.resolve([]);
  }
}
