import { expect, test } from "vitest";
import { assembled, placed, renewed } from "./assemble";
import type { Change, Update } from "./wire";

const whole: Update = {
  type: "update",
  version: 3,
  status: "playing",
  now: 10,
  seats: [{ name: "Ada", taken: true, you: true }],
  waiting: [0],
  view: { round: 1, seats: [{ coins: 3 }, { coins: 5 }], deck: [1, 2] },
  own: { seat: 0 },
  moves: [{ text: "build" }],
  log: [{ version: 3, name: "went", seat: 0, rule: "QA-1" }],
};

test("a change keeps what it does not speak of", () => {
  const change: Change = {
    type: "change",
    version: 4,
    now: 20,
    log_from: 1,
    moves: [],
    view: [[["seats", 1, "coins"], 4]],
  };
  const after = assembled(whole, change);

  expect(after).toEqual({
    ...whole,
    version: 4,
    now: 20,
    log_from: 1,
    moves: [],
    log: [],
    chat: [],
    view: { round: 1, seats: [{ coins: 3 }, { coins: 4 }], deck: [1, 2] },
  });
  expect(whole.view).toEqual({ round: 1, seats: [{ coins: 3 }, { coins: 5 }], deck: [1, 2] });
});

test("what a seat sees differently changes place by place", () => {
  const before: Update = { ...whole, own: { seat: 0, own: { hand: ["castle"], silver: 3 } } };
  const change: Change = { type: "change", version: 4, now: 20, log_from: 0, own: [[["own", "silver"], 2]] };
  const after = assembled(before, change);
  const cleared = assembled(after, { ...change, own: [[[], { seat: 0 }]] });

  expect(after.own).toEqual({ seat: 0, own: { hand: ["castle"], silver: 2 } });
  expect(before.own).toEqual({ seat: 0, own: { hand: ["castle"], silver: 3 } });
  expect(cleared.own).toEqual({ seat: 0 });
});

test("parts that are alike stay the very things they were", () => {
  const view = whole.view as { seats: object[]; deck: number[] };
  const change: Change = { type: "change", version: 4, now: 20, log_from: 0, view: [[["seats", 1, "coins"], 4]] };
  const after = assembled(whole, change).view as typeof view;
  const again = assembled(whole, structuredClone(whole));

  expect(after.seats[0]).toBe(view.seats[0]);
  expect(after.deck).toBe(view.deck);
  expect(again.view).toBe(whole.view);
});

test("a field of the view is replaced where its length has changed", () => {
  expect(placed({ deck: [1, 2] }, ["deck"], [1])).toEqual({ deck: [1] });
  expect(renewed({ a: [1] }, { a: [1, 2] })).toEqual({ a: [1, 2] });
});

test("a change of nothing is an error", () => {
  expect(() => assembled(null, { type: "change", version: 1, now: 0, log_from: 0 })).toThrow();
});
