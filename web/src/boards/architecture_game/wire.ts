// made by `python -m chantier.server.web.board_types web/src/boards`; do not edit

export interface Place {
  symbol: string | null;
  pawn: number | null;
}

export interface Search {
  fragment: string | null;
  position: number;
  pile: number;
  turned: number;
  looks: number | null;
  most_looks: number;
  seen: number;
  unseen: number;
  under: number;
  next_costs: number;
}

export interface SeatView {
  won: number;
  laid: number;
  hand: number;
  pawn: number | null;
  symbol: string | null;
  searching: boolean;
  kept: boolean;
  rank: number | null;
}

export interface Sighting {
  fragment: string;
  symbol: string;
  position: number;
  round: number;
  put_under: boolean;
}

export interface Site {
  building: string;
  windows: Window[];
  built: number;
}

export interface View {
  seat: number | null;
  tempo: "live" | "turns";
  phase: "choosing" | "filling" | "over" | "playing" | "racing" | "setting-up";
  turn: number | null;
  round: number;
  target: number;
  sites: (Site | null)[];
  next_building: string | null;
  below: number;
  completed: string[];
  places: Place[];
  piles: Record<string, number>;
  seats: SeatView[];
  hand: string[];
  looks: number | null;
  tokens: Record<string, number>;
  putting: string | null;
  search: Search | null;
  memory: Sighting[] | null;
}

export interface Window {
  region: [number, number, number, number];
  fragment: string | null;
  owner: number | null;
  fits: string | null;
}

export type Question =
  | "build"
  | "pawn"
  | "pile"
  | "play"
  | "search"
  | "under";
export type Verb =
  | "build"
  | "keep"
  | "next"
  | "pass"
  | "pawn"
  | "previous"
  | "put"
  | "take"
  | "under";
export type Event =
  | "bare"
  | "building-laid"
  | "building-next"
  | "built"
  | "completed"
  | "dealt"
  | "finished"
  | "kept-one"
  | "kept-this"
  | "no-pile"
  | "passed"
  | "pawn-drawn"
  | "pawn-taken"
  | "put-this"
  | "put-under"
  | "round-began"
  | "rounds-ended"
  | "shown"
  | "signal"
  | "tie-ended"
  | "time-up"
  | "tokens-ended"
  | "tokens-won"
  | "took"
  | "turned";
export type Refusal =
  | "build-or-pass"
  | "first-fragment"
  | "last-fragment"
  | "must-play"
  | "no-look-left"
  | "not-held"
  | "not-on-the-table"
  | "nothing-shown"
  | "pawn-gone"
  | "pile-empty"
  | "pile-taken";
