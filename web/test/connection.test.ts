import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, Declined, type State } from "../src/connection";
import type { Refused } from "../src/protocol";
import { FakeSocket } from "./fake-socket";

const KEY = "5f".repeat(32);
/** Longer than the longest pause between two tries; the longest that a line may be silent; longer than a nap. */
const [LATER, SILENCE, NAP] = [6_001, 10_000, 30_001];
let states: State[];
let refusals: Refused[];
let heard: string[];
let known: { version: number | null; chat: number };
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.5); // a pause is neither longer nor shorter than it should be
  FakeSocket.lines = [];
  [states, refusals, heard, known] = [[], [], [], { version: null, chat: 0 }];
  connection = new Connection("ws://here/live", KEY, {
    heard: ({ type }) => heard.push(type),
    changed: (state) => states.push(state),
    refused: (refusal) => refusals.push(refusal),
    known: () => known,
  });
});
afterEach(() => {
  connection.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const lines = () => FakeSocket.lines.length;
const refused = (request: string | null, code: string, facts = {}): Refused => ({
  type: "refused",
  request,
  code,
  message: code,
  facts,
});
/** Ask for something; and the name that the question went out by. */
function ask(): { answer: ReturnType<Connection["ask"]>; name: string } {
  const answer = connection.ask({ type: "say", text: "Hello" });
  return { answer, name: String(FakeSocket.last.sent.at(-1)?.request) };
}
function hide(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("hello", () => {
  it("says who is there, and what they know", () => {
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", protocol: 1, key: KEY, version: null, chat: 0 }]);
    known = { version: 41, chat: 3 };
    FakeSocket.last.hangUp();
    vi.advanceTimersByTime(LATER);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent[0]).toMatchObject({ version: 41, chat: 3 });
    expect(states).toEqual(["open", "lost", "open"]);
  });
});

describe("questions", () => {
  it("wait until the line is open", () => {
    void connection.ask({ type: "say", text: "Hello" });
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(["hello", "say"]);
  });

  it("are asked again by the same name, until they are answered", async () => {
    FakeSocket.last.welcome();
    const { answer, name } = ask();
    FakeSocket.last.hangUp();
    vi.advanceTimersByTime(LATER);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "say", text: "Hello", request: name });
    FakeSocket.last.tell({ type: "accepted", request: name, version: 7 });
    expect(await answer).toMatchObject({ version: 7 });
    FakeSocket.last.hangUp();
    vi.advanceTimersByTime(LATER);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(["hello"]);
  });

  it("that were granted before are done", async () => {
    FakeSocket.last.welcome();
    const { answer, name } = ask();
    FakeSocket.last.tell(refused(name, "already-done", { version: 12 }));
    expect(await answer).toEqual({ type: "accepted", request: name, version: 12 });
  });

  it("can be declined", async () => {
    FakeSocket.last.welcome();
    const { answer, name } = ask();
    FakeSocket.last.tell(refused(name, "stale-version"));
    await expect(answer).rejects.toThrow(Declined);
    expect(states).toEqual(["open"]);
  });
});

describe("a lost line", () => {
  it("is tried again, less and less often, and soon again once it was there", () => {
    const pauses: number[] = [];
    const next = () => {
      FakeSocket.last.hangUp();
      const before = lines();
      let waited = 0;
      while (lines() === before) {
        vi.advanceTimersByTime(25);
        waited += 25;
      }
      pauses.push(waited);
    };
    for (let tries = 0; tries < 9; tries += 1) next();
    expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses);
    expect(pauses[0]).toBe(250);
    expect(pauses.at(-1)).toBe(5_000);
    FakeSocket.last.welcome();
    next();
    expect(pauses.at(-1)).toBe(250);
  });

  it("is one on which a question stays without an answer", () => {
    FakeSocket.last.welcome();
    const line = FakeSocket.last;
    vi.advanceTimersByTime(10 * SILENCE); // nobody asks: that is no silence
    expect(line.closed).toBe(false);
    ask();
    vi.advanceTimersByTime(SILENCE - 1);
    expect(line.closed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(line.closed).toBe(true);
    expect(states).toEqual(["open", "lost"]);
    line.tell({ type: "presence", here: [], watching: 1 }); // too late
    line.hangUp();
    expect(heard).toEqual(["welcome"]);
    vi.advanceTimersByTime(LATER);
    expect(lines()).toBe(2);
  });

  it("is one that never opens", () => {
    vi.advanceTimersByTime(SILENCE);
    expect(FakeSocket.last.closed).toBe(true);
    vi.advanceTimersByTime(LATER);
    expect(lines()).toBe(2);
  });

  it("is noticed when the network goes, and comes back with it", () => {
    FakeSocket.last.welcome();
    dispatchEvent(new Event("offline"));
    expect(FakeSocket.last.closed).toBe(true);
    expect(states).toEqual(["open", "lost"]);
    dispatchEvent(new Event("online"));
    expect(lines()).toBe(2);
    vi.advanceTimersByTime(LATER); // and not once more
    expect(lines()).toBe(2);
  });
});

describe("someone who looks elsewhere", () => {
  it("for a short while keeps the line", () => {
    FakeSocket.last.welcome();
    hide(true);
    vi.advanceTimersByTime(1_000);
    hide(false);
    expect(lines()).toBe(1);
    expect(FakeSocket.last.closed).toBe(false);
  });

  it("for long gets a new one: the old one may be dead", () => {
    FakeSocket.last.welcome();
    hide(true);
    vi.advanceTimersByTime(NAP);
    hide(false);
    expect(FakeSocket.lines[0]?.closed).toBe(true);
    expect(lines()).toBe(2);
    FakeSocket.last.welcome();
    FakeSocket.lines[0]?.hangUp(); // the old one ends at last: nobody minds
    expect(states).toEqual(["open", "lost", "open"]);
  });
});

describe("a refusal", () => {
  it("is for good", async () => {
    FakeSocket.last.onopen?.();
    const question = connection.ask({ type: "say", text: "Hello" });
    FakeSocket.last.tell(refused(null, "no-such-table"));
    FakeSocket.last.hangUp(4_404);
    await expect(question).rejects.toThrow(Declined);
    expect(refusals.map(({ code }) => code)).toEqual(["no-such-table"]);
    expect(states).toEqual(["refused"]);
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(LATER);
    expect(lines()).toBe(1);
  });

  it("has a reason even if its words were lost", () => {
    FakeSocket.last.hangUp(4_404);
    expect(refusals.map(({ code }) => code)).toEqual(["unreachable"]);
  });

  it.each([
    ["too many at once", 4_429, "too-many"],
    ["a fault of the server", 4_500, "internal"],
    ["a computer that slept before it could say hello", 4_400, "hello-first"],
  ])("passes: %s", (_, code, why) => {
    FakeSocket.last.onopen?.();
    FakeSocket.last.tell(refused(null, why));
    FakeSocket.last.hangUp(code);
    expect(refusals).toEqual([]);
    expect(states).toEqual(["lost"]);
    vi.advanceTimersByTime(LATER);
    expect(lines()).toBe(2);
  });
});

it("is over when it is closed", () => {
  FakeSocket.last.welcome();
  ask();
  connection.close();
  expect(FakeSocket.last.closed).toBe(true);
  FakeSocket.last.hangUp(1000);
  dispatchEvent(new Event("online"));
  hide(false);
  vi.advanceTimersByTime(SILENCE + LATER);
  expect(lines()).toBe(1);
  expect(states).toEqual(["open"]);
});
