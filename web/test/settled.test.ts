import { afterAll, expect, it } from "vitest";
import { PRESETS } from "../src/home/opening";
import type { Setup } from "../src/protocol";
import { ago, clockWords, inShort, settled } from "../src/settled";
import { LANGUAGES, speak } from "../src/words.svelte";

const SETUP: Setup = {
  players: 4,
  edition: "amigo-2004",
  piles: 2,
  open_cheques: true,
  clock: { kind: "total", seconds: 90, increment: 5 },
  open: false,
  hints: true,
  bots: {},
};

afterAll(() => speak("en"));

it.each(LANGUAGES)("says every setting in %s", async (language) => {
  await speak(language);
  const clocks = Object.values(PRESETS).flat().map(clockWords);
  expect(new Set(clocks).size).toBe(clocks.length);
  const other: Setup = {
    ...SETUP,
    edition: "primigenio-2020",
    piles: 1,
    open_cheques: false,
    hints: false,
    open: true,
  };
  const both = [settled(SETUP), settled(other)];
  both[0]!.forEach((words, at) => {
    expect(words).not.toContain("{");
    const same = at === 1 || at === 2; // as many players, the same clock
    expect(words === both[1]![at]).toBe(same);
  });
});

it("names what is unusual, and no more", async () => {
  await speak("en");
  expect(inShort(SETUP)).toEqual(["Mafia night, 2004", "90 seconds a player, plus 5 s a move"]);
  expect(inShort({ ...SETUP, hints: false }).at(-1)).toBe("No hints");
});

it("says how long ago something was", async () => {
  await speak("en");
  const minute = 60_000;
  expect(ago(0, 10)).toBe("now");
  expect(ago(0, 5 * minute)).toBe("5 minutes ago");
  expect(ago(0, 24 * 60 * minute)).toBe("yesterday");
  expect(ago(10, 0), "a clock that is slow").toBe("now");
});
