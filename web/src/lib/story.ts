/** The log as a story: one line a turn, which unfolds to its steps. The rules say which events are steps. */
import type { LogLine, Notice } from "./wire";
import type { Words } from "./words.svelte";

export interface Turn {
  seat: number; // -1 is the table itself
  lines: LogLine[];
  isSetup: boolean;
  ofEach?: string; // what each player did at the same time, in words
  notice?: Notice; // instead of lines: what happened to a player
}

/** Says in words what each player did, of a line that tells what all do at the same time. */
type OfEach = (line: LogLine) => string | undefined;

/**
 * A turn is all that a seat did in a row, with what its moves did to others and the table; what all do at the same time is
 * one turn, and so is the setup.
 */
export function turnsOf(log: LogLine[], notices: Notice[] = [], ofEach: OfEach = () => undefined): Turn[] {
  const turns: Turn[] = [];
  const start = log[0]?.version;
  const noticed = placed(notices, log.length);
  log.forEach((line, at) => {
    for (const notice of noticed.get(at) ?? []) turns.push({ seat: -1, lines: [], isSetup: false, notice });
    const last = turns.at(-1);
    const isSetup = line.version === start;
    const each = last && isAlike(line, last) ? ofEach(line) : undefined;
    if (each) turns.splice(-1, 1, { ...last!, seat: -1, lines: [...last!.lines, line], ofEach: each });
    else if (last && !last.notice && (last.isSetup ? isSetup : belongs(line, last))) last.lines.push(line);
    else turns.push({ seat: isSetup ? -1 : line.seat, lines: [line], isSetup });
  });
  for (const notice of noticed.get(log.length) ?? []) turns.push({ seat: -1, lines: [], isSetup: false, notice });
  return turns.map((turn) => (isOfAll(turn) ? { ...turn, seat: -1 } : turn));
}

/** Whether what is told of a turn is first about others, as the order in which all have finished a race: it is nobody's own. */
function isOfAll(turn: Turn): boolean {
  const [first] = toldOf(turn);
  return first !== undefined && first.seat >= 0 && first.seat !== turn.seat;
}

/** Whether a line goes on with a turn: the same seat, a step of the table, or what the same move did to another. */
function belongs(line: LogLine, turn: Turn): boolean {
  if (line.seat < 0) return turn.seat < 0 || Boolean(line.step);
  return line.seat === turn.seat || line.version === turn.lines.at(-1)?.version;
}

/** Whether a turn is made of lines that tell the same of other seats. */
function isAlike(line: LogLine, { lines, notice }: Turn): boolean {
  return !notice && lines.every(({ name, seat }) => name === line.name && seat !== line.seat);
}

/** Before which line of the log each notice stands: none before one that was given later, even if moves were taken back. */
function placed(notices: Notice[], most: number): Map<number, Notice[]> {
  const found = new Map<number, Notice[]>();
  for (const notice of notices.toReversed()) {
    most = Math.min(most, notice.lines);
    found.set(most, [notice, ...(found.get(most) ?? [])]);
  }
  return found;
}

/** What is told of a turn; of one that is made of steps alone, its first. */
function toldOf({ lines, isSetup }: Turn): LogLine[] {
  if (isSetup) return [];
  const told = lines.filter(({ step }) => !step);
  return told.length ? told : lines.slice(0, 1);
}

const FIGURE = /^[+−]/;

/** What one or more players did, or the turn's own did: a deed, and figures of what it brought and cost. */
interface Clause {
  seats: number[]; // none is the turn's own player, who stands before the line
  said: string;
  times: number;
}

/** A turn in one line, "→ quarry: +4 stone", to be read after the name of its player; others are named in it. */
export function lineOf(turn: Turn, words: Words, name: (seat: number) => string): string {
  if (turn.ofEach) return turn.ofEach;
  const clauses: Clause[] = [];
  let { seat } = turn;
  for (const line of toldOf(turn)) {
    const said = figures(words.event(line, true).trim().replace(/\.$/, ""));
    const last = clauses.at(-1);
    const isNamed = line.seat >= 0 && (line.seat !== seat || (last?.seats.length ?? 0) > 1);
    if (last?.said === said && !isNamed) last.times++;
    else if (isNamed && last?.said === said && last.seats.length && last.times === 1 && FIGURE.test(said))
      last.seats.push(line.seat); // figures alone: a verb would have to agree
    else clauses.push({ seats: isNamed ? [line.seat] : [], said, times: 1 });
    ({ seat } = line);
  }
  return clauses.reduce((line, clause, at) => joined(line, clause, clauses[at - 1], words, name), "");
}

/** Each figure of a list has its comma and its sign. */
function figures(said: string): string {
  if (!FIGURE.test(said)) return said;
  return said.replace(/,?\s(?=[+−]\d)/g, ", ").replace(/,\s(?=\d)/g, `, ${said[0]}`);
}

function joined(
  line: string,
  { seats, said, times }: Clause,
  before: Clause | undefined,
  words: Words,
  name: (seat: number) => string,
): string {
  const clause = times > 1 ? `${said} ×${times}` : said;
  if (seats.length) return `${line}${line && " · "}${seats.map(name).join(", ")} ${clause}`;
  if (!FIGURE.test(said)) return `${line}${line && " · "}${clause}`;
  if (before && FIGURE.test(before.said)) return `${line}, ${clause}`;
  return line ? words.say("line-figures", { deed: line, figures: clause }) : clause;
}

/** A turn in whole sentences, for those who hear it: the player first, and others where it tells of them. */
export function sentencesOf(turn: Turn, words: Words, name: (seat: number) => string): string {
  if (turn.ofEach) return turn.ofEach;
  let seat = -1;
  const sentences = toldOf(turn).map((line) => {
    const who = line.seat >= 0 && line.seat !== seat ? `${name(line.seat)} ` : "";
    ({ seat } = line);
    return who + words.event(line).replace(/\.$/, "");
  });
  return [...new Set(sentences)].join(", ");
}

/** The turns of the lines from a number on, with what is new of the one that was under way. */
export function turnsSince(log: LogLine[], from: number, ofEach?: OfEach): Turn[] {
  let fresh = log.length - from;
  const turns: Turn[] = [];
  for (const turn of turnsOf(log, [], ofEach).toReversed()) {
    if (fresh <= 0) break;
    turns.unshift({ ...turn, lines: turn.lines.slice(-fresh) });
    fresh -= turn.lines.length;
  }
  return turns;
}

/** Whether a line of the log is about a seat: what happened to it, or what others did that names it. */
export function aboutSeat({ seat, figures }: LogLine, whose: number): boolean {
  return seat === whose || Object.values(figures ?? {}).includes(`@seat-${whose + 1}`);
}

/** A figure with its sign, and a real minus. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace("-", "−");
}
