/** What a game adds to the table page. Its board is fetched when somebody sits down at it. */
import type { Component, Snippet } from "svelte";
import type { TableModel } from "../lib/table.svelte";
import type { LogLine, MoveOffer } from "../lib/wire";

export interface BoardProps<View> {
  table: TableModel<View>;
  journal: Snippet; // the log, to be placed where the game has room for it
  tab: string; // which part a phone shows
}

export interface Tab {
  id: string;
  icon: string;
  label: string; // a message
}

/** How a move looks in the bar: its sentence is always its name for screen readers. */
export interface Face {
  icon?: string;
  label?: string; // shorter than the sentence
  price?: { icon: string; amount: number | string }; // only with a shorter label: it is part of the sentence
}

export interface GameModule<View = never> {
  Board: Component<BoardProps<View>>;
  sprite: string; // the address of the game's symbols, an SVG
  tabs: Tab[]; // on a phone; "players" and "journal" are shown by the board too
  tabFor: (question: string) => string | undefined; // the tab that the question is about
  face?: (offer: MoveOffer, table: TableModel<View>) => Face;
  object?: (offer: MoveOffer, table: TableModel<View>) => string | undefined; // what a move is about, where the bar folds several of one verb
  purse?: (view: View, seat: number) => { icon: string; amount: number | string; label?: string }[]; // in the head of a landscape phone
  picture?: (line: LogLine) => string | undefined; // the symbol of what moved
  left?: (view: View) => { message: string; figures: Record<string, number | string> } | undefined; // what is asked several times: how often yet
  round?: (view: View) => { message: string; figures: Record<string, number | string> }; // "tour 17"
  hand?: (table: TableModel<View>) => Component<{ table: TableModel<View> }> | undefined; // in the place of the bar's buttons, where these are not enough
  sum?: (table: TableModel<View>) => Component<{ table: TableModel<View> }> | undefined; // how what the move brings that is pointed at is made up
  carries?: (table: TableModel<View>) => string[]; // moves that lit places of the board show, in the order of their keys
  absent?: string[]; // refusals about things that are not on the table at all; nobody asks why
}

const BOARDS = import.meta.glob<{ default: GameModule }>("./*/index.ts");

export async function boardOf(game: string): Promise<GameModule> {
  const own = BOARDS[`./${game}/index.ts`];
  return own ? (await own()).default : (await import("./any")).boardFor(game);
}
