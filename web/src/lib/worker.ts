/** The service worker, and what is asked of it; fetched after the page is there. */
import { app } from "./app.svelte";
import { settings } from "./settings.svelte";
import { knock } from "./sound";
import "./words.svelte"; // which every page has: so what both need stays in one file
import type { TableRow } from "./wire";

const KEPT = 3; // so many finished games can be seen again without a connection, and all that one has seen
let heard = 0;

export function install(): void {
  addEventListener("online", () => (app.offline = false));
  addEventListener("offline", () => (app.offline = true));
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
}

/** The app's icon says how many of one's tables wait, and a knock that there is one more. */
export function attend(mine: TableRow[]): void {
  const waits = mine.filter((row) => row.your_turn).length;
  if ("setAppBadge" in navigator)
    void (waits ? navigator.setAppBadge(waits) : navigator.clearAppBadge()).catch(() => undefined);
  if (waits > heard && document.hidden) knock();
  heard = waits;
  for (const { id } of mine.filter(({ status }) => status === "over").slice(0, KEPT)) keep(id);
}
