import type { Face, GameModule } from "..";
import sprite from "../../art/artisans_builders.svg?url";
import type { TableModel } from "../../lib/table.svelte";
import type { LogLine, MoveOffer } from "../../lib/wire";
import { verb } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import type { View } from "./view";
import type { Event, Question, Refusal, Verb } from "./wire";

const TAB_OF: Partial<Record<Question, string>> = {
  board: "district",
  recruit: "artisans",
  action: "artisans",
  payment: "district",
  plot: "district",
  contract: "district",
  cubes: "district",
  trade: "district",
  rebate: "market",
  renew: "market",
  harvest: "district",
};
const ICON_OF: Partial<Record<Verb, string>> = {
  choose: "i-district",
  recruit: "i-worker",
  visit: "i-worker",
  build: "i-trowel",
  token: "i-first-player",
  coins: "i-coin",
  pay: "i-coin",
  plot: "i-house",
  fulfil: "i-check",
  wood: "i-wood",
  trade: "i-reset",
  renew: "i-card",
  harvest: "i-harvest",
};
const PICTURE: Partial<Record<Event, string>> = {
  recruited: "i-worker",
  visited: "i-worker",
  gained: "i-stone",
  "market-paid": "i-stall",
  income: "i-coin",
  paid: "i-coin",
  "price-paid": "i-coin",
  "bank-paid": "i-coin",
  "fee-paid": "i-coin",
  covered: "i-town",
  harvested: "i-harvest",
  renewed: "i-card",
  fulfilled: "i-check",
  "token-won": "i-first-player",
  "token-given": "i-first-player",
  "third-castle": "i-castle",
  "castle-improved": "i-castle",
};

function iconOf({ text }: MoveOffer): string | undefined {
  if (verb(text) === "use") return text.endsWith("wood") ? "i-wood" : "i-stone";
  return ICON_OF[verb(text) as Verb];
}

/** A move by what it is about: a building, an artisan's place and what it does. What a building costs is on its card. */
function face(offer: MoveOffer, table: TableModel<View>): Face {
  const { text, figures = {} } = offer;
  const { words } = table;
  const icon = iconOf(offer);
  const named = (figure: string) => words.name(String(figures[figure]));
  switch (verb(text) as Verb) {
    case "plot":
    case "harvest":
      return { icon, label: words.say("plot-n", { n: Number(figures["plot"]) }) };
    case "build":
    case "renew":
      return { icon, label: named("building") };
    case "choose":
      return { icon, label: bare(named("board")) };
    case "recruit":
      return { icon, label: bare(named("artisan")) };
    case "fulfil":
      return { icon, label: named("contract") };
    case "token":
      return { icon, label: words.say("face-token") };
    case "use":
      return { icon, label: words.say("face-use", { cube: words.name(String(figures["cube"])) }) };
    case "visit":
      return {
        icon,
        label: words.say("face-visit", { ...figures, artisan: bare(named("artisan")) }),
        price: { icon: "i-coin", amount: Number(figures["price"]) },
      };
    default:
      return { icon };
  }
}

/** "le charpentier" is short for a button as "Charpentier". */
function bare(name: string): string {
  const rest = name.replace(/^(l’|(le|la|les|the) )/u, "");
  return `${rest[0]?.toUpperCase()}${rest.slice(1)}`;
}

/** Workers go to an artisan, whatever the place; which building is chosen at the market. */
function object({ text, figures }: MoveOffer, table: TableModel<View>): string | undefined {
  if (verb(text) === "build") return table.words.say("verb-build");
  const artisan = figures?.["artisan"];
  if (verb(text) !== "visit" || typeof artisan !== "string") return undefined;
  return bare(table.words.name(artisan));
}

function purse(view: View, seat: number) {
  const own = view.seats[seat];
  return own
    ? [
        { icon: "i-wood", amount: own.wood },
        { icon: "i-stone", amount: own.stone },
        { icon: "i-coin", amount: own.coins },
        { icon: `seat-${seat + 1}`, amount: own.workers },
      ]
    : [];
}

function picture({ name, figures }: LogLine): string | undefined {
  const building = figures?.["building"];
  if (name === "built" && typeof building === "string") return building.replace("@building-", "ab-building-");
  return PICTURE[name as Event];
}

const artisansBuilders: GameModule<View> = {
  Board,
  sprite,
  tabs: [
    { id: "market", icon: "i-stall", label: "tab-market" },
    { id: "artisans", icon: "i-worker", label: "tab-artisans" },
    { id: "district", icon: "i-district", label: "tab-district" },
    { id: "players", icon: "i-friends", label: "tab-players" },
    { id: "journal", icon: "i-list", label: "tab-journal" },
  ],
  tabFor: (question) => TAB_OF[question as Question],
  face,
  object,
  purse,
  picture,
  round: (view) => ({ message: "round-chip", figures: { round: view.round } }),
  absent: [
    "not-in-this-game",
    "other-side-up",
    "not-offered",
    "no-such-place",
    "not-for-sale",
    "too-many",
    "too-often",
    "at-least-once",
  ] satisfies Refusal[],
};

export default artisansBuilders as unknown as GameModule;
