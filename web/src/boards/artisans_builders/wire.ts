// made by `python -m chantier.server.web.board_types web/src/boards`; do not edit

export interface Artisan {
  id: string;
  name: string;
  neutral: boolean;
  recruiter: number | null;
  places: Place[];
}

export interface Board {
  id: string;
  name: string;
  printed: number[];
  badge: string;
}

export interface Building {
  id: string;
  name: string;
  level: number;
  cost: Goods;
  income: Goods;
  residual: Goods;
  points: number;
  badges: string[];
}

export interface Contract {
  id: string;
  name: string;
  kind: string;
  badges: Record<string, number>;
  power: Effect;
  fulfilled_by: number[];
  ready: number[];
  lacks: Record<string, number>[];
}

export interface Effect {
  do: string;
  get: Goods;
  give: Goods;
  times: number;
}

export interface Goods {
  coins?: number;
  stone?: number;
  wood?: number;
}

export interface MarketPlace {
  card: Building | null;
  builder: Goods;
  others: Goods;
}

export interface Pending {
  building: string | null;
  coins_due: number;
  effect: Effect | null;
}

export interface Place {
  line: number;
  price: number;
  effect: Effect;
  worker: number | null;
}

export interface Plot {
  printed: number;
  top: Building | null;
  covered: Building[];
  income: Goods;
}

export interface SeatView {
  wood: number;
  stone: number;
  coins: number;
  workers: number;
  improved: number;
  board: Board | null;
  plots: Plot[];
  income: Goods;
  badges: Record<string, number>;
  castles: number;
  third_castle: number | null;
  contracts: number;
  points: number;
  lacks: Record<string, Goods>;
}

export interface View {
  seat: number | null;
  asks: string;
  turn: number | null;
  round: number;
  first: number | null;
  token: number | null;
  market: MarketPlace[][];
  decks: number[];
  undrawn: string[];
  gone: string[];
  artisans: Artisan[];
  contracts: Contract[];
  boards: Board[];
  seats: SeatView[];
  pending: Pending;
}

export type Question =
  | "action"
  | "board"
  | "contract"
  | "cubes"
  | "harvest"
  | "payment"
  | "plot"
  | "rebate"
  | "recruit"
  | "renew"
  | "trade";
export type Verb =
  | "build"
  | "choose"
  | "coins"
  | "decline"
  | "fulfil"
  | "harvest"
  | "pay"
  | "plot"
  | "recruit"
  | "renew"
  | "token"
  | "trade"
  | "use"
  | "visit"
  | "wood";
export type Event =
  | "artisan-laid"
  | "bank-paid"
  | "board-chosen"
  | "board-laid"
  | "built"
  | "card-laid"
  | "castle-improved"
  | "castles-ended"
  | "contract-laid"
  | "covered"
  | "fee-paid"
  | "first-player"
  | "fulfilled"
  | "gained"
  | "gave"
  | "harvested"
  | "income"
  | "market-paid"
  | "paid"
  | "price-paid"
  | "recruited"
  | "renewed"
  | "rested"
  | "round-began"
  | "rounds-ended"
  | "third-castle"
  | "token-given"
  | "token-laid"
  | "token-won"
  | "visited";
export type Refusal =
  | "at-least-once"
  | "badge-missing"
  | "can-act"
  | "castle-stands"
  | "empty-deck"
  | "first-action"
  | "fulfilled-already"
  | "goods-missing"
  | "neutral"
  | "no-such-place"
  | "none-to-spare"
  | "not-for-sale"
  | "not-in-this-game"
  | "not-offered"
  | "nothing-to-build"
  | "nothing-to-harvest"
  | "nothing-to-renew"
  | "occupied"
  | "other-side-up"
  | "own-artisan"
  | "plot-pays-nothing"
  | "recruited-already"
  | "token-taken"
  | "too-few-coins"
  | "too-many"
  | "too-often";
