/** Architectes du Royaume de l'Ouest at the table. */
import sprite from "../../art/west_kingdom.svg?url";
import type { LogLine, MoveOffer } from "../../lib/wire";
import type { Face, GameModule } from "..";
import Board from "./Board.svelte";
import { bust, GOODS, icon, PLACES, STALLS, type Board as Table, type WestView } from "./view";
import type { Event, Question, Refusal, Verb } from "./wire";

const TABS: Partial<Record<Question, string>> = {
  place: "town",
  "take-back": "town",
  mine: "town",
  capture: "town",
  "free-capture": "town",
  barracks: "town",
  workshop: "apprentices",
  middle: "apprentices",
  tavern: "apprentices",
};

function face(offer: MoveOffer, table: Table): Face {
  const { say } = table.words;
  const [verb, what = "", whose = ""] = offer.text.split(" ") as [Verb, string?, string?];
  const price = Number(offer.figures?.["price"] ?? 0);
  const silver = price ? { icon: "i-silver", amount: price, label: say("good-silver", { n: price }) } : undefined;
  if (verb === "place")
    return { icon: what.startsWith("market") ? "i-stall" : undefined, label: placed(what, table), price: silver };
  if (verb === "take-back")
    return {
      icon: `seat-${(table.seat ?? 0) + 1}`,
      label: what.startsWith("board-") ? table.name(Number(what.slice(6))) : placed(what, table),
    };
  if (verb === "capture") {
    const n = Number(offer.figures?.["workers"] ?? 0);
    const place = say(`at-${what}`);
    const own = Number(whose) === table.seat;
    return {
      icon: `seat-${Number(whose) + 1}`,
      label: own ? say("face-recall", { n, place }) : say("face-take", { n, place, name: table.name(Number(whose)) }),
      price: silver,
    };
  }
  if (verb === "hire" || verb === "dismiss")
    return { icon: bust(what), label: say(`apprentice-${what}`), price: silver };
  if (verb === "guard")
    return {
      icon: { sell: "i-silver", release: "i-prison", ransom: "i-worker", borrow: "i-debt", settle: "i-check" }[what],
      label: say(`face-guard-${what}`),
      price: silver,
    };
  if (verb === "build" || verb === "keep")
    return {
      icon: "i-card",
      label: say(`building-${what}`),
      price: { icon: "i-points", amount: Number(offer.figures?.["points"] ?? 0) },
    };
  if (verb === "discard") return { icon: "i-card", label: say(`building-${what}`) };
  if (verb === "cathedral")
    return {
      icon: "i-cathedral",
      label: say("face-cathedral", { n: Number(offer.figures?.["step"] ?? 0) }),
      price: { icon: "i-points", amount: Number(offer.figures?.["points"] ?? 0) },
    };
  if (verb === "exchange")
    return {
      label: `${table.words.spoken(offer.figures?.["pay"] ?? "")} → ${table.words.spoken(offer.figures?.["gain"] ?? "")}`,
    };
  if (verb === "dig") return { icon: icon(what) };
  if (verb === "plans") return { icon: "i-card" };
  if (verb === "look") return { icon: "i-card", label: say("one-of-five") };
  if (verb === "destroy" || verb === "accept") return { icon: "i-debt" };
  return {};
}

function placed(place: string, { words }: Table): string {
  const stall = { "market-left": "stall-small", "market-middle": "stall-middle", "market-right": "stall-large" }[place];
  return words.say(stall ?? `short-${place}`);
}

const PICTURES: Partial<Record<Event, string>> = {
  captured: "i-worker",
  "came-home": "i-worker",
  "captives-sold": "i-prison",
  "left-prison": "i-prison",
  "market-reset": "i-reset",
  "step-reached": "i-cathedral",
  "tax-taken": "i-tax",
  "virtue-won": "i-virtue",
  "virtue-lost": "i-virtue",
  "debt-taken": "i-debt",
  "debt-paid": "i-debt",
  "debt-destroyed": "i-debt",
  paid: "i-silver",
  "card-drawn": "i-card",
};

function picture({ name, figures = {} }: LogLine): string | undefined {
  const place = /^@place-(.*)$/.exec(String(figures["place"] ?? ""))?.[1] ?? "";
  if (name === "worker-placed")
    return place.startsWith("market") ? "i-stall" : place === "guildhall" ? "i-house" : `wk-place-${place}`;
  if (name === "gained") return icon(String(figures["good"]));
  if (name === "hiring" || name === "hired" || name === "dismissed")
    return bust(String(figures["apprentice"]).replace("@apprentice-", ""));
  if (name === "built") return `wk-building-${String(figures["building"]).replace("@building-", "")}`;
  return PICTURES[name as Event];
}

const west: GameModule<WestView> = {
  Board,
  sprite,
  tabs: [
    { id: "town", icon: "i-town", label: "tab-town" },
    { id: "apprentices", icon: "i-hammer", label: "tab-apprentices" },
    { id: "works", icon: "i-cathedral", label: "tab-works" },
    { id: "home", icon: "i-hand", label: "tab-home" },
    { id: "players", icon: "i-friends", label: "tab-players" },
  ],
  tabFor: (question) => TABS[question as Question] ?? "home",
  face,
  picture,
  carries: (table) =>
    table.question === "place"
      ? [...PLACES, ...STALLS, "guildhall"].map((place) => `place ${place}`).filter((move) => table.offer(move))
      : [],
  purse: (view, seat) => {
    const { goods, virtue } = view.seats[seat]!;
    const held = GOODS.filter((good) => goods[good] > 0);
    return [...held.map((good) => ({ icon: icon(good), amount: goods[good] })), { icon: "i-virtue", amount: virtue }];
  },
  left: ({ left }) => (left > 0 ? { message: "left-in-bar", figures: { n: left } } : undefined),
  round: ({ guildhall_full, guildhall_places, last_turns }) => ({
    message: "round",
    figures: { n: guildhall_full, all: guildhall_places, last: last_turns ? "other" : "none" },
  }),
  absent: [
    "not-face-up",
    "not-in-hand",
    "not-employed",
    "not-offered",
    "nobody-to-capture",
    "none-of-yours",
  ] satisfies Refusal[],
};

export default west;
