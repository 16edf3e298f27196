/**
 * The service worker: the app opens without a connection, and notices arrive while it is closed.
 * The server puts `SHELL` before it, the files without which nothing opens: with any of them the worker is another one.
 */
/* global SHELL -- the server writes it, see server/web/app_files.py */
const FILES = "chantier-files"; // they never change, since their names have a hash, so that pages of before find theirs too
const TOLD = "chantier-told"; // what the server last said, for when it can't be asked
const MOST_FILES = 600;
const AT_A_TIME = 12; // the page itself comes first, and whatever fails goes on from there the next time
const ASKED = [
  /^\/api\/games$/,
  /^\/api\/games\/[\w]+\/(leaders|lesson)$/,
  /^\/api\/me$/,
  /^\/api\/me\/page$/,
  /^\/api\/players\/[0-9a-f]+(\/games)?$/,
  /^\/api\/tables$/,
  /^\/api\/tables\/[\w-]+(\/film|\/story)?$/,
];

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const files = await caches.open(FILES);
      const there = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
      const missing = SHELL.filter((file) => !there.has(file));
      for (let i = 0; i < missing.length; i += AT_A_TIME) await files.addAll(missing.slice(i, i + AT_A_TIME));
      await (await caches.open(TOLD)).add(new Request("/", { cache: "reload" }));
      await self.skipWaiting(); // pages that are open go on with the files they have
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      await prune();
      await self.clients.claim();
    })(),
  );
});

/** The oldest files go when there are too many; those of this edition stay. */
async function prune() {
  const files = await caches.open(FILES);
  const kept = await files.keys();
  const old = kept.filter(({ url }) => !SHELL.includes(new URL(url).pathname));
  await Promise.all(old.slice(0, Math.max(0, kept.length - MOST_FILES)).map((request) => files.delete(request)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/") || url.pathname.startsWith("/games/")) event.respondWith(file(request));
  else if (isAsked(url)) event.respondWith(told(request, event.clientId));
});

function isAsked(url) {
  return ASKED.some((pattern) => pattern.test(url.pathname));
}

/** Any page is the same one, which shows what its address says; without a connection it is the last that came. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && new URL(request.url).pathname === "/") await keep(new Request("/"), answer.clone());
    return answer;
  } catch {
    return (await caches.match("/", { cacheName: TOLD })) ?? Response.error();
  }
}

async function file(request) {
  const files = await caches.open(FILES);
  const known = await files.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await files.put(request, answer.clone());
  return answer;
}

/** What the server says, or what it last said; the page that asks learns whether it was there. */
async function told(request, page = "") {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(request, answer.clone());
    void reached(page, true);
    return answer;
  } catch {
    void reached(page, false);
    const last = await caches.match(request, { cacheName: TOLD, ignoreVary: true });
    return last ?? Response.json({ code: "offline", says: "", figures: {} }, { status: 503 });
  }
}

let isReached = true; // as of the last request

async function reached(page, yes) {
  isReached = yes;
  const client = page && (await self.clients.get(page));
  client?.postMessage({ kind: "reached", yes });
}

async function keep(request, answer) {
  const cache = await caches.open(TOLD);
  await cache.put(request, answer);
}

self.addEventListener("message", (event) => {
  const { data } = event;
  if (data?.kind === "forget") event.waitUntil(caches.delete(TOLD)); // somebody else may use this browser next
  if (data?.kind === "keep") event.waitUntil(keepGame(data.table));
  if (data?.kind === "reached") event.source.postMessage({ kind: "reached", yes: isReached }); // the page was not listening yet
  if (data?.kind === "again") event.waitUntil(askAgain(data.urls, data.lang));
});

/** What the first page of all has asked before there was a worker. */
async function askAgain(urls, lang) {
  const headers = { "accept-language": lang };
  await Promise.all(urls.filter((url) => isAsked(new URL(url))).map((url) => told(new Request(url, { headers }))));
}

/** A finished game, whole, to be seen again anywhere. */
async function keepGame(table) {
  const whole = `/api/tables/${table}/film?whole`; // a mark; the story is also kept for whoever saw only the end
  if (await caches.match(whole, { cacheName: TOLD })) return;
  await told(new Request(`/api/tables/${table}`));
  for (let from = 0, moments = 1; from < moments;) {
    const film = await (await told(new Request(`/api/tables/${table}/film?from=${from}`))).json();
    if (!film.frames?.length) return;
    from += film.frames.length;
    moments = film.moments;
  }
  await told(new Request(`/api/tables/${table}/story`));
  await keep(whole, new Response());
}

self.addEventListener("push", (event) => {
  const { title = "Chantier", table = "", url = "/" } = event.data?.json() ?? {};
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: "window" });
      const looking = open.some(({ url: at, visibilityState }) => at.endsWith(url) && visibilityState === "visible");
      if (looking) return;
      await self.registration.showNotification(title, {
        tag: table,
        icon: "/icons/192.png",
        badge: "/icons/192.png",
        data: url,
      });
      await navigator.setAppBadge?.();
    })(),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    (async () => {
      const url = event.notification.data ?? "/";
      const open = await self.clients.matchAll({ type: "window" });
      const there = open.find(({ url: at }) => at.endsWith(url));
      await (there ? there.focus() : self.clients.openWindow(url));
    })(),
  );
});
