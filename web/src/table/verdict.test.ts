import { expect, test } from "vitest";
import type { Outcome } from "../lib/table.svelte";
import { apart, verdictOf } from "./verdict";

const ended = (rankings: Record<string, number>[], places: number[]): Outcome => ({
  winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
  places,
  points: [],
  standings: [],
  sheets: [],
  rule: "",
  rankings,
});

test("the first thing that differs has decided it", () => {
  const verdict = verdictOf(ended([{ total: 39 }, { total: 41 }], [2, 1]));
  expect(verdict).toEqual({ line: "total", own: 41, other: 39, rival: 0, ties: [] });
});

test("what was equal before it is a tie that was broken", () => {
  const rankings = [
    { total: 41, virtue: 11, silver: 0 },
    { total: 41, virtue: 10, silver: 9 },
    { total: 35, virtue: 2, silver: 2 },
  ];
  expect(verdictOf(ended(rankings, [1, 2, 3]))).toEqual({
    line: "virtue",
    own: 11,
    other: 10,
    rival: 1,
    ties: ["total"],
  });
});

test("a shared win has no such thing, nor a win over somebody who resigned with more", () => {
  expect(verdictOf(ended([{ total: 4 }, { total: 4 }], [1, 1]))).toBeUndefined();
  expect(verdictOf(ended([{ total: 4 }, { total: 4 }], [1, 2]))).toBeUndefined();
});

test("lines that are far apart are found", () => {
  expect(apart({ a: 5, b: 0, c: 1, d: 2 }, { a: 1, b: 9, c: 1, d: 1 }, ["a", "b", "c", "d"])).toEqual(
    new Set(["b", "a"]),
  );
});
