/** What the pages of the club say; only these pages fetch it. */
import { settings } from "../../lib/settings.svelte";
import { pageWords, type Words } from "../../lib/words.svelte";
import type { PlayedGame } from "../../lib/wire";

export const { say, has } = bound(
  pageWords(import.meta.glob<string>("../../words/club.*.ftl", { query: "?raw", import: "default" })),
);

function bound(words: Words): { say: Words["say"]; has: (message: string) => boolean } {
  return { say: words.say, has: (message) => words.has(message) };
}

/** A rating as the language writes it: 28.4 or 28,4. */
export function decimal(figure: number, signed = false): string {
  const written = Math.abs(figure).toLocaleString(settings.lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  if (!signed) return figure < 0 ? `−${written}` : written;
  return `${figure < 0 ? "−" : "+"}${written}`;
}

export function lasted(minutes: number, tempo: PlayedGame["tempo"] = "live"): string {
  if (tempo === "days" && minutes >= 1440) return say("lasted-days", { n: Math.ceil(minutes / 1440) });
  if (minutes < 60) return say("lasted-minutes", { n: Math.max(1, minutes) });
  const rest = String(minutes % 60).padStart(2, "0");
  return minutes < 2880
    ? say("lasted-hours", { h: Math.floor(minutes / 60), m: rest })
    : say("lasted-days", { n: Math.ceil(minutes / 1440) });
}

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** The number of a round, as it is carved. */
export function roman(n: number): string {
  return n > 10 ? `X${roman(n - 10)}` : (NUMERALS[n - 1] ?? "");
}
