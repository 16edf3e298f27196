/** Every word a person reads: the same Fluent messages that the rules speak with, and the client's own. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import clientFr from "../words/client.fr.ftl?raw";
import botsFr from "$bots/messages.fr.ftl?raw";
import kernelFr from "$kernel/messages.fr.ftl?raw";
import { settings, type Lang } from "./settings.svelte";
import type { LogLine, MoveOffer } from "./wire";

export type Figures = Record<string, number | string>;

/** What every page says. French comes with the client, English when it is spoken. */
const COMMON: Partial<Record<Lang, string[]>> = { fr: [kernelFr, botsFr, clientFr] };
const OF_GAME = import.meta.glob<string>("../../../src/chantier/games/*/messages.*.ftl", {
  query: "?raw",
  import: "default",
});
const OF_BOARD = import.meta.glob<string>("../boards/*/board.*.ftl", { query: "?raw", import: "default" });

function bundle(lang: Lang, texts: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/** The messages of one game, or with no game those of the pages around. What they say changes with the chosen language. */
export class Words {
  private bundles: Partial<Record<Lang, FluentBundle>> = {};

  constructor(private readonly texts: Partial<Record<Lang, string[]>> = {}) {}

  add(lang: Lang, texts: string[]): void {
    this.texts[lang] = texts;
    delete this.bundles[lang];
  }

  private get bundle(): FluentBundle {
    const { lang } = settings;
    return (this.bundles[lang] ??= bundle(lang, [...(COMMON[lang] ?? []), ...(this.texts[lang] ?? [])]));
  }

  say = (message: string, figures: Figures = {}): string => {
    const found = this.bundle;
    const pattern = found.getMessage(message)?.value;
    if (!pattern) return message;
    const spoken = Object.entries(figures).map(([name, figure]) => [name, this.spoken(figure)] as const);
    return found.formatPattern(pattern, Object.fromEntries(spoken), []);
  };

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** A figure as it stands in a sentence: "@guild-mason" is a message, "@good-clay=2 @good-wood=1" two with a number. */
  spoken(figure: number | string): number | string {
    if (typeof figure === "number" || !figure.startsWith("@")) return figure;
    return figure.startsWith("@@") ? figure.slice(1) : this.name(figure);
  }

  name(figure: string): string {
    if (!figure.startsWith("@")) return figure;
    const said = figure.split(" ").map((part) => {
      const [message = "", n] = part.slice(1).split("=");
      return this.say(message, n === undefined ? {} : { n: Number(n) });
    });
    return said.join(", ");
  }

  /** What a button says. */
  move(offer: MoveOffer): string {
    return this.say(`move-${verb(offer.text)}`, offer.figures);
  }

  question(name: string): string {
    return this.say(`ask-${name}`);
  }

  /** A line of the log, without the player's name before it. */
  event(line: LogLine): string {
    const message = `event-${line.name}`;
    return line.hidden && this.has(`${message}-hidden`)
      ? this.say(`${message}-hidden`, line.figures)
      : this.say(message, line.figures);
  }
}

export function verb(text: string): string {
  return text.split(" ", 1)[0] ?? "";
}

export const words = new Words();

/** A level's name; a code may have parameters, "planner:turns=2". */
export function botName(code: string): string {
  const [level = ""] = code.split(":");
  return words.has(`bot-${level}`) ? words.say(`bot-${level}`) : level;
}

const loaded = new Map<string, Promise<Words>>();

/** The words of a game, fetched once in the language that is spoken. */
export function wordsOf(game: string): Promise<Words> {
  let found = loaded.get(game);
  if (!found) {
    found = load(game);
    loaded.set(game, found);
  }
  return found;
}

async function load(game: string): Promise<Words> {
  const found = new Words();
  let lang: Lang;
  do {
    lang = settings.lang;
    found.add(lang, await textsOf(game, lang));
  } while (lang !== settings.lang);
  return found;
}

async function textsOf(game: string, lang: Lang): Promise<string[]> {
  const files = [
    OF_GAME[`../../../src/chantier/games/${game}/messages.${lang}.ftl`],
    OF_BOARD[`../boards/${game}/board.${lang}.ftl`],
  ];
  return Promise.all(files.filter((file) => file !== undefined).map((file) => file()));
}

/** Once it is done, every page has words in the language. */
export async function fetchCommon(lang: Lang): Promise<void> {
  if (lang === "en") COMMON.en ??= (await import("../words/english")).default;
}

/** Another language, as soon as the words of every game that is open are there. */
export async function speak(lang: Lang): Promise<void> {
  const games = [...loaded].map(async ([game, found]) => (await found).add(lang, await textsOf(game, lang)));
  await Promise.all([fetchCommon(lang), ...games]);
  settings.change({ lang });
}
