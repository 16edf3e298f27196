/** The log as a story: one line a turn, which unfolds to its steps. The rules say which events are steps. */
import type { LogLine, Notice } from "./wire";
import type { Words } from "./words.svelte";

export interface Turn {
  seat: number; // -1 is the table itself
  lines: LogLine[];
  isSetup: boolean;
  notice?: Notice; // instead of lines: what happened to a player
}

/** A turn is all that a seat did in a row, with what its moves did to others and the table; the setup is one turn. */
export function turnsOf(log: LogLine[], notices: Notice[] = []): Turn[] {
  const turns: Turn[] = [];
  const start = log[0]?.version;
  const noticed = placed(notices, log.length);
  log.forEach((line, at) => {
    for (const notice of noticed.get(at) ?? []) turns.push({ seat: -1, lines: [], isSetup: false, notice });
    const last = turns.at(-1);
    const isSetup = line.version === start;
    if (last && !last.notice && (last.isSetup ? isSetup : belongs(line, last))) last.lines.push(line);
    else turns.push({ seat: isSetup ? -1 : line.seat, lines: [line], isSetup });
  });
  for (const notice of noticed.get(log.length) ?? []) turns.push({ seat: -1, lines: [], isSetup: false, notice });
  return turns;
}

/** Whether a line goes on with a turn: the same seat, a step of the table, or what the same move did to another. */
function belongs(line: LogLine, turn: Turn): boolean {
  if (line.seat < 0) return turn.seat < 0 || Boolean(line.step);
  return line.seat === turn.seat || line.version === turn.lines.at(-1)?.version;
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

/** A turn in one line, "→ quarry: +4 stone", to be read after the name of its player; others are named in it. */
export function lineOf(turn: Turn, words: Words, name: (seat: number) => string): string {
  let said = "";
  let clause = "";
  let times = 1;
  let { seat } = turn;
  for (const line of toldOf(turn)) {
    const before = clause;
    clause = words.event(line, true).trim().replace(/\.$/, "");
    times = clause === before && line.seat === seat ? times + 1 : 1;
    if (times > 1) {
      said = `${times > 2 ? said.replace(/ ×\d+$/, "") : said} ×${times}`;
      continue;
    }
    if (line.seat >= 0 && line.seat !== seat) said += `${said && " · "}${name(line.seat)} ${clause}`;
    else if (!FIGURE.test(clause)) said += `${said && " · "}${clause}`;
    else if (FIGURE.test(before)) said += `, ${clause}`;
    else said = said ? words.say("line-figures", { deed: said, figures: clause }) : clause;
    ({ seat } = line);
  }
  return said;
}

/** A turn in whole sentences, for those who hear it. */
export function sentencesOf(turn: Turn, words: Words): string {
  const sentences = toldOf(turn).map((line) => words.event(line).replace(/\.$/, ""));
  return [...new Set(sentences)].join(", ");
}

/** Whether a line of the log is about a seat: what happened to it, or what others did that names it. */
export function aboutSeat({ seat, figures }: LogLine, whose: number): boolean {
  return seat === whose || Object.values(figures ?? {}).includes(`@seat-${whose + 1}`);
}

/** A figure with its sign, and a real minus. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace("-", "−");
}
