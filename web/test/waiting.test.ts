import { afterEach, expect, it, vi } from "vitest";
import type { ChairShown } from "../src/protocol";
import type { Moment } from "../src/table/scenes.svelte";
import { copyText } from "../src/sending";
import { outline } from "../src/waiting/qr";
import { holderOf, keptForMe, mayRun, mine, missing, otherWatchers, runners } from "../src/waiting/rights";

const FREE: ChairShown = { seat: "A", name: null, level: null, away: false, ready: false, runs: false };
const BOT: ChairShown = { seat: "B", name: "Bianca", level: "easy", away: false, ready: true, runs: false };
const KEPT: ChairShown = { seat: "C", name: "Cy", level: null, away: false, ready: false, runs: false };
const PLAYER: ChairShown = { seat: "D", name: "Di", level: null, away: false, ready: true, runs: true };

function moment(own: string[], host = false): Moment {
  const seats = own.map((seat) => ({ seat, own: null, can_take_back: false }));
  return { table: { seats: [FREE, BOT, KEPT, PLAYER] } as Moment["table"], you: { seats, host } };
}

afterEach(() => vi.unstubAllGlobals());

it("tells apart who has a seat", () => {
  expect([FREE, BOT, KEPT, PLAYER].map(holderOf)).toEqual(["free", "bot", "kept", "player"]);
});

it("does not take a kept seat for one's own before one sits down", () => {
  expect(mine(moment(["C"]))).toEqual([]);
  expect(keptForMe(moment(["C"]))).toBe(KEPT);
  expect(mine(moment(["D"]))).toEqual(["D"]);
  expect(keptForMe(moment(["D"]))).toBeUndefined();
});

it("knows from the server who runs the table", () => {
  expect(mayRun(moment([]))).toBe(false);
  expect(mayRun(moment([], true))).toBe(true);
  expect(mayRun(moment(["D"]))).toBe(true);
  expect(mayRun(moment(["C"]))).toBe(false);
  expect(runners(moment([]))).toEqual(["Di"]);
});

it("knows what the start waits for", () => {
  expect(missing(moment([]))).toEqual({ free: 1, kept: ["Cy"] });
});

it("does not count the reader among those who watch", () => {
  const presence = { type: "presence", here: [], watching: 2 } as const;
  expect(otherWatchers(moment([]), { ...presence, here: [] })).toBe(1);
  expect(otherWatchers(moment(["D"]), { ...presence, here: [] })).toBe(2);
  expect(otherWatchers(moment([]), { ...presence, here: [], watching: 0 })).toBe(0);
});

it("draws a code that holds every dark square", async () => {
  const { size, path } = await outline("http://192.168.1.5:8642/tables/abcdefghijkl");
  expect(size).toBeGreaterThan(25);
  // The corner of the finder pattern, inside the white border: a run of seven.
  expect(path).toMatch(/^M4 4h7v1h-7z/);
  expect(path).not.toContain("NaN");
});

it("copies the old way where there is no clipboard", async () => {
  vi.stubGlobal("navigator", {});
  const button = document.createElement("button");
  document.body.append(button);
  button.focus();
  document.execCommand = vi.fn(() => (document.activeElement as HTMLTextAreaElement).value === "link");
  expect(await copyText("link")).toBe(true);
  expect(document.execCommand).toHaveBeenCalledWith("copy");
  expect(document.activeElement).toBe(button);
  expect(document.querySelector("textarea")).toBe(null);
  document.execCommand = vi.fn(() => false);
  expect(await copyText("link")).toBe(false);
});
