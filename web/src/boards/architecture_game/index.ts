import { MediaQuery } from "svelte/reactivity";
import type { GameModule } from "..";
import sprite from "../../art/architecture_game.svg?url";
import type { TableModel } from "../../lib/table.svelte";
import type { LogLine, MoveOffer } from "../../lib/wire";
import { verb } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import Row from "./Row.svelte";
import Turner from "./Turner.svelte";
import type { View } from "./view";
import type { Event, Refusal, Verb } from "./wire";

const ICON_OF: Partial<Record<Verb, string>> = { build: "i-trowel", put: "i-under", pass: "i-check" };
const PICTURE: Partial<Record<Event, string>> = {
  built: "i-trowel",
  completed: "i-house",
  "put-under": "i-under",
  "kept-one": "i-keep",
  "tokens-won": "i-points",
  "time-up": "i-clock",
};
const LETTERS = "abc";

/** In the bar a fragment is a letter, as on its card; its description is the button's name. */
function face({ text, figures }: MoveOffer, table: TableModel<View>) {
  const [kind, what = ""] = text.split(" ") as [Verb, string?];
  const { say } = table.words;
  if (kind === "take")
    return { icon: `ag-mark-${what}`, label: `${say(`mark-${what}`)} · ${figures?.["fragments"] ?? 0}` };
  if (kind === "under") return { icon: `ag-mark-${what}`, label: say(`mark-${what}`) };
  if (kind === "pawn") return { icon: "ag-pawn-small", label: say("pawn-n", { n: Number(what) }) };
  const letter = LETTERS[table.view.hand.indexOf(what)] ?? "";
  if (kind === "build")
    return {
      icon: "i-trowel",
      label: say("face-build", { letter, building: table.words.name(String(figures?.["building"] ?? "")) }),
    };
  if (kind === "put") return { icon: "i-under", label: say("face-put", { letter }) };
  return { icon: ICON_OF[verb(text) as Verb] };
}

const phone = new MediaQuery("(max-width: 720px) and (orientation: portrait)");
const SIDE_BY_SIDE = ["pile", "pawn", "under"];

function hand(table: TableModel<View>) {
  if (!table.moves.length) return undefined;
  if (table.view.search) return Turner;
  return phone.current && SIDE_BY_SIDE.includes(table.question) ? Row : undefined;
}

function picture({ name, figures }: LogLine): string | undefined {
  const symbol = figures?.["symbol"];
  if (typeof symbol === "string" && name !== "pawn-taken") return symbol.replace("@symbol-", "ag-mark-");
  return name.startsWith("pawn") ? "ag-pawn-small" : PICTURE[name as Event];
}

const architectureGame: GameModule<View> = {
  Board,
  sprite,
  tabs: [
    { id: "board", icon: "i-town", label: "tab-site" },
    { id: "piles", icon: "i-under", label: "tab-piles" },
    { id: "booklet", icon: "i-book", label: "tab-booklet" },
    { id: "journal", icon: "i-list", label: "tab-journal" },
  ],
  tabFor: () => "board",
  face,
  picture,
  round: (view) => ({ message: "round-chip", figures: { round: view.round } }),
  hand,
  absent: ["not-held", "build-or-pass"] satisfies Refusal[],
};

export default architectureGame as unknown as GameModule;
