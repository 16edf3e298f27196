/** What the page about oneself says; only this page fetches it. */
import { pageWords } from "../../lib/words.svelte";

export const { say } = pageWords(
  import.meta.glob<string>("../../words/account.*.ftl", { query: "?raw", import: "default" }),
);

/** A day, as it is written in the language that is spoken. */
export function day(milliseconds: number, lang: string): string {
  return new Date(milliseconds).toLocaleDateString(lang, { day: "numeric", month: "long", year: "numeric" });
}
