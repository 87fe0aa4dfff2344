import { expect, test } from "vitest";
import type { RoundScored } from "../src/protocol";
import { explained, itemsOf, type Scoring } from "../src/scoring/explain";
import { scorings, type Families } from "../src/scoring/families";
import { LANGUAGES, speak } from "../src/words.svelte";
import games from "./scored.json";

function scoring(
  families: Families,
  sheets: RoundScored["sheets"],
  cheques: Record<string, number> | null = null,
): Scoring {
  const event: RoundScored = { event: "round-scored", round: 3, sheets, totals: {}, discarded: {} };
  return { event, families, cheques, edition: "amigo-2004", names: {} };
}

test("each line says what was counted", async () => {
  await speak("en");
  const one = { bodyguard: 3, car: 2, driver: 1, ring: 2, watch: 1, thief: 1, casino: 3, cinema: 1, restaurant: 4 };
  const game = scoring(
    { A: one, B: { bodyguard: 1 }, C: { bodyguard: 2 } },
    { A: { bodyguards: 5, cheques: 0 }, B: { bodyguards: -2, cheques: 5 }, C: { bodyguards: 0, cheques: -5 } },
    { A: 20, B: 21, C: 12 },
  );
  const lines = (seat: string) => itemsOf(game.event).map((item) => explained(item, seat, game));
  expect(lines("A")).toEqual([
    "1 unused thief",
    "3 bodyguards: the most",
    "2 cars and 1 driver",
    "2 different jewels",
    "no gold coin",
    "3 different businesses, with 3 × casino and 4 × restaurant",
    "20 thousand: neither the most nor the least",
  ]);
  expect(lines("B").slice(0, 4)).toEqual(["no thief", "1 bodyguard: the fewest", "no car and no driver", "no jewel"]);
  expect(lines("C")[1]).toBe("2 bodyguards: neither the most nor the fewest");
  expect(lines("C")[6]).toBe("12 thousand: the least");
});

test("when all have as many, whatever an edition gives for it", async () => {
  await speak("en");
  for (const points of [0, 3]) {
    const game = scoring(
      { A: { bodyguard: 2 }, B: { bodyguard: 2 } },
      { A: { bodyguards: points }, B: { bodyguards: points } },
    );
    expect(explained("bodyguards", "A", game)).toBe("2 bodyguards: as many as everyone else");
  }
});

test.each(LANGUAGES)("every line of whole games has words in %s", async (language) => {
  await speak(language);
  for (const { edition, events } of games)
    for (const { event, families } of scorings(events as never)) {
      expect(itemsOf(event).length).toBe(event.round === 3 ? 7 : 5);
      const cheques = Object.fromEntries(Object.keys(families).map((seat, index) => [seat, 10 + index]));
      for (const item of itemsOf(event))
        for (const seat of Object.keys(families))
          expect(explained(item, seat, { event, families, cheques, edition, names: {} })).toMatch(/\p{L}/u);
    }
});
