/** Queen's Architect at the table page. */
import type { GameModule } from "..";
import sprite from "../../art/queens_architect.svg?url";
import type { TableModel } from "../../lib/table.svelte";
import type { LogLine, MoveOffer } from "../../lib/wire";
import Board from "./Board.svelte";
import Prospect from "./Prospect.svelte";
import {
  ACTION_ICONS,
  guildIcon,
  isDraft,
  prospectOf,
  type Action,
  type Artisan,
  type Guild,
  type QueensView,
} from "./view";
import type { Event, Question, Refusal, Verb } from "./wire";

const TAB_FOR: Partial<Record<Question, string>> = { recruitment: "recruit", travel: "map" };
const ICONS: Partial<Record<Verb, string>> = {
  collect: "i-thaler",
  trust: "i-virtue",
  cash: "i-bond",
  enter: "i-tankard",
  build: "i-trowel",
  palace: "i-crown",
  climb: "i-esteem",
  bonds: "i-bond",
};
const PICTURES: Partial<Record<Event, string>> = {
  chose: "i-hexagon",
  "turned-for-thalers": "i-thaler",
  wage: "i-thaler",
  earned: "i-spade",
  left: "i-leave",
  rested: "i-bed",
  recruited: "i-hexagon",
  dismissed: "i-leave",
  "top-left": "i-leave",
  trusted: "i-virtue",
  cashed: "i-bond",
  "rest-tiles-shifted": "i-tankard",
  sent: "i-tankard",
  built: "i-trowel",
  "esteem-won": "i-esteem",
  climbed: "i-esteem",
  "bonds-won": "i-bond",
  "bonus-thalers": "i-thaler",
  "bonus-recruitment": "i-hexagon",
  repaired: "i-trowel",
  contributed: "i-crown",
  "palace-ended": "i-crown",
  "first-player": "i-first-player",
};

function guildOf(figures: MoveOffer["figures"]): string | undefined {
  const guild = figures?.["guild"];
  return typeof guild === "string" && guild.startsWith("@guild-")
    ? guildIcon(guild.slice("@guild-".length) as Guild)
    : undefined;
}

function held(view: QueensView, id: string): Artisan | undefined {
  return view.seats.flatMap(({ artisans }) => artisans).find((artisan) => artisan.id === id);
}

const queens: GameModule<QueensView> = {
  Board,
  sprite,
  tabs: [
    { id: "map", icon: "i-map", label: "tab-map" },
    { id: "recruit", icon: "i-hexagon", label: "tab-recruit" },
    { id: "mat", icon: "i-star", label: "tab-mat" },
    { id: "players", icon: "i-friends", label: "tab-players" },
    { id: "journal", icon: "i-list", label: "journal" },
  ],
  tabFor: (question) => TAB_FOR[question as Question] ?? "mat",
  face: (offer: MoveOffer, table: TableModel<QueensView>) => {
    const { say } = table.words;
    const [what, which = ""] = offer.text.split(" ") as [Verb, string?];
    const { artisan, action, site, price, points, cost, thalers, notches } = offer.figures ?? {};
    const inThalers = (amount: number | string | undefined) =>
      amount === undefined ? undefined : { icon: "i-thaler", amount, label: say("sheet-thalers") };
    const inPoints = (amount: number | string | undefined) =>
      amount === undefined ? undefined : { icon: "i-esteem", amount, label: say("points-word") };
    const place = table.view.places.find(({ id }) => id === which);
    const guild = guildOf(offer.figures) ?? (held(table.view, which) && guildIcon(held(table.view, which)!.guild));
    if (what === "go") return { icon: ACTION_ICONS[which as Action], label: table.words.name(String(action)) };
    if (what === "choose") return { icon: guild, label: String(artisan) };
    if (what === "turn")
      return { icon: "i-hammer", label: say("turn-short", { notches: notches ?? 0 }), price: inThalers(notches) };
    if (what === "recruit") return { icon: guild, label: String(artisan), price: inThalers(price) };
    if (what === "travel")
      return { icon: `qa-${place?.kind ?? "village"}`, label: table.words.name(String(site)), price: inThalers(price) };
    if (what === "send")
      return { icon: guild, label: table.words.name(String(offer.figures?.["guild"])), price: inThalers(price) };
    if (what === "build")
      return { icon: ICONS[what], label: say("build-short", { site: site ?? "" }), price: inPoints(points) };
    if (what === "repair")
      return { icon: guild, label: say("repair-short", { artisan: artisan ?? "" }), price: inPoints(points) };
    if (what === "climb") return { icon: ICONS[what], label: say("climb-button"), price: inPoints(cost) };
    if (what === "cash")
      return { icon: ICONS[what], label: say("cash-short", { bonds: which }), price: inThalers(thalers) };
    if (what === "work" || what === "dismiss") return { icon: guild };
    return { icon: ICONS[what] };
  },
  picture: ({ name, figures }: LogLine) => {
    if (name === "went" || name === "declined") {
      const action = String(figures?.["action"] ?? "").replace("@action-", "") as Action;
      return ACTION_ICONS[action];
    }
    return name === "travelled" ? "i-wheel" : PICTURES[name as Event];
  },
  purse: (view, seat) => {
    const { thalers, bonds, steps } = view.seats[seat]!;
    return [
      { icon: "i-thaler", amount: thalers },
      { icon: "i-bond", amount: bonds },
      { icon: "i-esteem", amount: `${steps}/${view.tokens.length}` },
    ];
  },
  round: (view) =>
    isDraft(view)
      ? { message: "chip-draft", figures: { n: 0 } }
      : { message: "chip-round", figures: { n: view.round } },
  sum: (table) => (table.view.asks === "star" && prospectOf(table) ? Prospect : undefined),
  absent: ["not-employed", "taken", "empty-place"] satisfies Refusal[],
};

export default queens;
