// made by `python -m chantier.server.web.wire_types`; do not edit

export interface AccountInfo {
  sign_in: string;
  mail: string;
  codes_left: number;
  sends_mail: boolean;
}

export interface AnalysisProgress {
  is_under_way?: boolean;
  judged?: number;
  turns?: number;
  told?: ToldAnalysis | null;
}

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

export interface BlockedPerson {
  who: string;
  name: string;
}

export interface Change {
  type: "change";
  version: number;
  now: number;
  log_from: number;
  status?: "over" | "playing" | "waiting";
  seats?: SeatInfo[];
  waiting?: number[];
  view?: ([(string | number)[], unknown])[];
  own?: ([(string | number)[], unknown])[];
  question?: string;
  moves?: MoveOffer[];
  undo?: boolean;
  turn?: number;
  signal?: number | null;
  quote?: Record<string, number>;
  prefers?: number[];
  proposals?: Record<string, number[]>;
  log?: LogLine[];
  chat?: ChatLine[];
  outcome?: Record<string, unknown> | null;
  rematch?: string;
  closed?: boolean;
  watchers_chat?: boolean;
  notices?: Notice[];
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
  who?: string;
}

export interface Choices {
  turn?: ("mail" | "push")[];
  ready?: ("mail" | "push")[];
  over?: ("mail" | "push")[];
  invited?: ("mail" | "push")[];
  declined?: ("mail" | "push")[];
  round?: ("mail" | "push")[];
}

export interface Clock {
  move?: number | null;
  game?: number | null;
  gain?: number;
}

export interface Companion {
  who: string;
  name: string;
  mark: string;
  games: number;
  won: number;
}

export interface Curiosity {
  name: string;
  table?: string;
  game?: string;
  n?: number;
  other?: string;
  what?: string;
  most?: number;
}

export interface DayResults {
  site: DaySite;
  rows: DayRow[];
  unfinished: number;
}

export interface DayRow {
  place: number;
  points: number;
  lead: number;
  won: boolean;
  table: string;
  name?: string;
  who?: string;
  mark?: string;
  you?: boolean;
}

export interface DaySite {
  day: string;
  game: string;
  seats: number;
  bots: string[];
  commitment: string;
  secret?: string;
}

export interface DeviceInfo {
  id: string;
  label: string;
  created: number;
}

export interface Done {
  type: "done";
  id: string;
}

export interface Draw {
  after: number;
  text: string;
  changed: number[];
}

export interface Export {
  person: Record<string, unknown>;
  sessions: Record<string, unknown>[];
  passkeys: Record<string, unknown>[];
  blocks: Record<string, unknown>[];
  reports: Record<string, unknown>[];
  tables: Record<string, unknown>[];
  events: Record<string, unknown>[];
  notes: Record<string, unknown>[];
  opinions: Record<string, unknown>[];
  results: Record<string, unknown>[];
  ratings: Record<string, unknown>[];
  notices: Record<string, unknown>[];
  devices: Record<string, unknown>[];
  invitations: Record<string, unknown>[];
  groups: Record<string, unknown>[];
  tournaments: Record<string, unknown>[];
  days: Record<string, unknown>[];
}

export interface ForeseenMove {
  happens?: LogLine[];
  sheet?: Record<string, number>;
  leaves?: ForetoldLine[];
  question?: string;
  by_chance?: boolean;
  best?: number | null;
}

export interface ForetoldLine {
  name: string;
  rule: string;
  figures?: Record<string, number | string>;
}

export interface GameInfo {
  name: string;
  title: string;
  about: string;
  seats: number[];
  minutes: number;
  options: Record<string, unknown[]>;
  kits: string[];
  authors: string;
  lesson: boolean;
  puzzles: number;
  themes: Record<string, string>;
  parts: Record<string, string>;
  live?: Record<string, unknown>;
}

export interface GameRating {
  game: string;
  tempo: "days" | "live" | "unhurried";
  rating: RatingInfo;
  bots: Record<string, number>;
  against: Record<string, number[]>;
}

export interface GroupInfo {
  id: string;
  name: string;
  member: boolean;
  host: boolean;
  standings: GroupMember[];
  tables: TableRow[];
  games: PlayedGame[];
}

