import { describe, expect, it } from "vitest";
import { folded, keysOf } from "./fold";

const offers = ["visit almoner 1", "visit almoner 2", "visit carter 1", "build forge", "decline"].map((text) => ({
  text,
}));
const objectOf = ({ text }: { text: string }) => text.split(" ")[1];
const keys = (by: "move" | "object" | "verb" | "all") => folded(offers, by, objectOf).map(({ key }) => key);

describe("moves that have no room", () => {
  it("fold by verb and object, then by verb, then all; what declines stays alone", () => {
    expect(keys("move")).toEqual(offers.map(({ text }) => text));
    expect(keys("object")).toEqual(["visit almoner", "visit carter", "build forge", "decline"]);
    expect(keys("verb")).toEqual(["visit", "build", "decline"]);
    expect(keys("all")).toEqual(["", "decline"]);
  });

  it("are chosen by digits, and declined by 0", () => {
    expect(keysOf(folded(offers, "verb", objectOf))).toEqual(["1", "2", "0"]);
  });
});
