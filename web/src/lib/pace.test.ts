import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";
import { TableModel } from "./table.svelte";
import type { Update } from "./wire";
import { Words } from "./words.svelte";

const feed = { play: () => Promise.resolve(null), why: () => Promise.resolve([]) };
let model: TableModel<{ step: number }>;
let lines: number;

/** What the server tells after something has happened; I sit at seat 0. */
function moment(version: number, given: Partial<Update> = {}): Update {
  const log = [{ name: "moved", seat: 1, rule: "", version }];
  const seats = [
    { name: "Ada", taken: true, you: true },
    { name: "Bo", taken: true },
  ];
  const from = lines;
  lines += 1;
  const now = Date.now();
  const said: Update = { type: "update", status: "playing", version, now, turn: 0, waiting: [1], seats };
  return { ...said, view: { step: version }, log, log_from: from, ...given };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.change({ pace: "normal" });
  lines = 0;
  model = new TableModel("any", new Words(), feed);
  model.hear(moment(1), true);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const shown = () => model.update?.version;
const hear = (...versions: number[]) => versions.forEach((version) => model.hear(moment(version)));

test("what others do is shown one action at a time, each with its line of the log", () => {
  hear(2, 3, 4);
  expect([shown(), model.behind]).toEqual([1, 3]);
  vi.advanceTimersByTime(700);
  expect([shown(), model.behind, model.log.length]).toEqual([2, 2, 2]);
  vi.advanceTimersByTime(1400);
  expect([shown(), model.behind, model.log.length]).toEqual([4, 0, 4]);
});

test("a round of a hundred actions is over within eight seconds, also when it arrives bit by bit", () => {
  for (let version = 2; version < 102; version += 1) {
    hear(version);
    vi.advanceTimersByTime(40);
  }
  vi.advanceTimersByTime(4000);
  expect([shown(), model.behind]).toEqual([101, 0]);
});

test("a touch shows all at once, step by step the next one only", () => {
  hear(2, 3, 4);
  model.pace.hurry();
  expect([shown(), model.log.length]).toEqual([4, 4]);
  settings.change({ pace: "step" });
  hear(5, 6);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe(4);
  model.pace.hurry();
  expect(shown()).toBe(5);
});

test("what one is asked comes with the last action, and then nothing waits", () => {
  model.hear(moment(2));
  model.hear(moment(3, { moves: [{ text: "buy" }], waiting: [0] }));
  expect(model.moves).toEqual([]);
  vi.advanceTimersByTime(1400);
  expect(model.moves).toHaveLength(1);
  hear(4);
  expect([shown(), model.behind]).toEqual([4, 0]);
});

test("what others did meanwhile does not wait once one is asked too, as where all search at the same time", () => {
  const asked = { moves: [{ text: "next" }], waiting: [0, 1] };
  model.hear(moment(2));
  model.hear(moment(3, asked));
  model.hear(moment(4, asked));
  model.hear(moment(5, asked));
  vi.advanceTimersByTime(700);
  expect([shown(), model.behind]).toEqual([2, 3]);
  vi.advanceTimersByTime(700);
  expect([shown(), model.behind, model.log.length]).toEqual([5, 0, 5]);
});

test.each([
  ["a live race", { signal: 5000 }],
  ["a timed move", { quote: { round: 1 } }],
  ["something taken back", { log_from: 0, log: [] }],
])("%s is shown at once, and all that waited before it", (_, given) => {
  hear(2, 3);
  model.hear(moment(4, given));
  expect([shown(), model.behind]).toEqual([4, 0]);
  vi.advanceTimersByTime(9000);
  expect(shown()).toBe(4);
});

test("whoever comes in, or back, is never behind", () => {
  hear(2, 3);
  model.hear(moment(4, { log_from: 3 }), true);
  expect([shown(), model.behind, model.log.length]).toEqual([4, 0, 4]);
});

test("a tab that sleeps shows how things are", () => {
  hear(2, 3);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  hear(4);
  expect([shown(), model.behind]).toEqual([4, 0]);
});

test("while one's own clock runs, little of it goes by in looking", () => {
  const mine = { name: "Ada", taken: true, you: true, until: Date.now() + 10_000 };
  hear(2, 3, 4);
  model.hear(moment(5, { waiting: [0], seats: [mine, { name: "Bo", taken: true }] }));
  vi.advanceTimersByTime(200);
  expect([shown(), model.behind]).toEqual([5, 0]);
});

test("what people say is read at once, whatever is still shown", () => {
  hear(2, 3);
  model.hear(moment(3, { log: [], view: { step: 3 }, chat: [{ version: 3, at: 0, name: "Bo", seat: 1, text: "hm" }] }));
  expect([shown(), model.chat.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(1400);
  expect(model.chat).toHaveLength(1);
});
