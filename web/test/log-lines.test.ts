import { beforeAll, describe, expect, it } from "vitest";
import type { Event, Happening } from "../src/protocol";
import { readable, teller } from "../src/table/log-lines";
import { speak } from "../src/words.svelte";
import { passed, played } from "./sample-table";

const drew: Event = { event: "drew", seat: "A", pile: "left" };
const began: Event = { event: "auction-began", seat: "A", cause: "forced" };
const won: Event = { event: "row-won", seat: "B", cards: [], cheque: 7, taken: null };
const scored: Event = { event: "round-scored", round: 1, sheets: {}, totals: {}, discarded: {} };
const left: Happening = { version: 4, at: 0, news: { news: "resigned", seat: "A" }, events: [] };
const round = [played(1, drew), played(2, began), played(3, won), left, played(5, drew)];
const versions = (happenings: readonly Happening[]) => happenings.map(({ version }) => version);

describe("where cheques are played from memory, the log tells", () => {
  it("all until the first auction", () => {
    expect(versions(readable([played(1, drew), played(2, drew)], false))).toEqual([1, 2]);
  });

  it("of the round under way only the last auction, and what came after it", () => {
    expect(versions(readable(round, false))).toEqual([2, 3, 4, 5]);
    expect(versions(readable([...round, played(6, began), played(7, passed)], false))).toEqual([4, 6, 7]);
  });

  it("all of the rounds that are scored", () => {
    const over = [...round, played(6, began), played(7, won, scored)];
    expect(readable(over, false)).toEqual(over);
    const next = [...over, played(8, began), played(9, won), played(10, began)];
    expect(versions(readable(next, false))).toEqual([1, 2, 3, 4, 5, 6, 7, 10]);
  });

  it("and everything where they can be looked up", () => {
    const all = [...round, played(6, began)];
    expect(readable(all, true)).toEqual(all);
  });
});

describe("words", () => {
  beforeAll(() => speak("en"));
  const game = { edition: "amigo-2004", piles: 2, names: { A: "Ada" } };

  it("are found once for a happening, and again when a name or the language changes", async () => {
    const linesOf = teller();
    const happening = played(1, passed);
    const lines = linesOf(happening, game);
    expect(lines).toEqual(["Ada passes."]);
    expect(linesOf(happening, { ...game, names: { A: "Ada" } })).toBe(lines);
    expect(linesOf(happening, { ...game, names: { A: "Eve" } })).toEqual(["Eve passes."]);
    await speak("de");
    expect(linesOf(happening, game)).toEqual(["Ada passt."]);
  });
});
