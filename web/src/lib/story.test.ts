import { expect, test } from "vitest";
import { settings } from "./settings.svelte";
import { lineOf, sentencesOf, turnsOf, turnsSince, type Turn } from "./story";
import type { LogLine, Notice } from "./wire";
import { Words } from "./words.svelte";

settings.change({ lang: "fr" });
const line = (version: number, seat: number, name: string, step = false): LogLine => ({
  version,
  seat,
  name,
  rule: "",
  ...(step && { step }),
});
const log = [
  line(1, -1, "laid", true),
  line(1, 0, "first-player"),
  line(2, 1, "placed"),
  line(2, -1, "shown", true),
  line(3, 1, "gained"),
  line(3, -1, "reset"),
  line(4, 0, "placed"),
  line(4, 1, "gained"),
];
const undone = (n: number, lines: number): Notice => ({ n, what: "undone", seat: 0, lines });
const words = new Words({
  fr: [
    `
event-placed = place un ouvrier : { $place }.
    .line = → { $place }
event-gained = reçoit 4 pierres.
    .line = +4 pierres
event-paid = paie 1 pièce.
    .line = −1 pièce
event-delivered = donne : { $goods }.
    .line = −2 bois −1 pierre
event-sold = reçoit : { $goods }.
    .line = +2 pierres, 2 marbres
event-changed = change.
    .line = +6 thalers, −3 obligations
event-worked = tourne son artisan.
event-drew = pioche une carte.
event-chose = garde une carte.
    .each = Chacun garde une carte
place-quarry = la carrière
    .line = carrière
line-figures = { $deed } : { $figures }
`,
  ],
});
const name = (seat: number) => ["Ada", "Berthe", "Carl"][seat] ?? "";
const told = (...lines: LogLine[]): Turn => ({ seat: 0, isSetup: false, lines });
const placed: LogLine = { ...line(5, 0, "placed"), figures: { place: "@place-quarry" } };

test("the setup is one turn, and all that a seat does in a row is one, with what its moves do to others", () => {
  expect(turnsOf(log).map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [-1, 2],
    [1, 3],
    [-1, 1],
    [0, 2],
  ]);
});

test("what happened to people stands where it happened, in the order in which it did", () => {
  const turns = turnsOf(log, [undone(1, 8), undone(2, 6), undone(3, 20)]);
  expect(turns.map(({ notice, lines }) => notice?.n ?? lines.length)).toEqual([2, 3, 1, 1, 2, 2, 3]);
});

test("a turn is one line: where to, then what it brought and cost", () => {
  expect(lineOf(told(placed, line(5, 0, "gained"), line(5, 0, "paid")), words, name)).toBe(
    "→ carrière : +4 pierres, −1 pièce",
  );
});

test("a turn is told without its steps, or if it is made of steps alone, by the first", () => {
  expect(lineOf(told(placed, line(5, 0, "worked", true)), words, name)).toBe("→ carrière");
  expect(lineOf(told(line(5, 0, "worked", true), line(5, 0, "gained", true)), words, name)).toBe("tourne son artisan");
  expect(lineOf({ seat: -1, isSetup: true, lines: log }, words, name)).toBe("");
});

test("what is the same is counted, and others are named", () => {
  const drew = line(5, 0, "drew");
  expect(lineOf(told(drew, drew, drew, line(5, 1, "gained"), line(5, 0, "paid")), words, name)).toBe(
    "pioche une carte ×3 · Berthe +4 pierres · Ada −1 pièce",
  );
});

test("who gets the same is named together, and whoever gets more then is named again", () => {
  const gained = [0, 1, 2].map((seat) => line(5, seat, "gained"));
  expect(lineOf(told(placed, ...gained, line(5, 2, "paid")), words, name)).toBe(
    "→ carrière : +4 pierres · Berthe, Carl +4 pierres · Carl −1 pièce",
  );
});

test("who does the same is named each, since a verb would have to agree", () => {
  expect(lineOf(told(placed, line(5, 1, "drew"), line(5, 2, "drew")), words, name)).toBe(
    "→ carrière · Berthe pioche une carte · Carl pioche une carte",
  );
});

test("a turn that first tells of others is nobody's own", () => {
  const kept = line(7, 1, "worked", true);
  const turn = turnsOf([...log, kept, line(7, 0, "gained"), line(7, 1, "paid")]).at(-1);
  expect(turn?.seat).toBe(-1);
  expect(lineOf(turn!, words, name)).toBe("Ada +4 pierres · Berthe −1 pièce");
});

test("what all do at the same time is one line a round, and what one does afterwards is one's own", () => {
  const chosen = [1, 0, 2, 0, 2, 1].map((seat, at) => line(7 + at, seat, "chose", true));
  const handed = line(12, 2, "drew", true);
  const turns = turnsOf([...log, ...chosen, handed, line(13, 1, "drew"), line(14, 2, "chose")], [], words.ofEach).slice(
    4,
  );
  expect(turns.map((turn) => [turn.seat, turn.lines.length, lineOf(turn, words, name)])).toEqual([
    [-1, 3, "Chacun garde une carte"],
    [-1, 4, "Chacun garde une carte"],
    [1, 1, "pioche une carte"],
    [2, 1, "garde une carte"],
  ]);
});

test("each figure has its sign, and a comma before the next", () => {
  expect(lineOf(told(placed, line(5, 0, "delivered"), line(5, 0, "sold")), words, name)).toBe(
    "→ carrière : −2 bois, −1 pierre, +2 pierres, +2 marbres",
  );
  expect(lineOf(told(line(5, 0, "changed")), words, name)).toBe("+6 thalers, −3 obligations");
});

test("those who hear it are told in whole sentences", () => {
  expect(sentencesOf(told(placed, line(5, 0, "gained"), line(5, 1, "gained")), words, name)).toBe(
    "Ada place un ouvrier : la carrière, reçoit 4 pierres, Berthe reçoit 4 pierres",
  );
});

test("what is new in the log is told, also what is all of one moment, and the setup stays the setup", () => {
  expect(turnsSince(log, 6).map(({ seat, lines, isSetup }) => [seat, lines.length, isSetup])).toEqual([[0, 2, false]]);
  expect(turnsSince(log, 3).map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [1, 2],
    [-1, 1],
    [0, 2],
  ]);
  expect(turnsSince(log, 0)[0]?.isSetup).toBe(true);
  expect(turnsSince(log, log.length)).toEqual([]);
});