export interface GroupMember {
  who: string;
  name: string;
  mark: string;
  you: boolean;
  host: boolean;
  member: boolean;
  games: number;
  won: number;
  points: number;
}

export interface GroupRow {
  id: string;
  name: string;
  members: number;
  host: boolean;
}

export interface Hint {
  choices: ToldChoice[];
  is_only?: boolean;
}

export interface Ignored {
  type: "ignored";
  id: string;
}

export interface InvitationInfo {
  kind: "group" | "table";
  id: string;
  name: string;
  game: string;
  seats: number;
  free: number;
  by: string;
  mark: string;
  at: number;
}

export interface Invitee {
  who: string;
  name: string;
  mark: string;
  declined: boolean;
}

export interface KitChange {
  path: string;
  usual: string;
  here: string;
}

export interface KnownPlayer {
  who: string;
  name: string;
  mark: string;
}

export interface Leader {
  rating: RatingInfo;
  who?: string;
  name?: string;
  mark?: string;
  bot?: string;
  place?: number;
  you?: boolean;
}

export interface Leaders {
  rows: Leader[];
  needed: number;
  yours: RatingInfo | null;
}

export interface Lesson {
  steps: Step[];
  title: string;
  themes: Theme[];
}

export interface LineJudged {
  tries: number;
  turn?: ToldTurn | null;
}

export interface LineShown {
  frames: (Update | Change)[];
  ends?: boolean;
  refused?: RefusedMove[];
}

