import { expect, test } from "vitest";
import type { LogLine } from "../../lib/wire";
import { lastCompletion } from "./view";

const line = (name: string, figures: Record<string, string | number> = {}, version = 1): LogLine =>
  ({ version, seat: 0, name, figures }) as unknown as LogLine;
const laid = [
  line("round-began", { round: 6 }, 0),
  line("built", { building: "@building-medici", fragment: "@fragment-45" }),
  line("completed", { building: "@building-medici" }),
  line("tokens-won", { tokens: 2, won: 6 }),
];

test("a monument is complete in the round in which it was laid, though that move began the next", () => {
  const medici = { building: "medici", fragment: "45", won: [{ seat: 0, tokens: 2 }], at: 2, round: 6 };

  expect(lastCompletion(laid, 6)).toEqual(medici);
  expect(lastCompletion([...laid, line("round-began", { round: 7 })], 7)).toEqual(medici);
});

test("what was completed stays what it was in the rounds that follow", () => {
  const later = [...laid, line("round-began", { round: 7 }), line("took"), line("round-began", { round: 8 })];

  expect(lastCompletion(later, 8)).toEqual(lastCompletion(laid, 6));
  expect(lastCompletion([], 1)).toBeNull();
});
