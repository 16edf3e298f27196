/** What is said about asking people to come. */
import { pageWords } from "../lib/words.svelte";

export const { say } = pageWords(
  import.meta.glob<string>("../words/invite.*.ftl", { query: "?raw", import: "default" }),
);
