/** Every word a person reads: the same Fluent messages that the rules speak with, and the client's own. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { languageOf } from "./files";
import { COMMON, ENGLISH, langOf, type Lang } from "./languages";
import { settings } from "./settings.svelte";
import type { LogLine, MoveOffer } from "./wire";

export type Figures = Record<string, number | string>;

type Files = Record<string, () => Promise<string>>;
/** What every page says, once it is fetched, and the words that some pages have of their own. */
const common: Record<Lang, string> = {};
/** What is said beyond the shelf, which is there without it. */
const BEYOND = import.meta.glob<string>("../words/table.*.ftl", { query: "?raw", import: "default" });
let beyond = $state.raw<Record<Lang, string>>({});
const learners: ((lang: Lang) => Promise<unknown>)[] = [];
const coming = new Set<Promise<void>>();

/** Messages as they were written, each read when it is first said: a page says a small part of them. */
class Texts {
  private readonly bundle: FluentBundle;
  private readonly unread = new Map<string, string>();

  constructor(lang: Lang, texts: string[]) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const message of texts.flatMap((text) => text.split(/^(?=[a-z])/m)))
      this.unread.set(message.slice(0, message.search(/[^\w-]/)), message); // of two with one name the later counts
  }

  has(id: string): boolean {
    return this.unread.has(id) || this.bundle.hasMessage(id);
  }

  get(id: string): ReturnType<FluentBundle["getMessage"]> {
    this.read(id);
    return this.bundle.getMessage(id);
  }

  format(pattern: Parameters<FluentBundle["formatPattern"]>[0], figures: Figures): string {
    return this.bundle.formatPattern(pattern, figures, []);
  }

  /** With the messages that it is made of. */
  private read(id: string): void {
    const message = this.unread.get(id);
    if (message === undefined) return;
    this.unread.delete(id);
    this.bundle.addResource(new FluentResource(message));
    for (const [, other = ""] of message.matchAll(/\{\s*([a-z][\w-]*)/g)) this.read(other);
  }
}

/** The messages of one game, or with no game those of the pages around. What they say changes with the chosen language. */
export class Words {
  private read: Record<Lang, Texts> = {};
  private fetched = $state(0); // languages: what is said changes when one comes
  isComing = false; // nothing is said before the first is there
  /** Who sits in a seat, at the table that is open: sentences name players, not the colours of seats. */
  players: (seat: number) => string | undefined = () => undefined;

  constructor(
    private readonly texts: Record<Lang, string[]> = {},
    private readonly game = "",
  ) {}

  add(lang: Lang, texts: string[]): void {
    this.texts[lang] = texts;
    this.read = {};
    this.isComing = false;
    this.fetched++;
  }

  private get messages(): Texts {
    void this.fetched;
    const lang = this.game ? languageOf(this.game) : settings.lang;
    const more = beyond[lang] ?? "";
    return (this.read[more ? `${lang}+` : lang] ??= new Texts(lang, [
      common[lang] ?? "",
      more,
      ...(this.texts[lang] ?? []),
    ]));
  }

  /** Shortly, a message and what it names are said by their attribute `line` where they have one. */
  say = (message: string, figures: Figures = {}, isShort = false): string => {
    const found = this.messages;
    const known = found.get(message);
    const short = isShort ? known?.attributes["line"] : undefined;
    const pattern = short ?? known?.value;
    if (!pattern) return this.isComing ? "" : message;
    const spoken = Object.entries(figures).map(
      ([name, figure]) => [name, this.spoken(figure, Boolean(short))] as const,
    );
    return found.format(pattern, Object.fromEntries(spoken));
  };

  has(message: string): boolean {
    return this.messages.has(message);
  }

  /** A figure as it stands in a sentence: "@guild-mason" is a message, "@good-clay=2 @good-wood=1" two with a number. */
  spoken(figure: number | string, isShort = false): number | string {
    if (typeof figure === "number" || !figure.startsWith("@")) return figure;
    return figure.startsWith("@@") ? figure.slice(1) : this.name(figure, isShort);
  }

  name(figure: string, isShort = false): string {
    if (!figure.startsWith("@")) return figure;
    const said = figure.split(" ").map((part) => {
      const [message = "", n] = part.slice(1).split("=");
      const player = message.startsWith("seat-") ? this.players(Number(message.slice(5)) - 1) : undefined;
      if (player) return player;
      return this.say(message, n === undefined ? {} : { n: Number(n) }, isShort);
    });
    return said.join(", ");
  }

  /** What a button says. */
  move(offer: MoveOffer): string {
    return this.say(`move-${verb(offer.text)}`, offer.figures);
  }

  /** What a variant of the game is called. */
  option(key: string): string {
    const message = `option-${key.replaceAll("_", "-")}`;
    return this.has(message) ? this.say(message) : key;
  }

  /** What is chosen of a variant. */
  value(value: unknown): string {
    const message = typeof value === "boolean" ? `option-${value ? "yes" : "no"}` : `value-${String(value)}`;
    return this.has(message) ? this.say(message) : String(value);
  }

  question(name: string): string {
    return this.say(`ask-${name}`);
  }

  /** A line of the log, without the player's name before it; shortly it is a part of its turn's line. */
  event(line: LogLine, isShort = false): string {
    const message = `event-${line.name}`;
    const isHidden = line.hidden && this.has(`${message}-hidden`);
    return this.say(isHidden ? `${message}-hidden` : message, line.figures, isShort);
  }

  /** What a line tells of each player, if all do it at the same time: its message has the attribute `each`. */
  ofEach = (line: LogLine): string | undefined => {
    const pattern = this.messages.get(`event-${line.name}`)?.attributes["each"];
    return pattern && this.messages.format(pattern, {});
  };
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

/** Once it is done, every page has words in the language. */
export async function fetchCommon(lang: Lang): Promise<void> {
  common[lang] ??= (await COMMON[`../words/client.${lang}.ftl`]?.()) ?? "";
}

/** What pages beyond the shelf say, too. */
export async function fetchBeyond(lang = settings.lang): Promise<void> {
  if (beyond[lang]) return;
  if (!Object.keys(beyond).length) onSpeaking(fetchBeyond);
  const text = (await BEYOND[`../words/table.${lang}.ftl`]?.()) ?? "";
  beyond = { ...beyond, [lang]: text };
}

/** The words of a page, fetched with it: `pageWords(import.meta.glob("../words/club.*.ftl", …))`. */
export function pageWords(files: Files): Words {
  const found = new Words();
  found.isComing = true;
  onSpeaking((lang) => learn(found, files, lang));
  const come = learn(found, files, settings.lang).finally(() => coming.delete(come));
  coming.add(come);
  return found;
}

async function learn(page: Words, files: Files, lang: Lang): Promise<void> {
  const [, load] = Object.entries(files).find(([file]) => langOf(file) === lang) ??
    Object.entries(files).find(([file]) => langOf(file) === ENGLISH) ?? ["", undefined];
  page.add(lang, [(await load?.()) ?? ""]);
}

/** Once it is done, the pages that are there have their words. */
export async function haveWords(): Promise<void> {
  await Promise.all(coming);
}

/** Whoever has words of their own fetches them when another language is chosen. */
export function onSpeaking(fetch: (lang: Lang) => Promise<unknown>): void {
  learners.push(fetch);
}

/** Another language, as soon as the words of every page and game that is open are there. */
export async function speak(lang: Lang): Promise<void> {
  await Promise.all([fetchCommon(lang), ...learners.map((fetch) => fetch(lang))]);
  settings.change({ lang });
}
