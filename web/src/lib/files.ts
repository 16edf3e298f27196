/** The files of a game, whose words, rules and booklet come from the server; so does the cover of one that an installed package brings. */

import { ENGLISH, type Lang } from "./languages";
import { settings } from "./settings.svelte";

/** What the page tells of all of them changes with any, so that what was fetched can be kept for good. */
const told = document.querySelector<HTMLMetaElement>("meta[name=games]");
const fingerprint = told?.content ?? "now";
/** "queens_architect:en,fr artisans_builders:de,en,fr" */
const spoken = new Map(told?.dataset["spoken"]?.split(" ").map((game) => game.split(":") as [string, string]));

/** The language in which a game is told: the one that is chosen, or English where nobody has written it in that. */
export function languageOf(game: string, chosen = settings.lang): Lang {
  return spoken.get(game)?.split(",").includes(chosen) === false ? ENGLISH : chosen;
}

export const addressOf = (game: string, file: string) => `/games/${game}/${fingerprint}/${file}`;

async function found(game: string, file: string): Promise<Response> {
  const answer = await fetch(addressOf(game, file));
  if (!answer.ok) throw new Error(`no ${file} of ${game}`);
  return answer;
}

export const fileOf = async (game: string, file: string) => (await found(game, file)).text();

export const jsonOf = async <T>(game: string, file: string) => (await (await found(game, file)).json()) as T;
