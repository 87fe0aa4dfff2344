import { beforeAll, describe, expect, it } from "vitest";
import type { HintOption, Own } from "../src/protocol";
import { compared, speaksFor } from "../src/table/hint-reasons";
import { LANGUAGES, speak } from "../src/words.svelte";
import { seat, view } from "./sample-table";

const table = view({ police: 4, raid_at: 6, centre: 3, undrawn: { police: 5, car: 15 } });
const ada = seat("A", { face_up: [5, 9, 12] });
const own: Own = { seat: "A", legal: [], face_down: [], row_worth: { total: 7, jewels: 7 } };
const because = (move: string, more = {}) => speaksFor(move, { ...table, ...more }, ada, own);
const option = (move: string, win_chance: number | null): HintOption => ({ move, win_chance, points: null });

describe("in English", () => {
  beforeAll(() => speak("en"));

  it("a move has a reason, made of what the page was told", () => {
    expect(because("draw left")).toBe("Chance of police on the next card: 25%. 2 more bring the raid.");
    expect(because("draw left", { police: 5 })).toContain("One more brings the raid.");
    expect(because("draw left", { undrawn: {} })).toContain("0%");
    expect(because("bid 9")).toBe(
      "The row is worth +7 to you now. Your 9 would go to the centre, and you would take the 3 from there.",
    );
    expect(because("pass")).toBe("The row is worth +7 to you now. You keep 5, 9 and 12.");
    expect(because("auction")).toBe("The row is worth +7 to you now.");
    expect(because("steal ring,car,car")).toBe("You would have ring, 2 × car at once, for 3 thieves.");
    expect(because("steal ring")).toBe("You would have ring at once, for one thief.");
  });

  it("the best is compared with the next, as far as that is known", () => {
    expect(compared([option("pass", 0.34), option("bid 5", 0.29)], table)).toBe(
      "It wins 34% of the games played on from here; the next best (Bid 5), 29%.",
    );
    expect(compared([option("pass", 0.34)], table)).toBe("It wins 34% of the games played on from here.");
    expect(compared([option("pass", null)], table)).toBe(null);
    expect(compared([], table)).toBe(null);
  });
});

it.each(LANGUAGES)("there are words for it in %s", async (language) => {
  await speak(language);
  for (const move of ["draw left", "bid 9", "pass", "auction", "steal ring"]) expect(because(move)).toMatch(/\S/);
  expect(compared([option("pass", 0.34), option("bid 5", 0.29)], table)).toContain("29");
});
