/** What the rules show (wire.ts), and the order of goods on the board. */
import type { Goods } from "./wire";

export type {
  Artisan,
  Board as DistrictBoard,
  Building,
  Contract,
  Effect,
  Goods,
  MarketPlace,
  Place,
  Plot,
  SeatView,
  View,
} from "./wire";
export type Good = keyof Goods;
export const GOODS: Good[] = ["wood", "stone", "coins"];
