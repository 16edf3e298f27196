/** The languages of the client are those that have a `words/client.*.ftl`: nothing else names them. */
export type Lang = string;

export const ENGLISH: Lang = "en"; // whoever speaks none of ours rather reads English
export const COMMON = import.meta.glob<string>("../words/client.*.ftl", { query: "?raw", import: "default" });

/** The language of a file of words. */
export const langOf = (file: string): Lang => file.split(".").at(-2) ?? "";

export const LANGS: Lang[] = Object.keys(COMMON).map(langOf).sort();

/** What those who speak it call it: Deutsch, English, français. */
export const nameOf = (lang: Lang) => new Intl.DisplayNames(lang, { type: "language" }).of(lang) ?? lang;
