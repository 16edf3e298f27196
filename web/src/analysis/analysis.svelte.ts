/** What bots think of a game that is over: fetched when it is there, made when somebody asks for it. */
import { get, post } from "../lib/api";
import type { AnalysisProgress, ToldAnalysis, ToldTurn } from "../lib/wire";
import { pageWords } from "../lib/words.svelte";

export const { say } = pageWords(
  import.meta.glob<string>("../words/analysis.*.ftl", { query: "?raw", import: "default" }),
);

const ASK_AGAIN = 1500; // milliseconds
export const SIGNS: Record<string, string> = { best: "◆", good: "◇", doubtful: "~", mistake: "✗", forced: "·" };

export class Analysis {
  told = $state.raw<ToldAnalysis | null>(null);
  isUnderWay = $state(false);
  judged = $state(0);
  turns = $state(0);
  private timer = 0;

  constructor(private readonly id: string) {}

  async begin(): Promise<void> {
    this.take(await post<AnalysisProgress>(`/tables/${this.id}/analysis`));
  }

  async look(): Promise<void> {
    const than = this.told?.tries ?? 0;
    this.take(await get<AnalysisProgress>(`/tables/${this.id}/analysis?than=${than}`));
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  private take({ is_under_way, judged, turns, told }: AnalysisProgress): void {
    this.told = told ?? this.told;
    this.isUnderWay = is_under_way ?? false;
    this.judged = judged ?? 0;
    this.turns = turns ?? 0;
    clearTimeout(this.timer);
    if (this.isUnderWay) this.timer = window.setTimeout(() => void this.look(), ASK_AGAIN);
  }

  /** The turn that a moment of the replay shows: the one that ended there, or that goes on. */
  at(moment: number): ToldTurn | undefined {
    return this.told?.turns.find(({ begins, ends }) => begins < moment && moment <= ends);
  }

  /** The next turn that cost something, or the one before. */
  mistake(moment: number, step: 1 | -1): ToldTurn | undefined {
    const found = this.told?.turns.filter(
      ({ mark, ends }) => (mark === "mistake" || mark === "doubtful") && (ends - moment) * step > 0,
    );
    return step > 0 ? found?.[0] : found?.at(-1);
  }
}
