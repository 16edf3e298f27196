/** The booklet (AG-30): a page for each building, in the language chosen. */
import { fileOf, languageOf } from "../../lib/files";
import type { Lang } from "../../lib/languages";

const GAME = "architecture_game";

export interface Page {
  place: string;
  date: string;
  architect: string;
  text: string;
}

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
    if (this.books[lang]) return;
    this.books = { ...this.books, [lang]: read(await fileOf(GAME, `booklet.${lang}.md`)) };
  }

  of(building: string): Page | undefined {
    return this.books[languageOf(GAME)]?.get(building);
  }
}

export const pages = new Pages();
