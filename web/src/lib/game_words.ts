/** The words of games, which come with the first page that needs them. */
import { fileOf, languageOf } from "./files";
import { langOf, type Lang } from "./languages";
import { fetchBeyond, fetchCommon, onSpeaking, Words } from "./words.svelte";

const OF_BOARD = import.meta.glob<string>("../boards/*/board.*.ftl", { query: "?raw", import: "default" });
const OF_TABLE = import.meta.glob<string>("$kernel/messages.*.ftl", { query: "?raw", import: "default" });

const loaded = new Map<string, Promise<Words>>();

/** The words of a game, fetched once in the language that is spoken. */
export function wordsOf(game: string): Promise<Words> {
  let found = loaded.get(game);
  if (!found) {
    found = load(game);
    loaded.set(game, found);
    onSpeaking((lang) => learn(game, languageOf(game, lang)));
  }
  return found;
}

async function load(game: string): Promise<Words> {
  const found = new Words({}, game);
  let lang: Lang;
  do {
    lang = languageOf(game);
    found.add(lang, await textsOf(game, lang));
  } while (lang !== languageOf(game));
  return found;
}

async function textsOf(game: string, lang: Lang): Promise<string[]> {
  const board = OF_BOARD[`../boards/${game}/board.${lang}.ftl`]?.() ?? "";
  const [, table] = Object.entries(OF_TABLE).find(([file]) => langOf(file) === lang) ?? [];
  await Promise.all([fetchCommon(lang), fetchBeyond(lang)]); // a game that nobody has told in the chosen language says all in English
  return Promise.all([table?.() ?? "", fileOf(game, `words.${lang}.ftl`), board]);
}

async function learn(game: string, lang: Lang): Promise<void> {
  (await loaded.get(game))?.add(lang, await textsOf(game, lang));
}
