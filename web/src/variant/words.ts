/** What is said of kits and of how a game was liked. */
import { pageWords } from "../lib/words.svelte";

export const { say } = pageWords(
  import.meta.glob<string>("../words/variant.*.ftl", { query: "?raw", import: "default" }),
);
