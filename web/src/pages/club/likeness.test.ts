import { expect, test } from "vitest";
import type { Leader, RatingInfo } from "../../lib/wire";
import { likeness } from "./likeness";

const rating = (mu: number, sigma: number): RatingInfo => ({ mu, sigma, sure: mu - 2 * sigma, games: 20 });
const bot = (level: string, mu: number, sigma = 2): Leader => ({ rating: rating(mu, sigma), bot: level });
const rows = [
  bot("grandmaster", 37),
  bot("master", 25, 8.3),
  bot("journeyman", 25),
  bot("apprentice", 11),
  { rating: rating(30, 2), who: "0123456789ab", name: "Bo", place: 1 },
];

test.each([
  [26, { how: "about", levels: ["journeyman"] }],
  [31, { how: "between", levels: ["journeyman", "grandmaster"] }],
  [41, { how: "above", levels: ["grandmaster"] }],
  [5, { how: "below", levels: ["apprentice"] }],
])("a rating of %d is told by the levels beside it", (mu, expected) => {
  expect(likeness(rating(mu, 2), rows)).toEqual(expected);
});

test("nobody is compared before something is known of them, nor with a level of which nothing is", () => {
  expect(likeness(rating(25, 8), rows)).toBeNull();
  expect(likeness(rating(25, 2), [bot("journeyman", 25, 8)])).toBeNull();
});
