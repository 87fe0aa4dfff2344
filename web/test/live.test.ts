import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ChatLine, Happening } from "../src/protocol";
import { LiveTable } from "../src/table/live.svelte";
import { Scenes } from "../src/table/scenes.svelte";
import { FakeSocket } from "./fake-socket";
import { passed, played, table, update, you } from "./sample-table";

let history: Happening[];
let asked: number;
let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    return new Response(JSON.stringify({ happenings: history }));
  });
  FakeSocket.lines = [];
  [history, asked] = [[], 0];
  live = new LiveTable("t/1", new Scenes(() => 1));
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Let what was asked over REST be answered. */
const answered = () => vi.advanceTimersByTimeAsync(0);
const versions = () => live.scenes.happenings.map(({ version }) => version);
const line = (number: number, more: Partial<ChatLine> = {}): ChatLine => ({
  number,
  room: "players",
  at: 0,
  name: "Ada",
  seat: "A",
  text: "Hello",
  ...more,
});
function comeBack(version: number, happenings: Happening[], own = you()): void {
  FakeSocket.last.hangUp();
  vi.advanceTimersByTime(10_000);
  FakeSocket.last.welcome(version, { happenings, you: own });
}

it("shows the table as it is to someone who comes, and tells what was before", async () => {
  history = [played(1, passed), played(2, passed), played(3, passed)];
  expect(FakeSocket.last.address).toMatch(/^ws.*\/tables\/t%2F1\/live$/);
  FakeSocket.last.welcome(2);
  expect(live.scenes.shown?.table.version).toBe(2);
  expect(live.scenes.current).toBe(null);
  await answered();
  expect(versions()).toEqual([1, 2]); // the third is still to be shown
});

it("shows what someone missed who comes back", () => {
  FakeSocket.last.welcome(1);
  comeBack(2, [played(2, passed)]);
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", version: 1 });
  expect(live.scenes.current?.happenings).toEqual([played(2, passed)]);
});

it("shows nothing to someone who missed nothing, but a change of what is one's own", () => {
  FakeSocket.last.welcome(1);
  comeBack(1, []);
  expect(live.scenes.current).toBe(null);
  comeBack(1, [], you("pass"));
  expect(live.scenes.shown?.you).toEqual(you("pass"));
});

it("begins anew where too much was missed", async () => {
  FakeSocket.last.welcome(1);
  history = [1, 2, 3].map((version) => played(version, passed));
  comeBack(3, []);
  expect(live.scenes.shown?.table.version).toBe(3);
  await answered();
  expect(versions()).toEqual([1, 2, 3]);
});

it("keeps the lines of the chat in order, each once, also those that come late", () => {
  FakeSocket.last.welcome(1, { chat: [line(1), line(4)] });
  FakeSocket.last.tell({ type: "chat", lines: [line(2, { room: "spectators" }), line(4), line(5)] });
  expect(live.chat.map(({ number }) => number)).toEqual([1, 2, 4, 5]);
});

it("goes by the clock of the server", () => {
  FakeSocket.last.welcome(1, { now: Date.now() + 5_000 });
  expect(live.now()).toBe(Date.now() + 5_000);
});

it("says why something was not done, or null", async () => {
  FakeSocket.last.welcome(1);
  const pass = live.ask({ type: "act", seat: "A", version: 1, move: "pass" });
  const request = String(FakeSocket.last.sent.at(-1)?.request);
  FakeSocket.last.tell({ type: "refused", request, code: "stale-version", message: "", facts: {} });
  expect((await pass)?.code).toBe("stale-version");
  const again = live.ask({ type: "act", seat: "A", version: 1, move: "pass" });
  FakeSocket.last.tell({ type: "accepted", request: String(FakeSocket.last.sent.at(-1)?.request), version: 2 });
  expect(await again).toBe(null);
});

it("does not keep someone waiting who acts", () => {
  FakeSocket.last.welcome(1);
  FakeSocket.last.tell(update([played(2, passed)]));
  void live.ask({ type: "act", seat: "A", version: 2, move: "pass" });
  FakeSocket.last.tell(update([played(3, passed)]));
  expect(live.scenes.shown?.table.version).toBe(3);
});

it("asks once more for what it was not told, and only then", async () => {
  history = [played(1, passed), played(2)]; // of a round with hidden cheques nothing is told to those who come
  FakeSocket.last.welcome(2, { table: table(2) });
  await answered();
  FakeSocket.last.tell(update([played(3, passed)]));
  history = [1, 2, 3].map((version) => played(version, passed));
  await live.recall();
  expect(live.scenes.happenings).toEqual(history);
  expect(asked).toBe(2);
  await live.recall();
  expect(asked).toBe(2);
});

it("knows how long someone here has for a decision", () => {
  vi.setSystemTime(1_000);
  const at = (running: string | null, kind: "move" | "days" = "move") => {
    const clock = kind === "move" ? { kind, seconds: 60 } : { kind, days: 1 };
    const setup = { ...table(0).setup, clock };
    FakeSocket.last.tell({
      ...update([played(1, passed)], { setup, clock: { left: {}, running, since: 0, deadline: 61_000 } }),
      now: 1_000,
    });
    return live.timeLeft();
  };
  expect(live.timeLeft()).toBe(Infinity);
  FakeSocket.last.welcome(0);
  expect(at("A")).toBe(60_000);
  vi.advanceTimersByTime(20_000);
  expect(live.timeLeft()).toBe(40_000);
  expect(at("B")).toBe(Infinity);
  expect(at(null)).toBe(Infinity);
  expect(at("A", "days")).toBe(Infinity);
});

it("does not ask twice for what is on its way", async () => {
  history = [1, 2].map((version) => played(version, passed));
  FakeSocket.last.welcome(2);
  await live.recall();
  expect(versions()).toEqual([1, 2]);
  expect(asked).toBe(1);
});
