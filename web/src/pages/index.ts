/** The pages by their addresses. One is fetched when it is first gone to; the shelf is there at once. */
import type { Component } from "svelte";
import { fetchBeyond, haveWords } from "../lib/words.svelte";

type Page = Component<{ subject: string }>;

const PAGES: [RegExp, () => Promise<{ default: Page }>][] = [
  [/^\/table\/([\w-]+)$/, () => import("./TablePage.svelte")],
  [/^\/table\/([\w-]+)\/replay$/, () => import("./ReplayPage.svelte")],
  [/^\/new\/(\w+)$/, () => import("./NewTable.svelte")],
  [/^\/rules\/(\w+)$/, () => import("./RulesPage.svelte")],
  [/^\/lesson\/(\w+)$/, () => import("./LessonPage.svelte")],
  [/^\/puzzles\/(\w+)$/, () => import("./PuzzlePage.svelte")],
  [/^\/day$/, () => import("./DayPage.svelte")],
  [/^\/club$/, () => import("./ClubPage.svelte")],
  [/^\/player\/([0-9a-f]{12})$/, () => import("./PlayerPage.svelte")],
  [/^\/((?:invitations|groups?|tournaments?)(?:\/[\w-]+)?)$/, () => import("./ClubRooms.svelte")],
  [/^\/unsubscribe\/([\w.=-]+)$/, () => import("./UnsubscribePage.svelte")],
  [/^\/me$/, () => import("./MePage.svelte")],
];

/** The page at an address, or null if it is not one of these. */
export function pageAt(path: string): ReturnType<typeof opened> | null {
  for (const [pattern, load] of PAGES) {
    const match = pattern.exec(path);
    if (match) return opened(load, match[1] ?? "");
  }
  return null;
}

/** A page with what it is about: while the next one is fetched, the one that is shown keeps its own. */
async function opened(
  load: () => Promise<{ default: Page }>,
  subject: string,
): Promise<{ page: Page; subject: string }> {
  const [{ default: page }] = await Promise.all([load(), fetchBeyond()]);
  await haveWords();
  return { page, subject };
}