export interface LogLine {
  version: number;
  name: string;
  seat: number;
  rule: string;
  figures?: Record<string, number | string>;
  hidden?: boolean;
  step?: boolean;
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

export interface NewTournament {
  name: string;
  game: string;
  seats: number;
  form?: "round-robin" | "swiss";
  rounds?: number;
  pace?: "days" | "live";
  wait?: number;
  term?: number;
  missing?: "bot" | "forfeit";
  level?: string;
  fill?: boolean;
  bots?: number;
  options?: Record<string, boolean | number | string>;
  open?: boolean;
}

export interface Notice {
  n: number;
  what: "back" | "gone" | "helped" | "late" | "resigned" | "undone";
  seat: number;
  lines: number;
}

export interface NoticeInfo {
  choices: Choices;
  devices: DeviceInfo[];
  push_key: string;
  mail: string;
  sends_mail: boolean;
}

export interface Opinion {
  enjoyed: number;
  length: number;
  again: boolean;
}

export interface Origin {
  table: string;
  moment: number;
  seat?: number | null;
}

export interface OwnOpinion {
  said: Opinion | null;
}

export interface PasskeyInfo {
  id: string;
  label: string;
  created: number;
  seen: number;
}

export interface Person {
  id: string;
  name: string;
  lang: string;
  account: boolean;
  mark?: string;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface Playback {
  moments: number;
  frames: (Update | Change)[];
}

export interface PlayedGame {
  table: string;
  game: string;
  tempo: "days" | "live" | "unhurried";
  ended: number;
  minutes: number;
  rounds: number;
  place: number;
  seats: PlayedSeat[];
  uncounted: string;
  change: number | null;
}

export interface PlayedGames {
  games: PlayedGame[];
  found: number;
}

export interface PlayedSeat {
  name: string;
  place: number;
  points: number;
  bot?: string;
  who?: string;
  you?: boolean;
}

export interface PlayerInfo {
  who: string;
  name: string;
  mark: string;
  you: boolean;
  hidden?: boolean;
  shown?: "all" | "me" | "tables" | null;
  since?: number;
  games?: number;
  won?: number;
  met?: number;
  ratings?: GameRating[];
  often?: Companion[];
  curiosities?: Curiosity[];
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

export interface PuzzleInfo {
  theme: string;
  seats: number;
  deceives: boolean;
}

export interface PuzzleMoment {
  frame: Update;
  puzzles: number;
  solved?: Solved | null;
}

export interface QrCode {
  size: number;
  path: string;
}

export interface RatingInfo {
  mu: number;
  sigma: number;
  sure: number;
  games: number;
}

export interface RecoveryCodes {
  codes: string[];
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

export interface RoundResult {
  round: number;
  number: number;
  place: number | null;
}

export interface Score {
  accuracy: number | null;
  turns: number;
  marks: Record<string, number>;
}

export interface ScoreHistory {
  line: string;
  points: number[][];
  movers: number[];
  decided: Turn[];
}

export interface SeatInfo {
  name: string;
  taken: boolean;
  bot?: string;
  who?: string;
  mark?: string;
  host?: boolean;
  you?: boolean;
  away?: boolean;
  resigned?: boolean;
  helped?: boolean;
  played_for?: number;
  until?: number | null;
  store?: number | null;
}

export interface SeatScore {
  whole: Score;
  phases: Score[];
  luck: number;
}

export interface SessionInfo {
  id: string;
  label: string;
  device: string;
  created: number;
  seen: number;
  this?: boolean;
}

export interface Signal {
  type: "signal";
  stage: number;
}

export interface Solved {
  choices: ToldChoice[];
  played: number;
  theme: string;
}

export interface Step {
  frame: Update | Change;
  says?: string;
  rule?: string;
  move?: string;
  clock?: number | null;
}

export interface Summary {
  seats: SeatScore[];
  turning: number[];
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
  sitting?: string[];
  pace?: "days" | "live";
  options?: Record<string, boolean | number | string>;
  at?: string;
  watching?: number;
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
  watchers_chat?: boolean | null;
  slower?: number;
  hints?: boolean;
  origin?: Origin | null;
  day?: string;
}

export interface Theme {
  theme: string;
  title: string;
}

export interface Timed {
  type: "timed";
  id: string;
  move: string;
  quote: Record<string, number>;
}

export interface Today {
  site: DaySite;
  ends: number;
  tried: number;
  table: string;
  next: DaySite;
}

export interface Token {
  token: string;
}

export interface ToldAnalysis {
  tries: number;
  turns: ToldTurn[];
  draws: Draw[];
  summary: Summary;
  limits: Record<string, number>;
}

export interface ToldChoice {
  moves: string[];
  says: string[];
  share: number;
  reasons: string[];
}

export interface ToldTurn {
  number: number;
  seat: number;
  begins: number;
  ends: number;
  mark: string;
  before: number[];
  after: number[];
  loss: number;
  error: number;
  choices: ToldChoice[];
  played: number;
}

export interface TournamentInfo {
  id: string;
  settings: NewTournament;
  state: "open" | "over" | "playing";
  host: boolean;
  host_name: string;
  you: number | null;
  left: boolean;
  may_join: boolean;
  round: number;
  rounds: number;
  begins: number;
  due: number;
  now: number;
  standings: TournamentStanding[];
  tables: TournamentTable[];
  resting: string[];
}

export interface TournamentRow {
  id: string;
  name: string;
  game: string;
  seats: number;
  form: "round-robin" | "swiss";
  pace: "days" | "live";
  state: "open" | "over" | "playing";
  players: number;
  round: number;
  rounds: number;
  playing: boolean;
}

export interface TournamentSeatInfo {
  number: number;
  name: string;
  bot: string;
  you: boolean;
  place: number | null;
}

export interface TournamentStanding {
  number: number;
  who: string;
  name: string;
  mark: string;
  bot: string;
  you: boolean;
  left: boolean;
  place: number;
  points: number;
  opponents: number;
  wins: number;
  share: number;
  rounds: RoundResult[];
}

export interface TournamentTable {
  number: number;
  table: string;
  status: "over" | "playing" | "waiting";
  seats: TournamentSeatInfo[];
}

export interface Turn {
  at: number;
  seat: number;
  before: number;
  after: number;
  log: LogLine[];
}

export interface Undo {
  type: "undo";
  id: string;
}

export interface Unsubscribed {
  kind: string;
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
  closed?: boolean;
  watchers_chat?: boolean;
  notices?: Notice[];
}

export type FromClient = Move | Timed | Prefer | Undo | Propose | Answer | Back | Resign | Chat | Ping | Measured;
export type FromServer = Update | Change | Present | Done | Ignored | RefusedMessage | Pong | Signal | Measure | Resync;
