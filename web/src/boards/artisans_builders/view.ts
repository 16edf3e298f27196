/** What the game's view gives. */
export type Good = "wood" | "stone" | "coins";
export type Goods = Partial<Record<Good, number>>;
export const GOODS: Good[] = ["wood", "stone", "coins"];

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

export interface Effect {
  do: string;
  get: Goods;
  give: Goods;
  times: number;
}

export interface Place {
  line: number;
  price: number;
  effect: Effect;
  worker: number | null;
}

export interface Artisan {
  id: string;
  name: string;
  neutral: boolean;
  recruiter: number | null;
  places: Place[];
}

export interface Contract {
  id: string;
  name: string;
  kind: string;
  badges: Record<string, number>;
  power: Effect;
  fulfilled_by: number[];
  ready: number[];
}

export interface Plot {
  printed: number;
  top: Building | null;
  covered: Building[];
  income: Goods;
}

export interface DistrictBoard {
  id: string;
  name: string;
  printed: number[];
  badge: string;
}

export interface SeatView {
  wood: number;
  stone: number;
  coins: number;
  workers: number;
  improved: number;
  board: DistrictBoard | null;
  plots: Plot[];
  income: Goods;
  badges: Record<string, number>;
  castles: number;
  third_castle: number | null;
  contracts: number;
  points: number;
}

export interface MarketPlace {
  card: Building | null;
  builder: Goods;
  others: Goods;
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
  artisans: Artisan[];
  contracts: Contract[];
  boards: DistrictBoard[];
  seats: SeatView[];
  pending: { building: string | null; coins_due: number; effect: Effect | null };
}
