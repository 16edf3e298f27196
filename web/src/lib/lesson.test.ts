import { afterEach, expect, test, vi } from "vitest";
import { LessonFeed } from "./lesson.svelte";
import { settings } from "./settings.svelte";
import { TableModel } from "./table.svelte";
import type { Step, Update } from "./wire";
import { words } from "./words.svelte";

const frame = (version: number): Update =>
  ({ type: "update", version, status: "playing", now: 0, seats: [], waiting: [1], view: {} }) as Update;
const STEPS = [
  { frame: frame(1), says: "Regardez." },
  { frame: frame(2), says: "" },
  { frame: frame(3), says: "", move: "go" },
  { frame: frame(4), says: "Voilà." },
] as Step[];

function taught(): LessonFeed {
  const feed = new LessonFeed(STEPS, "Ada");
  feed.begin(new TableModel<never>("example", words, feed), 0);
  return feed;
}

afterEach(() => vi.useRealTimers());

test("what others do goes on by itself without a button, all else waits", () => {
  vi.useFakeTimers();
  settings.change({ pace: "normal" });
  const feed = taught();
  expect([feed.at, feed.goesOn]).toEqual([0, false]);
  feed.next();
  expect([feed.at, feed.goesOn]).toEqual([1, true]);
  vi.advanceTimersByTime(700);
  expect([feed.at, feed.goesOn]).toEqual([2, false]);
});

test("a second table has a log of its own", () => {
  settings.change({ pace: "normal" });
  const logged = (version: number, log_from: number, name: string): Step =>
    ({ frame: { ...frame(version), log_from, log: [{ version, name, seat: 0, rule: "" }] }, says: "Voyez." }) as Step;
  const feed = new LessonFeed(
    [logged(1, 0, "laid"), logged(2, 1, "went"), logged(3, 0, "dealt"), logged(4, 1, "kept")],
    "",
  );
  const table = new TableModel<never>("example", words, feed);
  feed.begin(table, 1);
  expect(table.log.map(({ name }) => name)).toEqual(["laid", "went"]);
  feed.begin(table, 3);
  expect(table.log.map(({ name }) => name)).toEqual(["dealt", "kept"]);
});

test("step by step it waits for whoever learns", () => {
  vi.useFakeTimers();
  settings.change({ pace: "step" });
  const feed = taught();
  feed.next();
  vi.advanceTimersByTime(10_000);
  expect([feed.at, feed.goesOn]).toEqual([1, false]);
});
