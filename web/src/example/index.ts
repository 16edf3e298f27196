import type { GameModule } from "../boards";
import Board from "./Board.svelte";
import type { Event, View } from "./wire";

const PICTURES: Record<Event, string> = { took: "i-card" };

const example: GameModule<View> = {
  Board,
  sprite: "",
  tabs: [{ id: "board", icon: "i-map", label: "tab-journal" }],
  tabFor: () => "board",
  picture: ({ name }) => PICTURES[name as Event],
};

export default example;
