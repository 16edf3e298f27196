/** The rulebook beside the table: which rule it is open at, and the books themselves, fetched when opened. */
import { margin } from "./margin.svelte";
import { settings } from "./settings.svelte";

export interface Rule {
  id: string;
  title: string;
  html: string;
}

export interface Rulebook {
  title: string;
  html: string;
  chapters: { title: string; html: string; rules: Rule[] }[];
}

const BOOKS = import.meta.glob<Rulebook>("../../../src/chantier/games/*/RULES.*.md", { import: "default" });

class Opened {
  at = $state(""); // a rule's number; empty: the beginning
}

export const rulebook = new Opened();

export function openRule(rule: string): void {
  rulebook.at = rule;
  margin.show("rules");
}

/** The book of a game in the language chosen. */
export function bookOf(game: string): Promise<Rulebook> {
  const file = BOOKS[`../../../src/chantier/games/${game}/RULES.${settings.lang}.md`];
  return file ? file() : Promise.reject(new Error(`no rulebook of ${game}`));
}

/** A rule's own number, without the letter of a detail: QA-22b is told under QA-22. */
export function entry(book: Rulebook, rule: string): string | undefined {
  const ids = book.chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id));
  return ids.find((id) => id === rule) ?? ids.find((id) => id === rule.replace(/[a-z]+$/, ""));
}
