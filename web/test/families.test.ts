import { expect, test } from "vitest";
import type { Event, RoundScored, View } from "../src/protocol";
import { atScoring, scorings, type Families } from "../src/scoring/families";
import games from "./scored.json";

/** Without the kinds that nobody has any of. */
function held(families: Families): Families {
  const some = (cards: Record<string, number>) =>
    Object.fromEntries(Object.entries(cards).filter(([, count]) => count));
  return Object.fromEntries(Object.entries(families).map(([seat, cards]) => [seat, some(cards)]));
}

for (const game of games) {
  const rounds = game.rounds as unknown as { event: RoundScored; after: Families; families: Families }[];
  const what = `${game.edition}, ${Object.keys(rounds[0]!.after).length} players`;

  test(`families at a scoring, counted from the events of a game: ${what}`, () => {
    const found = scorings(game.events as unknown as Event[]);
    expect(found.map(({ families }) => held(families))).toEqual(rounds.map(({ families }) => held(families)));
    expect(found.map(({ event }) => event.round)).toEqual([1, 2, 3]);
  });

  test(`families at a scoring, counted from what is on the table after it: ${what}`, () => {
    for (const { event, after, families } of rounds) {
      const view = { seats: Object.entries(after).map(([seat, family]) => ({ seat, family })) } as unknown as View;
      expect(held(atScoring(event, view))).toEqual(held(families));
    }
  });
}
