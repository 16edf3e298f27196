import { expect, test } from "vitest";
import type { TableModel } from "../lib/table.svelte";
import { inner, parts, said, type View } from "./any";

const words = { say: (message: string) => message, spoken: (figure: number | string) => figure };
const table = { words } as unknown as TableModel<View>;

test("a minus sign stands before numbers, and hyphens stay in words", () => {
  expect(said(table, -3)).toBe("−3");
  expect(said(table, "mason-3")).toBe("mason-3");
  expect(said(table, true)).toBe("yes");
});

test("what has a name is shown without its id", () => {
  expect(inner({ id: "mason-3", name: "Alix" })).toEqual([["name", "Alix"]]);
  expect(inner({ id: "mason-3" })).toEqual([["id", "mason-3"]]);
});

test("what the page shows around the board is no part of it", () => {
  expect(parts({ seat: 0, asks: "star", turn: 1, round: 2, wind: 4, seats: [] })).toEqual([["wind", 4]]);
});
