/** A puzzle: a position of a game between strong bots, in which the person plays one turn and is then told what it was worth. */
import { post, Refused } from "../lib/api";
import type { Feed, Refusal, TableModel } from "../lib/table.svelte";
import type { PuzzleMoment, RefusedMove, Solved } from "../lib/wire";
import { pageWords } from "../lib/words.svelte";

export const { say } = pageWords(
  import.meta.glob<string>("../words/puzzles.*.ftl", { query: "?raw", import: "default" }),
);

const KEPT = "chantier-puzzles"; // what was solved, in this browser
const found = (): Record<string, number[]> =>
  JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, number[]>;
export const solvedOf = (game: string): number[] => found()[game] ?? [];

function keepSolved(game: string, number: number): void {
  const known = found();
  localStorage.setItem(KEPT, JSON.stringify({ ...known, [game]: [...new Set([...(known[game] ?? []), number])] }));
}

export class PuzzleFeed implements Feed {
  moves = $state.raw<string[]>([]);
  solved = $state.raw<Solved | null>(null);
  puzzles = $state(0);
  private table: TableModel<never> | null = null;

  constructor(
    readonly game: string,
    readonly number: number,
  ) {}

  async begin(table: TableModel<never>): Promise<void> {
    this.table = table;
    await this.show(this.moves);
  }

  async play(text: string): Promise<Refusal | null> {
    try {
      await this.show([...this.moves, text]);
      return null;
    } catch (problem) {
      return { says: problem instanceof Refused ? problem.message : say("puzzle-trouble"), rule: "" };
    }
  }

  back = (): void => void this.show(this.moves.slice(0, -1));
  again = (): void => void this.show([]);

  why(): Promise<RefusedMove[]> {
    return Promise.resolve([]);
  }

  private async show(moves: string[]): Promise<void> {
    const { frame, puzzles, solved } = await post<PuzzleMoment>(`/games/${this.game}/puzzles/${this.number}`, {
      moves,
    });
    this.moves = moves;
    this.puzzles = puzzles;
    this.solved = solved ?? null;
    if (solved?.played === 0) keepSolved(this.game, this.number);
    this.table?.take({ ...frame, now: Date.now(), undo: moves.length > 0 && !solved });
  }
}
