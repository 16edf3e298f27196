/** The booklet (AG-30): a page for each building, in the language chosen. */
import { settings, type Lang } from "../../lib/settings.svelte";

export interface Page {
  place: string;
  date: string;
  architect: string;
  text: string;
}

const FILES = import.meta.glob<string>("$games/architecture_game/BOOKLET.*.md", { query: "?raw", import: "default" });

/** `## reims`, three lines of facts, then the text. */
function read(markdown: string): Map<string, Page> {
  const [, ...sections] = markdown.split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [building = "", facts = "", ...text] = section.trim().split("\n\n");
      const [place = "", date = "", architect = ""] = facts.split("\n");
      return [building.trim(), { place, date, architect, text: text.join("\n\n") }];
    }),
  );
}

class Pages {
  private books = $state.raw<Partial<Record<Lang, Map<string, Page>>>>({});

  async open(lang: Lang): Promise<void> {
    const file = Object.entries(FILES).find(([name]) => name.endsWith(`BOOKLET.${lang}.md`))?.[1];
    if (file && !this.books[lang]) this.books = { ...this.books, [lang]: read(await file()) };
  }

  of(building: string): Page | undefined {
    return this.books[settings.lang]?.get(building);
  }
}

export const pages = new Pages();
