/**
 * One table as this person sees it. It holds no rules: what may be done are the moves the server offers, and why not is what
 * it answers. Boards read it and call `play`; where the moments come from (a socket, a record, a lesson) is the feed's matter.
 */
import { Pace } from "./pace.svelte";
import type { Words } from "./words.svelte";
import { botName, verb } from "./words.svelte";
import { lineOf, turnsOf, type Turn } from "./story";
import type { ChatLine, ForeseenMove, LogLine, MoveOffer, Notice, RefusedMove, SeatInfo, Update } from "./wire";

/** Carries out what a person does. It answers with a sentence when that is refused. */
export interface Feed {
  play(text: string): Promise<Refusal | null>;
  prefer?(choices: number[]): Promise<Refusal | null>; // what one would like, before one is asked
  why(): Promise<RefusedMove[]>;
  foresee?(text: string): Promise<ForeseenMove>; // what a move would bring
}

export interface Refusal {
  says: string;
  rule: string;
}

/** A question pinned to a place on the page: why not this move? */
export interface Asked {
  move: string; // what it would have been, in words; empty when nothing in particular
  refusal: Refusal;
  at: Element | null;
}

export interface Outcome {
  winners: number[];
  places: number[];
  points: number[];
  standings: number[];
  sheets: Record<string, number>[];
  rule: string;
  rankings?: Record<string, number>[]; // what was compared, in order
  sources?: Record<string, number>[]; // where the points came from, by messages, if the sheets do not tell
}

/** What everybody sees, and over it what this seat sees otherwise. */
export function seen<View>(update: Update | null): View {
  return { ...(update?.view as object), ...update?.own } as View;
}

/** Something that happened to people, rather than to pieces. */
export interface Said {
  n: number; // counted by the server
  says: string;
}

/** What a move would bring, by the rules. */
export interface Foreseen {
  move: string;
  brings: ForeseenMove;
}

const A_LOOK = 140; // milliseconds that one points at a move before it is asked what it would bring

export class TableModel<View = unknown> {
  update = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  here = $state.raw<number[] | null>(null); // null where nobody counts who is here
  watching = $state(0);
  cameBack = $state(false); // one has just come to the table again, and things have happened since one's last move
  foreseen = $state.raw<Foreseen | null>(null); // what the move would bring that is pointed at
  private known = new Map<string, Promise<ForeseenMove>>(); // what was asked at this moment
  private looking = 0;
  refused = $state.raw<ReadonlyMap<string, RefusedMove>>(new Map());
  hinted = $state<string | null>(null); // the move that a lesson asks for
  private pointed = $state<string | null>(null);
  narrowed = $state.raw<string[] | null>(null); // several moves of one place: the bar shows only these
  keys = $state.raw<ReadonlyMap<string, string>>(new Map()); // of moves whose key stands on the board
  asked = $state.raw<Asked | null>(null);
  private wondered: Promise<void> | null = null; // why what is refused at this moment is refused
  private said = $state<number | null>(null); // the version at which a move was said that is not answered yet
  /** A move is on its way; over as soon as there is something new to answer. */
  busy = $derived(this.said !== null && this.said === this.update?.version);
  skew = $state(0); // the server's clock, ahead of ours by so many milliseconds
  signalled = $state(0); // the stage whose signal was given
  private past = $state.raw<View | null>(null); // what its contours are measured by

  /** What others did and is not shown yet. */
  readonly pace = new Pace(
    () => this.update,
    (update) => this.take(update),
  );
  behind: number = $derived(this.pace.queue.length);

  /** A bot of an old table has no name: it is called by its level. */
  seats: SeatInfo[] = $derived(
    (this.update?.seats ?? []).map((info) => (info.bot === info.name ? { ...info, name: botName(info.name) } : info)),
  );
  seat: number | null = $derived.by(() => {
    const own = this.seats.findIndex((info) => info.you);
    return own < 0 ? null : own;
  });
  view: View = $derived(seen<View>(this.update));
  moves: MoveOffer[] = $derived(this.update?.moves ?? []);
  question: string = $derived(this.update?.question ?? "");
  outcome: Outcome | null = $derived((this.update?.outcome as Outcome | null | undefined) ?? null);
  /** What happened to people rather than pieces, as the server tells it, newest first. */
  notices: Said[] = $derived(
    (this.update?.notices ?? []).toReversed().map((notice) => ({ n: notice.n, says: this.noticed(notice) })),
  );
  /** The log, turn by turn, with what happened to people where it happened. */
  turns: Turn[] = $derived(turnsOf(this.log, this.update?.notices, (line) => this.words.ofEach(line)));
  private offers = $derived(new Map(this.moves.map((offer) => [offer.text, offer])));

  constructor(
    readonly game: string,
    readonly words: Words,
    private feed: Feed,
  ) {
    words.players = (seat) => (this.seats[seat]?.you ? words.say("you") : this.seats[seat]?.name);
  }

  /** The move that pointer or focus is on, on the board or in the bar; in a lesson always the one it asks for. */
  get lit(): string | null {
    return this.hinted ?? this.pointed;
  }

  set lit(move: string | null) {
    if (move === this.pointed) return;
    this.pointed = move;
    clearTimeout(this.looking);
    this.foreseen = null;
    if (move !== null && this.offers.has(move)) this.looking = window.setTimeout(() => void this.foresee(move), A_LOOK);
  }

  /** What a move would bring is asked when somebody points at it, once for each moment. */
  async foresee(move: string): Promise<void> {
    if (!this.feed.foresee || this.isTimed || this.busy) return;
    const version = this.update?.version;
    if (!this.known.has(move)) this.known.set(move, this.feed.foresee(move));
    const brings = await this.known.get(move)!.catch(() => null);
    if (brings && this.update?.version === version && this.lit === move) this.foreseen = { move, brings };
  }

