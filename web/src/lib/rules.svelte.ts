/** The rulebook beside the table: which rule it is open at, and the books themselves, fetched when opened. */
import { jsonOf } from "./files";
import { margin } from "./margin.svelte";
import type { Rulebook } from "./rulebook";
import { settings } from "./settings.svelte";

export type { Rule, Rulebook } from "./rulebook";

class Opened {
  at = $state(""); // a rule's number; empty: the beginning
}

export const rulebook = new Opened();

export function openRule(rule: string): void {
  rulebook.at = rule;
  margin.show("rules");
}

/** The book of a game in the language chosen; it says itself which one it is written in. */
export const bookOf = (game: string) => jsonOf<Rulebook>(game, `rules.${settings.lang}.json`);

/** A rule's own number, without the letter of a detail: QA-22b is told under QA-22. */
export function entry(book: Rulebook, rule: string): string | undefined {
  const ids = book.chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id));
  return ids.find((id) => id === rule) ?? ids.find((id) => id === rule.replace(/[a-z]+$/, ""));
}
