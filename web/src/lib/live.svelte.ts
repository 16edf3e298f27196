/** The socket of a table: it comes back by itself, with exactly what was missed. */
import { get } from "./api";
import { assembled } from "./assemble";
import type { Feed, Refusal, TableModel } from "./table.svelte";
import type { ForeseenMove, FromServer, RefusedMove, FromClient } from "./wire";

type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Said = WithoutId<FromClient>;

const LONGEST_WAIT = 8000;
const WIRE = 3; // the edition of the messages

export class Live implements Feed {
  connected = $state(false);
  table: TableModel | null = null;
  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private count = 0;
  private answers = new Map<string, { message: FromClient; done: (refusal: Refusal | null) => void }>();
  private readonly tag = crypto.randomUUID().slice(0, 8);

  constructor(readonly id: string) {}

  /** Of what is known, wherever it was heard; some of it may not be shown yet. */
  private get version(): number {
    return this.table?.pace.latest?.version ?? 0;
  }

  open(table: TableModel): void {
    this.table = table;
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    this.table?.pace.skip();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Said once, answered once: an unanswered message is said again under the same id when the connection is back. */
  say(said: Said): Promise<Refusal | null> {
    const message = { ...said, id: `${this.tag}-${++this.count}` } as FromClient;
    return new Promise((done) => {
      this.answers.set(message.id, { message, done });
      this.send(message);
    });
  }

  /** A move whose moment counts quotes what one had seen when making it. */
  play(text: string): Promise<Refusal | null> {
    const quote = this.table?.update?.quote ?? {};
    const isTimed = Object.keys(quote).length > 0;
    return this.say(
      isTimed
        ? { type: "timed", move: text, quote }
        : { type: "move", move: text, version: this.table?.update?.version ?? 0 },
    );
  }

  prefer(choices: number[]): Promise<Refusal | null> {
    return this.say({ type: "prefer", choices });
  }

  why(): Promise<RefusedMove[]> {
    return get<RefusedMove[]>(`/tables/${this.id}/why`);
  }

  foresee(text: string): Promise<ForeseenMove> {
    return get<ForeseenMove>(`/tables/${this.id}/foresight?move=${encodeURIComponent(text)}`);
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hurry = (): void => {
    if (document.hidden) this.table?.pace.skip();
    if (!this.connected && !this.closed && document.visibilityState === "visible") this.connect();
  };

  private connect(): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/live?since=${this.version}&wire=${WIRE}&client=${this.tag}`,
    );
    this.socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.tries = 0;
      for (const { message } of this.answers.values()) this.send(message);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.heard(JSON.parse(event.data) as FromServer);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.connected = false;
      if (!this.closed)
        setTimeout(() => this.closed || this.connect(), Math.min(LONGEST_WAIT, 250 * 2 ** this.tries++));
    };
  }

  private heard(heard: FromServer): void {
    if (!this.table) return;
    if (heard.type === "update" || heard.type === "change") {
      this.table.hear(assembled(this.table.pace.latest, heard), heard.type === "update");
    } else if (heard.type === "present") {
      this.table.here = heard.here;
      this.table.watching = heard.watching;
    } else if (heard.type === "measure") {
      this.send({ type: "measured", id: heard.id });
    } else if (heard.type === "signal") {
      this.table.signalled = heard.stage;
    } else if (heard.type === "done" || heard.type === "ignored" || heard.type === "refused") {
      this.answers.get(heard.id)?.done(heard.type === "refused" ? { says: heard.says, rule: heard.rule ?? "" } : null);
      this.answers.delete(heard.id);
    }
  }
}
