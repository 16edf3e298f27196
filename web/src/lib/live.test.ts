// A real server of websockets, which hangs up and comes back.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebSocketServer, type WebSocket as Peer } from "ws";
import { Live } from "./live.svelte";
import { TableModel } from "./table.svelte";
import type { Update } from "./wire";
import { Words } from "./words.svelte";

interface Visit {
  peer: Peer;
  path: string;
  said: Record<string, unknown>[];
}

declare const happyDOM: { setURL(url: string): void };

let server: WebSocketServer;
let visits: Visit[];
let live: Live;
let model: TableModel;

const moment = (version: number): Update =>
  ({ type: "update", version, now: Date.now(), turn: 0, waiting: [], seats: [], view: {} }) as unknown as Update;

async function visited(count: number): Promise<Visit> {
  await vi.waitFor(() => expect(visits).toHaveLength(count), 5000);
  return visits[count - 1]!;
}

beforeEach(async () => {
  visits = [];
  server = new WebSocketServer({ port: 0 });
  server.on("connection", (peer, request) => {
    const visit: Visit = { peer, path: request.url ?? "", said: [] };
    peer.on("message", (data: Buffer) => visit.said.push(JSON.parse(data.toString()) as Record<string, unknown>));
    visits.push(visit);
  });
  await new Promise((ready) => server.once("listening", ready));
  happyDOM.setURL(`http://localhost:${(server.address() as { port: number }).port}/`);
  live = new Live("t1");
  model = new TableModel("any", new Words(), live);
  live.open(model);
});

afterEach(() => {
  live.close();
  server.close();
});

test("a socket that is lost comes back by itself and asks for what came since", async () => {
  const first = await visited(1);
  const [asked, client] = first.path.split("&client=");
  expect(asked).toBe("/api/tables/t1/live?since=0&wire=3");
  first.peer.send(JSON.stringify(moment(7)));
  await vi.waitFor(() => expect(model.update?.version).toBe(7));
  first.peer.terminate();
  await vi.waitFor(() => expect(live.connected).toBe(false));

  const second = await visited(2);
  expect(second.path).toBe(`/api/tables/t1/live?since=7&wire=3&client=${client}`);
  await vi.waitFor(() => expect(live.connected).toBe(true));
});

test("what was not answered is said again under the same id, what was answered is not", async () => {
  const first = await visited(1);
  await vi.waitFor(() => expect(live.connected).toBe(true));
  const [answered, unanswered] = [live.say({ type: "chat", text: "a" }), live.say({ type: "chat", text: "b" })];
  await vi.waitFor(() => expect(first.said).toHaveLength(2));
  first.peer.send(JSON.stringify({ type: "done", id: first.said[0]!["id"] }));
  expect(await answered).toBeNull();
  first.peer.terminate();

  const second = await visited(2);
  await vi.waitFor(() => expect(second.said).toEqual([first.said[1]]));
  second.peer.send(
    JSON.stringify({ type: "refused", id: second.said[0]!["id"], code: "x", says: "Non.", rule: "XX-1" }),
  );
  expect(await unanswered).toMatchObject({ says: "Non.", rule: "XX-1" });
});

test("a table that was left is not visited again", async () => {
  const first = await visited(1);
  live.close();
  await new Promise((closed) => first.peer.once("close", closed));
  await new Promise((later) => setTimeout(later, 600));
  expect(visits).toHaveLength(1);
});
