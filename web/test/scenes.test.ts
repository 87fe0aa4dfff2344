import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Event } from "../src/protocol";
import { LONGEST_QUEUE, PATIENCE, Scenes } from "../src/table/scenes.svelte";
import { paceOf } from "../src/table/pace";
import { passed, played, table, update, view, you } from "./sample-table";

let speed = 1;
let scenes: Scenes;

beforeEach(() => {
  vi.useFakeTimers();
  speed = 1;
  scenes = new Scenes(() => speed);
  scenes.begin({ table: table(0), you: you() });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const PASS = paceOf([played(1, passed)], 1);
/** Tell of some moves, one after the other. */
function tell(from: number, to: number): void {
  for (let version = from; version <= to; version += 1) scenes.add(update([played(version, passed)]));
}
const version = () => scenes.shown?.table.version;
const told = () => scenes.happenings.map((happening) => happening.version);

const scored: Event = { event: "round-scored", round: 1, sheets: {}, totals: {}, discarded: {} };
const ended: Event[] = [{ event: "round-ended", round: 1, by: "last-cheque", row: [], police: 0 }, scored];
const began: Event = { event: "round-began", round: 2, seat: "A", face_up: {} };
const won: Event = { event: "row-won", seat: "B", cards: [], cheque: 7, taken: 1 };

it("shows one thing after the other, each for its time", () => {
  tell(1, 2);
  expect(version()).toBe(1);
  expect(scenes.upToDate).toBe(false);
  vi.advanceTimersByTime(PASS - 1);
  expect(version()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(version()).toBe(2);
  expect(scenes.upToDate).toBe(true);
  expect(told()).toEqual([1, 2]);
});

it("gives the last scene its time, too", () => {
  tell(1, 1);
  tell(2, 2);
  expect(version()).toBe(1);
  vi.advanceTimersByTime(PASS);
  expect(version()).toBe(2);
});

it("shows what comes at once to someone who has seen enough", () => {
  tell(1, 1);
  scenes.rest();
  tell(2, 2);
  expect(version()).toBe(2);
});

it("looks where things lie before they move", () => {
  const seen: (number | undefined)[] = [];
  scenes = new Scenes(
    () => 1,
    () => seen.push(version()),
  );
  scenes.begin({ table: table(0), you: you() });
  tell(1, 1);
  expect(seen).toEqual([0]);
});

it("moves faster the more wait", () => {
  tell(1, 1 + PATIENCE);
  vi.advanceTimersByTime(PASS); // the pause of the first began when nothing else waited
  expect(version()).toBe(2);
  expect(scenes.upToDate).toBe(false);
  tell(2 + PATIENCE, 3 + PATIENCE);
  vi.advanceTimersByTime(PASS);
  expect(version()).toBe(3); // here as many as one is patient for wait again
  vi.advanceTimersByTime(PASS / 2);
  expect(version()).toBe(4);
});

it("shows all at once at speed 0, and where nobody looks", () => {
  tell(1, 3);
  speed = 0;
  tell(4, 4);
  expect(version()).toBe(4);
  speed = 1;
  tell(5, 6);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  tell(7, 7);
  expect(version()).toBe(7);
  expect(told()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it("shows as one what is more than anyone wants to watch", () => {
  tell(1, LONGEST_QUEUE + 1);
  expect(version()).toBe(1);
  tell(LONGEST_QUEUE + 2, LONGEST_QUEUE + 2);
  expect(version()).toBe(LONGEST_QUEUE + 2);
  expect(scenes.current?.happenings).toHaveLength(LONGEST_QUEUE + 1);
});

it("stands still while something is read, and goes on afterwards", () => {
  scenes.hold(true);
  tell(1, 2);
  scenes.skip();
  vi.runAllTimers();
  expect(version()).toBe(0);
  scenes.hold(false);
  expect(version()).toBe(1);
  vi.advanceTimersByTime(PASS);
  expect(version()).toBe(2);
});

it("brings someone up to date who has read for long", () => {
  scenes.hold(true);
  tell(1, PATIENCE + 1);
  scenes.hold(false);
  expect(version()).toBe(PATIENCE + 1);
});

it("is calm when the last scene has had its time", () => {
  expect(scenes.calm).toBe(true);
  tell(1, 1);
  expect([scenes.upToDate, scenes.calm]).toEqual([true, false]);
  vi.advanceTimersByTime(PASS);
  expect(scenes.calm).toBe(true);
});

it("stands still although a scene was about to end", () => {
  tell(1, 2);
  scenes.hold(true);
  vi.runAllTimers();
  expect(version()).toBe(1);
});

it("goes on at once where nobody wants to watch", () => {
  scenes.hold(true);
  tell(1, 3);
  speed = 0;
  scenes.hold(false);
  expect(version()).toBe(3);
});

it("skips to what is now, but not past the points of a round", () => {
  tell(1, 2);
  scenes.add(update([played(3, passed, won, ...ended, began)], { game: view({ round: 2 }) }));
  tell(4, 5);
  scenes.skip();
  expect(scenes.current?.happenings.at(-1)?.events.at(-1)).toEqual(scored);
  expect(scenes.shown?.table.game?.round).toBe(1);
  expect(scenes.upToDate).toBe(false);
  scenes.skip();
  expect(version()).toBe(5);
  expect(scenes.upToDate).toBe(true);
});

it("takes a happening to pieces to show it, and tells it whole", () => {
  const events = [passed, won, ...ended, began];
  scenes.add(update([played(1, ...events)], { game: view({ round: 2 }) }, you("auction")));
  expect(version()).toBe(0); // it has only begun
  expect(scenes.shown?.you.seats[0]?.own?.legal).toEqual([]);
  expect(scenes.happenings).toEqual([played(1, passed)]);
  vi.runAllTimers();
  expect(version()).toBe(1);
  expect(scenes.shown?.you.seats[0]?.own?.legal).toEqual(["auction"]);
  expect(scenes.happenings).toEqual([played(1, ...events)]);
});

it("offers nothing while others are still being watched", () => {
  scenes.begin({ table: table(0), you: you("pass") });
  scenes.add(update([played(1, passed, won)]));
  expect(scenes.shown?.you.seats[0]?.own?.legal).toEqual([]);
});

it("shows the result after the last scene", () => {
  const over: Event = { event: "game-over", totals: {}, winners: ["B"] };
  const game = view({ decision: "over", to_act: null, winners: ["B"] });
  scenes.add(update([played(1, passed, won, ...ended, over)], { status: "finished", game }));
  const seen = [scenes.shown?.table.status];
  while (!scenes.upToDate) {
    vi.advanceTimersToNextTimer();
    seen.push(scenes.shown?.table.status);
  }
  expect(seen).toEqual(["playing", "playing", "playing", "finished"]);
  expect(scenes.current?.happenings.at(-1)?.events).toEqual([over]);
});

it("tells of a move that was taken back, and that it was", () => {
  tell(1, 1);
  scenes.add(update([{ version: 2, at: 2, news: { news: "took-back", seat: "A" }, events: [] }]));
  vi.runAllTimers();
  expect(version()).toBe(2);
  expect(told()).toEqual([1, 2]);
});

it("begins anew without what still waited", () => {
  tell(1, 3);
  scenes.begin({ table: table(40), you: you() });
  vi.runAllTimers();
  expect(version()).toBe(40);
  expect(scenes.current).toBe(null);
  expect(scenes.upToDate).toBe(true);
});

it("keeps what came after the past that is told once more", () => {
  scenes.begin({ table: table(2), you: you() });
  tell(3, 4);
  vi.runAllTimers();
  scenes.retell([played(1, passed), played(2, passed), played(3)], 2); // 3 is in both
  expect(told()).toEqual([1, 2, 3, 4]);
  expect(scenes.happenings[2]?.events).toEqual([passed]);
});
