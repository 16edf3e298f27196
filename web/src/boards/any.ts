/** A board for any game that brings none: made from what the server tells of the view and the moves alone. */
import type { GameModule } from ".";
import { get } from "../lib/api";
import type { TableModel } from "../lib/table.svelte";
import type { GameInfo } from "../lib/wire";
import Board from "./any/Board.svelte";

export type Data = null | boolean | number | string | Data[] | { [part: string]: Data };
export type View = Record<string, Data>;

const PARTS = new Map<string, Record<string, string>>();

export async function boardFor(game: string): Promise<GameModule> {
  const games = await get<GameInfo[]>("/games");
  PARTS.set(game, games.find(({ name }) => name === game)?.parts ?? {});
  const board: GameModule<View> = {
    Board,
    sprite: "",
    tabs: [
      { id: "parts", icon: "i-map", label: "tab-table" },
      { id: "players", icon: "i-friends", label: "tab-players" },
      { id: "journal", icon: "i-list", label: "tab-journal" },
    ],
    tabFor: () => "parts",
  };
  return board as unknown as GameModule;
}

/** The moves that a thing in a part of the view stands for: those of the verbs that the game says are about this part. */
export function movesOf(table: TableModel<View>, part: string, thing: Data): string[] {
  const verbs = Object.entries(PARTS.get(table.game) ?? {}).filter(([, shown]) => shown === part);
  return verbs.map(([verb]) => `${verb} ${String(thing)}`);
}

/** What a part is called: the game's own word, or its name made readable. */
export function called(table: TableModel<View>, part: string): string {
  const message = `view-${part.replaceAll("_", "-")}`;
  if (table.words.has(message)) return table.words.say(message);
  const plain = part.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** The page itself shows whose turn it is and what is asked. */
const ON_THE_PAGE = ["seat", "asks", "turn", "waiting", "round", "seats"];

export function parts(view: View): [string, Data][] {
  return Object.entries(view).filter(([part]) => !ON_THE_PAGE.includes(part));
}

/** What a group is made of; where it has a name, nobody needs its id too. */
export function inner(group: View): [string, Data][] {
  return Object.entries(group).filter(([part]) => part !== "id" || !("name" in group));
}

/** A thing as people read it: numbers below zero have a minus sign, and hyphens in words stay what they are. */
export function said(table: TableModel<View>, thing: boolean | number | string): string {
  if (typeof thing === "boolean") return table.words.say(thing ? "yes" : "no");
  return typeof thing === "number" ? String(thing).replace("-", "−") : String(table.words.spoken(thing));
}

/** What belongs to each player is in a list of the view called seats. */
export function ofSeat(view: View, seat: number): View {
  const seats = view["seats"];
  const own = Array.isArray(seats) ? seats[seat] : null;
  return isGroup(own) ? own : {};
}

export function isGroup(data: Data | undefined): data is View {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

export const isFigure = (data: Data): data is boolean | number | string => typeof data !== "object";
