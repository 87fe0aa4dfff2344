import { expect, it } from "vitest";
import { byUrgency, isTurnOf, latestFirst } from "../src/home/lists.svelte";
import type { ChairShown, Summary } from "../src/protocol";

const chair = (seat: string, more: Partial<ChairShown> = {}): ChairShown => ({
  seat,
  name: seat,
  level: null,
  away: false,
  runs: false,
  ready: true,
  ...more,
});
const table = (id: string, more: Partial<Summary> = {}) =>
  ({ id, status: "playing", seats: [chair("A"), chair("B")], to_act: "A", changed_at: 0, ...more }) as Summary;

it("knows whose turn it is", () => {
  expect(isTurnOf(table("t"), ["A"])).toBe(true);
  expect(isTurnOf(table("t"), ["B"])).toBe(false);
  expect(isTurnOf(table("t", { to_act: null }), ["A"])).toBe(false);
  expect(isTurnOf(table("t", { status: "waiting" }), ["A"])).toBe(false);
});

it("does not wait for someone whose bot plays", () => {
  expect(isTurnOf(table("t", { seats: [chair("A", { away: true }), chair("B")] }), ["A"])).toBe(false);
});

it("puts what is to be done first", () => {
  const tables = [table("waits", { status: "waiting" }), table("goes on"), table("mine")];
  expect(byUrgency(tables, new Set(["mine"])).map(({ id }) => id)).toEqual(["mine", "goes on", "waits"]);
});

it("shows a game once, the latest first", () => {
  const [old, young] = [table("old", { changed_at: 1 }), table("young", { changed_at: 2 })];
  expect(latestFirst([old], [young, old]).map(({ id }) => id)).toEqual(["young", "old"]);
});
