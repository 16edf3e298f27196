/** For a game that has no board yet: what is seen, as text. The bar and the log do the rest. */
import type { GameModule } from "..";
import Board from "./Board.svelte";

const plain: GameModule = {
  Board,
  sprite: "",
  tabs: [{ id: "board", icon: "i-map", label: "tab-board" }],
  tabFor: () => "board",
};

export default plain;
