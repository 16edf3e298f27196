// made by `python -m chantier.server.web.wire_types`; do not edit

export interface Answer {
  type: "answer";
  id: string;
  what: "rematch" | "undo";
  yes: boolean;
}

export interface Back {
  type: "back";
  id: string;
}

export interface Change {
  type: "change";
  version: number;
  now: number;
  status?: "over" | "playing" | "waiting";
  seats?: SeatInfo[];
  waiting?: number[];
  view?: ([(string | number)[], unknown])[];
  own?: Record<string, unknown>;
  question?: string;
  moves?: MoveOffer[];
  undo?: boolean;
  turn?: number;
  signal?: number | null;
  quote?: Record<string, number>;
  prefers?: number[];
  proposals?: Record<string, number[]>;
  log_from?: number;
  log?: LogLine[];
  chat?: ChatLine[];
  outcome?: Record<string, unknown> | null;
  rematch?: string;
}

export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

export interface ChatLine {
  version: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
}

export interface Clock {
  move?: number | null;
  game?: number | null;
  gain?: number;
}

export interface Done {
  type: "done";
  id: string;
}

export interface Export {
  person: Record<string, unknown>;
  sessions: Record<string, unknown>[];
  tables: Record<string, unknown>[];
  events: Record<string, unknown>[];
  notes: Record<string, unknown>[];
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  minutes: number;
  options: Record<string, unknown[]>;
  kits: string[];
}

export interface Ignored {
  type: "ignored";
  id: string;
}

export interface Lesson {
  steps: Step[];
}

export interface LogLine {
  version: number;
  name: string;
  seat: number;
  rule: string;
  figures?: Record<string, number | string>;
  hidden?: boolean;
}

export interface Measure {
  type: "measure";
  id: string;
}

export interface Measured {
  type: "measured";
  id: string;
}

export interface Move {
  type: "move";
  id: string;
  move: string;
  version: number;
}

export interface MoveOffer {
  text: string;
  figures?: Record<string, number | string>;
}

export interface NewTable {
  id: string;
}

export interface Person {
  id: string;
  name: string;
  lang: string;
  account: boolean;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface Playback {
  moments: number;
  frames: (Update | Change)[];
}

export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

export interface Prefer {
  type: "prefer";
  id: string;
  choices: number[];
}

export interface Present {
  type: "present";
  here: number[];
  watching: number;
}

export interface Problem {
  code: string;
  says: string;
  figures: Record<string, number | string>;
}

export interface Propose {
  type: "propose";
  id: string;
  what: "rematch" | "undo";
}

export interface RefusedMessage {
  type: "refused";
  id: string;
  code: string;
  says: string;
  rule?: string;
  figures?: Record<string, number | string>;
}

export interface RefusedMove {
  text: string;
  code: string;
  says: string;
  rule?: string;
  figures?: Record<string, number | string>;
}

export interface Resign {
  type: "resign";
  id: string;
}

export interface Resync {
  type: "resync";
}

export interface ScoreHistory {
  line: string;
  points: number[][];
}

export interface SeatInfo {
  name: string;
  taken: boolean;
  bot?: string;
  you?: boolean;
  away?: boolean;
  resigned?: boolean;
  played_for?: number;
  until?: number | null;
  store?: number | null;
}

export interface Signal {
  type: "signal";
  stage: number;
}

export interface Step {
  frame: Update | Change;
  says?: string;
  rule?: string;
  move?: string;
}

export interface TableInfo {
  id: string;
  settings: TableSettings;
  commitment: string;
  table: Update;
  edition: string;
  edition_today: string;
}

export interface TableRow {
  id: string;
  game: string;
  seats: number;
  players: string[];
  status: "over" | "playing" | "waiting";
  touched: number;
  your_turn: boolean;
}

export interface TableSettings {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
  kit?: string;
  kit_text?: string;
  bots?: Record<string, string>;
  level?: string;
  open?: boolean;
  pace?: "days" | "live";
  clock?: Clock;
  grace?: number;
  race_pace?: number;
}

export interface Timed {
  type: "timed";
  id: string;
  move: string;
  quote: Record<string, number>;
}

export interface Undo {
  type: "undo";
  id: string;
}

export interface Update {
  type: "update";
  version: number;
  status: "over" | "playing" | "waiting";
  now: number;
  seats: SeatInfo[];
  waiting: number[];
  view?: unknown;
  own?: Record<string, unknown>;
  question?: string;
  moves?: MoveOffer[];
  undo?: boolean;
  turn?: number;
  signal?: number | null;
  quote?: Record<string, number>;
  prefers?: number[];
  proposals?: Record<string, number[]>;
  log_from?: number;
  log?: LogLine[];
  chat?: ChatLine[];
  outcome?: Record<string, unknown> | null;
  rematch?: string;
}

export type FromClient = Move | Timed | Prefer | Undo | Propose | Answer | Back | Resign | Chat | Ping | Measured;
export type FromServer = Update | Change | Present | Done | Ignored | RefusedMessage | Pong | Signal | Measure | Resync;