  /** What the server tells of the table, shown in its time; what people say to each other is shown at once. */
  hear(update: Update, whole = false): void {
    if (update.chat?.length) this.chat = [...this.chat, ...update.chat];
    this.skew = update.now - Date.now();
    if (whole) this.cameBack = Boolean(update.turn) && update.version > (update.turn ?? 0);
    else if (update.turn !== this.pace.latest?.turn) this.cameBack = false;
    this.pace.hear({ ...update, chat: [] }, whole);
  }

  /** A new moment, put together by `assembled`: to the log is added, all else replaces what was there. */
  take(update: Update, past?: View | null): void {
    const before = this.update;
    this.past = past === undefined ? this.before(update) : past;
    this.log = [...this.log.slice(0, update.log_from ?? 0), ...(update.log ?? [])];
    this.update = update;
    if (before?.version !== update.version) {
      this.asked = null;
      this.narrowed = null;
      this.foreseen = null;
      this.known.clear();
    }
    if (this.refused.size) this.refused = new Map();
    this.wondered = null;
  }

  private noticed({ what, seat }: Notice): string {
    const isOwn = this.seats[seat]?.you;
    return this.words.say(isOwn ? `notice-${what}-you` : `notice-${what}`, { name: this.name(seat) });
  }

  /** A turn in one line, to be read after its player's name. */
  told(turn: Turn): string {
    return turn.notice ? this.noticed(turn.notice) : lineOf(turn, this.words, (seat) => this.name(seat));
  }

  /** What was seen before one's own last move; for those who only watch, before the last of all. */
  private before(update: Update): View | null {
    if (!this.update?.view) return null;
    const { view, own, turn } = this.update;
    const moved = this.seat === null ? update.view !== view || update.own !== own : update.turn !== turn;
    return moved || !this.past ? this.view : this.past;
  }

  /** Somebody looks at what is not legal: the reasons are asked for, once for each moment. */
  wonder(): Promise<void> {
    if (this.moves.length && !this.isTimed) this.wondered ??= this.learnRefusals(this.update?.version);
    return this.wondered ?? Promise.resolve();
  }

  /** The moment of a move counts: there is no time to ask for reasons. */
  private get isTimed(): boolean {
    return Object.keys(this.update?.quote ?? {}).length > 0;
  }

  private async learnRefusals(version: number | undefined): Promise<void> {
    const refused = await this.feed.why().catch(() => []);
    if (this.update?.version !== version) return;
    if (refused.length) this.refused = new Map(refused.map((move) => [move.text, move])); // all at once: each place looks once
  }

  offer(text: string): MoveOffer | undefined {
    return this.offers.get(text);
  }

  /** Whether it is otherwise than before: `data-changed={table.changed((view) => view.seats[0]?.coins)}` keeps its contour until one moves. */
  changed(read: (view: View) => unknown): true | undefined {
    if (!this.past) return undefined;
    const [was, is] = [read(this.past), read(this.view)];
    return (was !== is && JSON.stringify(was) !== JSON.stringify(is)) || undefined;
  }

  /** Offered moves that begin so: "recruit" finds "recruit 3". */
  starting(words: string): MoveOffer[] {
    return this.moves.filter((offer) => offer.text === words || offer.text.startsWith(`${words} `));
  }

  /** A move's sentence, offered or refused. */
  label(text: string): string {
    const known = this.offers.get(text) ?? this.refused.get(text);
    return known ? this.words.move(known) : this.words.say(`move-${verb(text)}`);
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? "";
  }

  /** How things stand with somebody, as the ring round their portrait tells it. */
  standing(seat: number): "" | "to-move" | "thinking" | "away" | "stand-in" | "resigned" {
    const info = this.seats[seat];
    if (!info?.taken) return "";
    if (info.resigned) return "resigned";
    if (this.update?.status === "over") return "";
    if (info.away) return "stand-in";
    if (!info.bot && !info.you && this.here && !this.here.includes(seat)) return "away"; // nobody thinks there
    const isNext = this.update?.status === "playing" && this.update.waiting.includes(seat);
    if (!isNext) return "";
    return info.you ? "to-move" : "thinking";
  }

  async play(text: string, at: Element | null = null): Promise<void> {
    if (this.busy) return;
    const version = this.update?.version ?? 0;
    this.said = version;
    this.lit = null;
    try {
      const refusal = await this.feed.play(text);
      if (refusal) this.asked = { move: this.label(text), refusal, at };
    } finally {
      if (this.said === version) this.said = null;
    }
  }

  get canPrefer(): boolean {
    return this.seat !== null && this.feed.prefer !== undefined;
  }

  async prefer(choices: number[], at: Element | null = null): Promise<void> {
    const refusal = await this.feed.prefer?.(choices);
    if (refusal) this.asked = { move: "", refusal, at };
  }

  /** Say why a move is refused, or the first of several, beside what was touched; whether there was a reason to say. */
  async explain(texts: string | string[], at: Element | null): Promise<boolean> {
    await this.wonder();
    const known = [texts].flat().find((text) => this.refused.has(text));
    const move = known === undefined ? undefined : this.refused.get(known);
    if (move) this.asked = { move: this.words.move(move), refusal: this.reason(move), at };
    return move !== undefined;
  }

  reason(move: RefusedMove): Refusal {
    const message = `refusal-${move.code.replaceAll("_", "-")}`;
    const said = this.words.has(message) ? this.words.say(message, move.figures) : move.says;
    return { says: said, rule: move.rule ?? "" };
  }
}
