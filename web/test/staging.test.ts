import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Event, View } from "../src/protocol";
import { set } from "../src/settings.svelte";
import { Scenes } from "../src/table/scenes.svelte";
import { Stage } from "../src/table/staging.svelte";
import { passed, played, table, update, view, you } from "./sample-table";

let scenes: Scenes;
let stage: Stage;
/** What someone here has left for a decision, in seconds. */
let seconds: number;

beforeEach(() => {
  vi.useFakeTimers();
  set({ speed: 1 });
  seconds = Infinity;
  scenes = new Scenes(
    () => 0,
    () => stage.look(),
  );
  stage = new Stage(
    scenes,
    () => document.body,
    () => 1000 * seconds,
  );
  scenes.begin({ table: table(0), you: you() });
});
afterEach(() => vi.useRealTimers());

const scored = (round: number): Event => ({ event: "round-scored", round, sheets: {}, totals: {}, discarded: {} });
const raid: Event = { event: "round-ended", round: 1, by: "raid", row: [], police: 6 };
function show(game: View, ...events: Event[]): void {
  scenes.add(update([played((scenes.shown?.table.version ?? 0) + 1, ...events)], { game }));
  stage.play();
}

it("lays the points open after the raid, and nothing moves until they are read", () => {
  const after = view({ round: 2 });
  show(after, raid, scored(1));
  expect(stage.raid).toBe(1);
  expect(stage.sheet).toBe(null);
  expect(scenes.held).toBe(true);
  vi.runAllTimers();
  expect(stage.raid).toBe(null);
  expect(stage.sheet).toEqual({ event: scored(1), view: after });
  stage.closeSheet();
  expect(stage.sheet).toBe(null);
  expect(scenes.held).toBe(false);
});

it("leaves the points of the last round to the result", () => {
  show(view({ decision: "over" }), raid, scored(3));
  vi.runAllTimers();
  expect(stage.raid).toBe(null);
  expect(stage.sheet).toBe(null);
  expect(scenes.held).toBe(false);
});

it("has no raid where nothing moves", () => {
  set({ speed: 0 });
  show(view({ round: 2 }), raid, scored(1));
  expect(stage.raid).toBe(null);
  vi.advanceTimersByTime(0);
  expect(stage.sheet).not.toBe(null);
});

it("closes the points before they cost someone a decision", () => {
  show(view({ round: 2 }), raid, scored(1));
  vi.runAllTimers();
  stage.closeSheetInTime();
  vi.runAllTimers();
  expect(stage.sheet).not.toBe(null); // nobody is in a hurry
  seconds = 60;
  stage.closeSheetInTime()();
  vi.runAllTimers();
  expect(stage.sheet).not.toBe(null); // the clock has stopped
  stage.closeSheetInTime();
  vi.advanceTimersByTime(40_000);
  expect(stage.sheet).not.toBe(null);
  scenes.add(update([played(2, passed)]));
  scenes.add(update([played(3, passed)]));
  expect(scenes.shown?.table.version).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(stage.sheet).toBe(null);
  expect(scenes.shown?.table.version).toBe(3);
});

it("has no points to read for someone whose time is nearly up", () => {
  seconds = 10;
  show(view({ round: 2 }), raid, scored(1));
  vi.runAllTimers();
  expect(stage.sheet).toBe(null);
  expect(scenes.held).toBe(false);
});

it("holds up the hammer, and then the cheque that wins", () => {
  show(view(), { event: "auction-began", seat: "B", cause: "forced" });
  expect(stage.spotlight).toEqual({ seat: "B", cheque: null });
  show(view(), passed);
  expect(stage.spotlight).toBe(null);
  show(view(), { event: "row-won", seat: "A", cards: [], cheque: 2, taken: 1 });
  expect(stage.spotlight).toEqual({ seat: "A", cheque: 2 });
  vi.runAllTimers();
  expect(stage.spotlight).toBe(null);
  set({ speed: 0 });
  show(view(), { event: "auction-began", seat: "B", cause: "forced" });
  expect(stage.spotlight).toBe(null);
});

it("shows nothing to those who have left", () => {
  show(view({ round: 2 }), raid, scored(1));
  stage.leave();
  vi.runAllTimers();
  expect(stage.sheet).toBe(null);
});

it("lets cards fly from where they lay to where they lie", () => {
  document.body.innerHTML = '<i data-at="pile-left"></i><i data-at="place-0"></i>';
  show(view(), { event: "loot-turned-over", seat: "A", pile: "left", place: 0, card: "ring" });
  expect(stage.flights.under_way).toMatchObject([{ card: "ring", grows: true }]);
  show(view(), passed);
  expect(stage.flights.under_way).toHaveLength(1);
  document.body.innerHTML = "";
});
