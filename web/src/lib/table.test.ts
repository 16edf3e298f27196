import { expect, test } from "vitest";
import { settings } from "./settings.svelte";
import { TableModel, type Feed, type Refusal } from "./table.svelte";
import type { LogLine, Update } from "./wire";
import { fetchBeyond, fetchCommon, Words } from "./words.svelte";

interface View {
  coins: number[];
}

/** Answers when it is told to. */
class Slow implements Feed {
  answer: (refusal: Refusal | null) => void = () => undefined;
  played: string[] = [];

  play(text: string): Promise<Refusal | null> {
    this.played.push(text);
    return new Promise((answer) => (this.answer = answer));
  }

  why() {
    return Promise.resolve([{ text: "buy 2", code: "too-dear", rule: "XX-1", says: "Too dear.", figures: {} }]);
  }
}

settings.change({ lang: "fr" });
await Promise.all([fetchCommon("fr"), fetchBeyond("fr")]);

const line = (name: string): LogLine => ({ name, seat: 0, rule: "", version: 1, figures: {} });

function moment(version: number, given: Partial<Update> = {}): Update {
  const seats = [{ name: "Ada", you: true }, { name: "Bo" }];
  return {
    type: "update",
    version,
    now: Date.now(),
    turn: 0,
    waiting: [0],
    view: { coins: [3, 3] },
    seats,
    ...given,
  } as Update;
}

function table(): { model: TableModel<View>; feed: Slow } {
  const feed = new Slow();
  const words = new Words({ fr: ["move-buy = Acheter { $n }\nrefusal-too-dear = Trop cher."] });
  return { model: new TableModel<View>("any", words, feed), feed };
}

test("the log goes on where an update says, so what was taken back leaves it", () => {
  const { model } = table();
  model.take(moment(1, { log: [line("a"), line("b"), line("c")] }));
  model.take(moment(2, { log_from: 1, log: [line("d")] }));
  expect(model.log.map(({ name }) => name)).toEqual(["a", "d"]);
});

test("what everybody sees lies under what one's own seat sees", () => {
  const { model } = table();
  model.take(moment(1, { own: { coins: [9] } }));
  expect(model.view.coins).toEqual([9]);
  expect(model.seat).toBe(0);
});

test("what others changed stays marked until one's own next move", () => {
  const { model } = table();
  model.take(moment(1, { turn: 1 }));
  model.take(moment(2, { turn: 1, view: { coins: [3, 4] } }));
  model.take(moment(3, { turn: 1, view: { coins: [3, 4] } }));
  expect(model.changed((view) => view.coins[1])).toBe(true);
  expect(model.changed((view) => view.coins[0])).toBeUndefined();
  model.take(moment(4, { turn: 4, view: { coins: [3, 4] } }));
  expect(model.changed((view) => view.coins[1])).toBeUndefined();
});

test("a move that is on its way is not made twice, and something new ends the waiting", async () => {
  const { model, feed } = table();
  model.take(moment(1, { moves: [{ text: "buy 1", figures: { n: 1 } }] }));
  void model.play("buy 1");
  void model.play("buy 1");
  expect(feed.played).toEqual(["buy 1"]);
  expect(model.busy).toBe(true);
  model.take(moment(2));
  expect(model.busy).toBe(false);
});

test("a refusal of the server is pinned to what was touched, until there is something new", async () => {
  const { model, feed } = table();
  model.take(moment(1, { moves: [{ text: "buy 1", figures: { n: 1 } }] }));
  const at = document.createElement("button");
  const done = model.play("buy 1", at);
  feed.answer({ says: "Non.", rule: "XX-1" });
  await done;
  expect(model.asked).toEqual({ move: "Acheter 1", refusal: { says: "Non.", rule: "XX-1" }, at });
  model.take(moment(2));
  expect(model.asked).toBeNull();
});

test("in a lesson what slides under the pointer takes no light from the move it asks for", () => {
  const { model } = table();
  model.hinted = "buy 1";
  model.lit = "buy 2";

  expect(model.lit).toBe("buy 1");
});

test("moves are found by their first words, whole words only", () => {
  const { model } = table();
  model.take(moment(1, { moves: [{ text: "buy 1" }, { text: "buyer 1" }, { text: "buy" }] as Update["moves"] }));
  expect(model.starting("buy").map(({ text }) => text)).toEqual(["buy 1", "buy"]);
  expect(model.offer("buy 2")).toBeUndefined();
});

test("what the server tells of people is said in words, newest first", () => {
  const { model } = table();
  const seats = [
    { name: "Ada", taken: true, you: true },
    { name: "Bo", taken: true },
  ];
  const notices = [
    { n: 4, what: "back" as const, seat: 1, lines: 0 },
    { n: 5, what: "resigned" as const, seat: 1, lines: 0 },
    { n: 6, what: "undone" as const, seat: 0, lines: 0 },
  ];
  model.take(moment(1, { seats, notices }));
  expect(model.notices).toEqual([
    { n: 6, says: "Vous reprenez votre dernier coup." },
    { n: 5, says: "Bo abandonne ; un bot finit la partie à sa place." },
    { n: 4, says: "Bo reprend sa place." },
  ]);
});

test("whoever is away does not think, though it is their turn", () => {
  const { model } = table();
  const seats = [
    { name: "Ada", taken: true, you: true },
    { name: "Bo", taken: true },
  ];
  model.take(moment(1, { status: "playing", waiting: [1], seats }));
  model.here = [0, 1];
  expect([model.standing(0), model.standing(1)]).toEqual(["", "thinking"]);
  model.here = [0];
  expect(model.standing(1)).toBe("away");
  model.take(moment(2, { status: "playing", waiting: [0], seats }));
  expect(model.standing(0)).toBe("to-move");
});
