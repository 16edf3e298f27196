import { expect, test } from "vitest";
import type { LogLine } from "../../lib/wire";
import { foreseen, walksOf } from "./walks";

const line = (name: string, seat: number, figures: Record<string, number | string>): LogLine =>
  ({ name, seat, figures, version: 3, rule: "WK-18" }) as LogLine;

test("captured workers walk from their place to whoever took them", () => {
  const [walk] = walksOf([line("captured", 0, { workers: 5, seat: "@seat-2", place: "@place-storehouse" })]);

  expect(walk?.piece).toBe("seat-2");
  expect(walk?.n).toBe(5);
  expect(walk?.from).toContain('[data-place="storehouse"]');
  expect(walk?.to.at(-1)).toBe('[data-seat="0"]');
});

test("captives go to prison, and as many coins come back", () => {
  const walks = walksOf([line("captives-sold", 1, { workers: 6 })]);

  expect(walks.map(({ piece, n }) => [piece, n])).toEqual([
    ["i-worker", 6],
    ["i-silver", 6],
  ]);
  expect(walks[0]?.to).toEqual(walks[1]?.from);
});

test("nothing else makes anybody walk", () => {
  expect(walksOf([line("gained", 0, { good: "@good-clay", amount: 2 })])).toEqual([]);
});

test("the road of a capture is known before it is made, and leads home for one's own", () => {
  expect(foreseen("capture forest 2", 0)?.from).toEqual(['[data-place="forest"] [data-whose="2"]']);
  expect(foreseen("capture forest 0", 0)?.to[0]).toContain("home");
  expect(foreseen("place forest", 0)).toBeNull();
});
