import { expect, test } from "vitest";
import type { GameRecord } from "../src/replay/records";
import { check } from "../src/scoring/fairness";
import proven from "./proven.json";

const games = proven as unknown as { record: GameRecord & { fairness: object }; deck: string[] }[];

for (const { record, deck } of games)
  test(`a deck for ${record.seats.length} players comes out as the dealer's`, () => {
    const checked = check(record)!;
    expect(checked.deck).toEqual(deck);
    expect(checked.cheques).toEqual(record.seats.map((seat) => seat.cheques));
    expect(checked).toMatchObject({ committed: true, lot: true, wrongMove: null });
    expect(checked.drawn.length).toBe(record.moves.filter((move) => move.startsWith("=")).length);
    expect(new Set(checked.drawn).size).toBe(checked.drawn.length);
  });

test("what was tampered with is found", () => {
  const { record } = games[1]!;
  const changed = (changes: Partial<GameRecord>) => check({ ...structuredClone(record), ...changes })!;
  const fairness = record.fairness!;
  expect(changed({ fairness: { ...fairness, commitment: "0".repeat(64) } }).committed).toBe(false);
  const other = changed({ fairness: { ...fairness, secret: "0".repeat(64) } });
  expect(other.committed || other.wrongMove === null).toBe(false);
  expect(changed({ seats: record.seats.toReversed() }).lot).toBe(false);
  const index = record.moves.findLastIndex((move) => move.startsWith("="));
  const card = record.moves[index] === "= car" ? "= ring" : "= car";
  expect(changed({ moves: record.moves.with(index, card) }).wrongMove).toBe(index + 1);
});

test("a record without a proof cannot be checked", () => {
  const { fairness, ...bare } = games[0]!.record;
  expect(check(bare)).toBeNull();
  expect(check({ ...bare, fairness: { ...fairness!, secret: "ring" } })).toBeNull();
});
