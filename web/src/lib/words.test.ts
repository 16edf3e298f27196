import { readFile } from "node:fs/promises";
import { afterEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";
import { wordsOf } from "./game_words";
import { botName, haveWords, pageWords, speak, verb, Words, words } from "./words.svelte";

afterEach(() => {
  settings.change({ lang: "fr" });
  vi.unstubAllGlobals();
});

/** The server, as far as words go: `words.fr.ftl` of a game is the file that lies with its rules. */
async function fetched(address: string): Promise<Response> {
  const [game, , file] = address.split("/").slice(-3);
  const lang = file?.split(".")[1];
  return new Response(await readFile(`../src/chantier/games/${game}/messages.${lang}.ftl`, "utf-8"));
}

const own = () =>
  new Words({
    fr: ["hello = Bonjour { $name }\nmason = maçon\nclay = { $n } argile"],
    en: ["hello = Hello { $name }"],
  });

test("a message is said in the language that is chosen now", () => {
  const said = own();
  settings.change({ lang: "fr" });
  expect(said.say("hello", { name: "Ada" })).toBe("Bonjour Ada");
  settings.change({ lang: "en" });
  expect(said.say("hello", { name: "Ada" })).toBe("Hello Ada");
});

test("a message nobody wrote is its own name", () => {
  expect(words.say("no-such-message")).toBe("no-such-message");
  expect(words.has("no-such-message")).toBe(false);
});

test("a figure may name messages, with numbers or without, or be a sign itself", () => {
  const said = own();
  expect(said.say("hello", { name: "@mason" })).toBe("Bonjour maçon");
  expect(said.say("hello", { name: "@clay=2 @mason" })).toBe("Bonjour 2 argile, maçon");
  expect(said.say("hello", { name: "@@mason" })).toBe("Bonjour @mason");
});

test("an event hides what others may not know, where it has a sentence for that", () => {
  const said = new Words({
    fr: ["event-drew = tire { $card }\nevent-drew-hidden = tire une carte\nevent-paid = paie"],
  });
  const line = { name: "drew", figures: { card: "Tour" }, seat: 0, rule: "", version: 1 };
  expect(said.event(line)).toBe("tire Tour");
  expect(said.event({ ...line, hidden: true })).toBe("tire une carte");
  expect(said.event({ ...line, name: "paid", hidden: true })).toBe("paie");
});

test("the words of a game come in one language, and in the other once it is spoken", async () => {
  vi.stubGlobal("fetch", fetched);
  const queens = await wordsOf("queens_architect");
  expect(await wordsOf("queens_architect")).toBe(queens);
  expect(queens.say("guild-mason")).toBe("maçons");
  await speak("en");
  expect(queens.say("guild-mason")).toBe("masons");
  expect(words.say("close")).toBe("Close");
});

test("at a table there is what the kernel says there, without the words of its command line", async () => {
  vi.stubGlobal("fetch", fetched);
  const queens = await wordsOf("queens_architect");
  expect(queens.has("refusal-not-now")).toBe(true);
  expect(queens.has("seat-1")).toBe(true);
  expect(queens.has("record-broken")).toBe(false);
});

test("a page's words are silent until they come, and are fetched in the language that is spoken", async () => {
  const load = vi.fn((said: string) => Promise.resolve(said));
  const page = pageWords({
    "../words/page.en.ftl": () => load("hello = Hello"),
    "../words/page.fr.ftl": () => load("hello = Bonjour"),
  });
  expect(page.say("hello")).toBe("");
  await haveWords();
  expect(page.say("hello")).toBe("Bonjour");
  expect(load).toHaveBeenCalledTimes(1);
});

test("a page that nobody has written in the language speaks English", async () => {
  const page = pageWords({ "../words/page.en.ftl": () => Promise.resolve("hello = Hello") });
  await haveWords();
  expect(page.say("hello")).toBe("Hello");
});

test("a bot is called by its level, whatever its parameters", () => {
  expect(botName("greedy:turns=2")).toBe(botName("greedy"));
  expect(botName("unheard-of")).toBe("unheard-of");
  expect(verb("recruit 3")).toBe("recruit");
});
