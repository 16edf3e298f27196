/** The service worker, and what is asked of it; fetched after the page is there. */
import { get } from "./api";
import { app } from "./app.svelte";
import { me } from "./me.svelte";
import { settings } from "./settings.svelte";
import { knock } from "./sound";
import "./words.svelte"; // which every page has: so what both need stays in one file
import type { TableRow } from "./wire";

const KEPT = 3; // so many finished games can be seen again without a connection, and all that one has seen
let heard = 0;

export function install(): void {
  addEventListener("online", () => (app.offline = false));
  addEventListener("offline", () => (app.offline = true));
  document.addEventListener("visibilitychange", countAway);
  countAway(); // one may have turned away before this was fetched
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  const known = serviceWorker.controller;
  if (!known) serviceWorker.addEventListener("controllerchange", askAgain, { once: true });
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ kind?: string; yes?: boolean }>) => {
    if (data.kind === "reached") app.offline = !data.yes; // a server that is down is no connection either
  });
  if (known) tell({ kind: "reached" }); // what this page has asked before it listened
  void serviceWorker.register("/sw.js").catch(() => undefined); // a browser that wants none goes on without
}

/** At a first visit the worker comes after the page has asked for everything: it asks once more, to have it. */
function askAgain(): void {
  const urls = performance.getEntriesByType("resource").map(({ name }) => name);
  tell({ kind: "again", lang: settings.lang, urls: urls.filter((url) => new URL(url).pathname.startsWith("/api/")) });
}

/** The worker is told as soon as there is one. */
function tell(what: Record<string, string | string[]>): void {
  if ("serviceWorker" in navigator) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(what));
}

/** Keep a finished game, to be seen again without a connection. */
export function keep(table: string): void {
  tell({ kind: "keep", table });
}

/** Somebody has signed out: nothing of theirs stays. */
export function forget(): void {
  tell({ kind: "forget" });
  badge([]);
}

/** Whoever turns to something else sees on the app's icon how many tables wait, wherever they were. */
function countAway(): void {
  if (document.hidden) void count().catch(() => undefined);
}

async function count(): Promise<void> {
  if (me.person) badge(await get<TableRow[]>("/tables?mine=true"));
}

function badge(mine: TableRow[]): void {
  heard = mine.filter((row) => row.your_turn).length;
  if ("setAppBadge" in navigator)
    void (heard ? navigator.setAppBadge(heard) : navigator.clearAppBadge()).catch(() => undefined);
}

/** The app's icon says how many of one's tables wait, and a knock that there is one more. */
export function attend(mine: TableRow[]): void {
  const before = heard;
  badge(mine);
  if (heard > before && document.hidden) knock();
  for (const { id } of mine.filter(({ status }) => status === "over").slice(0, KEPT)) keep(id);
}
