// made by `python -m chantier.server.web.board_types web/src/boards`; do not edit

export interface Artisan {
  id: string;
  name: string;
  guild: "glazier" | "mason" | "smith" | "stonecutter" | "tailor" | "woodcutter";
  values: number[];
  notch: number;
  performance: number;
  uses_left: number;
  repair: number;
  labourer: boolean;
}

export interface Need {
  what: "steps" | "strong" | "there";
  have: number;
  need: number;
  met: boolean;
}

export interface Offer {
  price: number;
  artisan: Artisan | null;
}

export interface Pending {
  crew: string[];
  points: number;
  newcomer: string | null;
  hiring: number | null;
  sent: number;
}

export interface Prospect {
  rule: string;
  gives: "artisans" | "hammers" | "palace" | "places" | "points" | "thalers" | "trust";
  amount: number;
  uncut: number;
  terms: Term[];
  lacks: ("glazier" | "mason" | "smith" | "stonecutter" | "tailor" | "woodcutter")[];
  turned: Record<string, number>;
  ways: Way[];
  needs: Need[];
}

export interface SeatView {
  thalers: number;
  bonds: number;
  trust: number;
  steps: number;
  action: "broker" | "construction" | "labour" | "recruitment" | "tavern" | "travel";
  at: string;
  artisans: Artisan[];
  performance: number;
  tavern: Tavern;
  buildings_left: number;
  contributed: boolean;
  fares: (number | null)[];
}

export interface Site {
  id: string;
  name: string;
  kind: "city" | "monastery" | "village" | "capital";
  guilds: ("glazier" | "mason" | "smith" | "stonecutter" | "tailor" | "woodcutter")[];
  bonus: "" | "esteem" | "recruitment" | "thalers";
  amount: number;
  builders: number[];
  malus: number | null;
  cap: number;
}

export interface Tavern {
  bar: ("glazier" | "mason" | "smith" | "stonecutter" | "tailor" | "woodcutter")[];
  dormitory: ("glazier" | "mason" | "smith" | "stonecutter" | "tailor" | "woodcutter")[];
  entrance: ("glazier" | "mason" | "smith" | "stonecutter" | "tailor" | "woodcutter")[];
}

export interface Term {
  what: string;
  amount: number;
  name: string;
}

export interface View {
  seat: number | null;
  asks: string;
  turn: number | null;
  round: number;
  first: number | null;
  tokens: number[];
  price_scale: number[];
  marker: number;
  panel: Offer[];
  beside: (Artisan | null)[];
  pile: Record<string, number>;
  starters: Record<string, number>;
  starters_left: number;
  others_left: number;
  pile_left: number;
  gone: number;
  supply: number;
  places: Site[];
  distances: number[][];
  travel: number[];
  terrain: number[];
  tavern: number[];
  palace: number;
  seats: SeatView[];
  pending: Pending;
  prospects: Record<string, Prospect>;
}

export interface Way {
  steps: number;
  bonds: number;
}

export type Question =
  | "broker"
  | "choose"
  | "construction"
  | "dismiss"
  | "esteem"
  | "guilds"
  | "labour"
  | "labourers"
  | "recruitment"
  | "repairers"
  | "star"
  | "tavern"
  | "travel"
  | "turn";
export type Verb =
  | "bonds"
  | "build"
  | "cash"
  | "choose"
  | "climb"
  | "collect"
  | "decline"
  | "dismiss"
  | "done"
  | "enter"
  | "go"
  | "palace"
  | "recruit"
  | "repair"
  | "send"
  | "travel"
  | "trust"
  | "turn"
  | "work";
export type Event =
  | "bonds-won"
  | "bonus-recruitment"
  | "bonus-thalers"
  | "built"
  | "cashed"
  | "chose"
  | "climbed"
  | "contributed"
  | "declined"
  | "dismissed"
  | "earned"
  | "esteem-won"
  | "first-player"
  | "left"
  | "marker-moved"
  | "palace-ended"
  | "points-lost"
  | "recruited"
  | "repaired"
  | "request-laid"
  | "rest-tiles-shifted"
  | "rested"
  | "round-began"
  | "rounds-ended"
  | "sent"
  | "tile-beside"
  | "tile-drawn"
  | "token-laid"
  | "top-left"
  | "travelled"
  | "trusted"
  | "turned-for-thalers"
  | "wage"
  | "went"
  | "worked";
export type Refusal =
  | "already-built"
  | "already-there"
  | "empty-place"
  | "full-trust"
  | "guild-missing"
  | "guild-repairs-already"
  | "has-worked"
  | "no-bond"
  | "no-building-left"
  | "no-dismissal"
  | "no-labourer"
  | "not-at-entrance"
  | "not-at-the-capital"
  | "not-employed"
  | "not-on-a-site"
  | "only-the-twin"
  | "out-of-reach"
  | "same-character"
  | "steps-missing"
  | "taken"
  | "too-dear"
  | "too-far"
  | "too-many-bonds"
  | "too-weak";
