// made by `python -m chantier.server.web.board_types web/src/boards`; do not edit

export interface Apprentice {
  id: string;
  skills: string[];
  virtue: number;
  at: string | null;
  pay: Record<string, number>;
  gain: Record<string, number>;
  coins: number;
}

export interface Building {
  id: string;
  points: number;
  cost: Record<string, number>;
  skills: string[];
  virtue: number;
  at_the_end: boolean;
}

export interface Held {
  id: string;
  points: number;
  cost: Record<string, number>;
  skills: string[];
  virtue: number;
  at_the_end: boolean;
  missing: Record<string, number>;
  unskilled: string[];
}

export interface Market {
  stalls: (number | null)[];
  small: Record<string, number>;
  large: Record<string, number>;
  pile: number;
}

export interface Own {
  hand: Held[];
  looking: Held[];
  under: string[];
  prospects: Record<string, Prospect>;
  hiring: Price[];
}

export interface Price {
  tax: number;
  silver: number;
  bank: number;
  row: number;
  payable: boolean;
}

export interface Prospect {
  gains: Record<string, number>[];
  price: Price;
  besides: Record<string, number>;
}

export interface SeatView {
  character: string | null;
  goods: Stock;
  virtue: number;
  unpaid: number;
  paid: number;
  step: number;
  home: number;
  workers: Record<string, number>;
  guildhall: number;
  prison: number;
  captives: number[];
  captives_worth: number;
  apprentices: Apprentice[];
  most_apprentices: number;
  free_places: number;
  skills: Record<string, number>;
  buildings: Building[];
  cards: number;
  looking: number;
  plans: number;
  score: Record<string, number>;
}

export interface Step {
  cost: Record<string, number>;
  mix: number;
  points: number;
  places: number;
  seats: number[];
}

export interface Stock {
  clay: number;
  gold: number;
  marble: number;
  silver: number;
  stone: number;
  wood: number;
}

export interface Track {
  points: number[];
  waived: number[];
  cathedral_from: number;
  no_cathedral_to: number;
  market_to: number;
  no_market_from: number;
}

export interface View {
  seat: number | null;
  asks: string;
  left: number;
  turn: number | null;
  waiting: number[];
  first: number | null;
  turns: number;
  last_turns: number | null;
  tax: number;
  track: Track;
  most_cards: number;
  places: string[];
  shown: (Apprentice | null)[];
  apprentices_left: number;
  buildings_left: number;
  under: number;
  plans_left: number;
  market: Market;
  rewards_left: number;
  cathedral: Step[];
  guildhall: number;
  guildhall_places: number;
  guildhall_full: number;
  guildhall_resets: number[];
  seats: SeatView[];
  own: Own | null;
}

export type Question =
  | "barracks"
  | "capture"
  | "character"
  | "church"
  | "crane"
  | "debt"
  | "discard"
  | "dismiss"
  | "exchange"
  | "free-capture"
  | "gain"
  | "guard"
  | "guildhall"
  | "keep"
  | "library"
  | "look"
  | "middle"
  | "mine"
  | "mix"
  | "place"
  | "saving"
  | "step-discard"
  | "take-back"
  | "tavern"
  | "workshop";
export type Verb =
  | "accept"
  | "become"
  | "build"
  | "buy-off"
  | "capture"
  | "cathedral"
  | "decline"
  | "destroy"
  | "dig"
  | "discard"
  | "dismiss"
  | "done"
  | "exchange"
  | "guard"
  | "hire"
  | "hoist"
  | "keep"
  | "liberate"
  | "look"
  | "pay"
  | "place"
  | "plans"
  | "save"
  | "take"
  | "take-back";
export type Event =
  | "apprentice-shown"
  | "built"
  | "came-home"
  | "captives-sold"
  | "captured"
  | "card-drawn"
  | "card-kept"
  | "card-passed"
  | "card-seen"
  | "card-under"
  | "character-dealt"
  | "coins-laid"
  | "coins-taken"
  | "debt-bought-off"
  | "debt-destroyed"
  | "debt-paid"
  | "debt-taken"
  | "dismissed"
  | "end-virtue"
  | "ended"
  | "exchanged"
  | "first-player"
  | "gained"
  | "gained-all"
  | "hired"
  | "hiring"
  | "large-shown"
  | "last-round"
  | "left-prison"
  | "liberated"
  | "looked-kept"
  | "market-reset"
  | "paid"
  | "reward-taken"
  | "small-shown"
  | "step-reached"
  | "tax-taken"
  | "took-back"
  | "turn-skipped"
  | "turns-ended"
  | "virtue-lost"
  | "virtue-wasted"
  | "virtue-won"
  | "worker-placed";
export type Refusal =
  | "at-the-top"
  | "character-taken"
  | "goods-missing"
  | "large-place-first"
  | "must-act"
  | "no-captives"
  | "no-card-to-discard"
  | "no-debt"
  | "no-silver-there"
  | "no-worker"
  | "nobody-captured"
  | "nobody-in-prison"
  | "nobody-to-capture"
  | "none-of-yours"
  | "not-employed"
  | "not-face-up"
  | "not-in-hand"
  | "not-offered"
  | "nothing-to-build"
  | "nothing-to-guard"
  | "nothing-to-save"
  | "nothing-to-take"
  | "other-place"
  | "promo-character"
  | "skill-missing"
  | "stall-taken"
  | "stays-in-guildhall"
  | "step-full"
  | "too-dear"
  | "too-few-workers"
  | "too-virtuous"
  | "too-wicked"
  | "wrong-mix";
