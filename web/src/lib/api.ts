/** Requests to the server; what it refuses comes back as its own sentence. */
import { served, settings } from "./settings.svelte";
import type { Problem } from "./wire";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    says: string,
  ) {
    super(says);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (settings.lang !== served) headers["accept-language"] = settings.lang; // without it, what the page preloads serves
  if (body !== undefined) headers["content-type"] = "application/json";
  const sent = body === undefined ? null : JSON.stringify(body);
  const answer = await fetch(`/api${path}`, { method, headers, body: sent });
  if (answer.status === 204) return undefined as T;
  const read = (await answer.json()) as unknown;
  if (answer.ok) return read as T;
  const { code, says } = read as Problem;
  throw new Refused(answer.status, code, says);
}

export const get = <T>(path: string) => request<T>("GET", path);
export const post = <T = void>(path: string, body?: unknown) => request<T>("POST", path, body);
export const put = <T = void>(path: string, body: unknown) => request<T>("PUT", path, body);
export const remove = (path: string) => request<void>("DELETE", path);
