/** How strong somebody plays, said by the levels of bots on the same scale. */
import { LEVELS, type Level } from "../../lib/settings.svelte";
import type { Leader, RatingInfo } from "../../lib/wire";

const UNSURE = 6; // nobody is compared with, or of, whom nobody knows how strong they are
const EVEN = 3; // whoever is so much stronger comes ahead in 62 games of 100

export interface Likeness {
  how: "about" | "between" | "above" | "below";
  levels: [Level, ...Level[]];
}

export function likeness(yours: RatingInfo, rows: readonly Leader[]): Likeness | null {
  const known = rows
    .flatMap(({ bot, rating }) => {
      const level = LEVELS.find((one) => one === bot);
      return level && rating.sigma < UNSURE ? [{ level, mu: rating.mu }] : [];
    })
    .toSorted((a, b) => a.mu - b.mu);
  if (yours.sigma >= UNSURE || !known.length) return null;
  const off = (mu: number) => Math.abs(mu - yours.mu);
  const nearest = known.reduce((a, b) => (off(a.mu) <= off(b.mu) ? a : b));
  if (off(nearest.mu) <= EVEN) return { how: "about", levels: [nearest.level] };
  const lower = known.findLast(({ mu }) => mu < yours.mu);
  const upper = known.find(({ mu }) => mu > yours.mu);
  if (lower && upper) return { how: "between", levels: [lower.level, upper.level] };
  return { how: lower ? "above" : "below", levels: [nearest.level] };
}
