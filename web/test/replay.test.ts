import { expect, test } from "vitest";
import type { Event, Replay } from "../src/protocol";
import { Player } from "../src/replay/player.svelte";
import { gamesIn } from "../src/replay/records";
import { spread } from "../src/scoring/shapes";

/** A game with these events at each step, in these rounds. */
function player(steps: [round: number, ...events: Event["event"][]][], at = 0): Player {
  const shown = steps.map(([round, ...events]) => ({ events: events.map((event) => ({ event })), view: { round } }));
  return new Player({ steps: shown } as unknown as Replay, at);
}

const GAME: [number, ...Event["event"][]][] = [
  [1],
  [1, "auction-began"],
  [1, "bid-made"],
  [2, "row-won", "round-scored", "round-began"],
  [2, "auction-began"],
  [3, "passed", "round-scored", "round-began"],
  [3, "round-scored", "game-over"],
];

test("one steps through a game and not beyond it", () => {
  const game = player(GAME);
  game.go(-1);
  expect(game.at).toBe(0);
  game.go(99);
  expect(game.at).toBe(game.last);
  expect(player(GAME, 99).at).toBe(6);
});

test("rounds, auctions and scorings can be jumped to", () => {
  const game = player(GAME, 2);
  expect([...game.rounds]).toEqual([
    [1, 0],
    [2, 3],
    [3, 5],
  ]);
  expect([game.auction(-1), game.auction(1)]).toEqual([1, 4]);
  game.go(4);
  expect([game.auction(-1), game.auction(1)]).toEqual([1, null]);
  expect(game.scorings.map(({ at }) => at)).toEqual([3, 5, 6]);
});

test("it plays to the end, stops there, and begins anew", () => {
  const game = player(GAME, 5);
  game.toggle();
  expect(game.pause()).toBeGreaterThan(0);
  game.tick();
  expect([game.at, game.playing]).toEqual([6, false]);
  game.toggle();
  expect([game.at, game.playing]).toEqual([0, true]);
  game.go(1);
  expect(game.playing).toBe(false);
});

const RECORD = {
  razzia: 1,
  edition: "amigo-2004",
  options: {},
  seats: [{ name: "Ada" }, { name: "Bo" }],
  moves: [],
  result: {},
};

test("a file holds one game or several", () => {
  const line = JSON.stringify(RECORD);
  const pretty = JSON.stringify(RECORD, null, 2);
  expect(gamesIn(pretty)).toEqual({ games: [{ line: 1, text: pretty, names: ["Ada", "Bo"] }], others: [] });
  const { games, others } = gamesIn(`\ufeff${line}\r\n\n${line}\n`);
  expect(games.map((game) => game.line)).toEqual([1, 3]);
  expect(games[0]?.text).toBe(line);
  expect(others).toEqual([]);
  expect(gamesIn(" \n\n")).toEqual({ games: [], others: [] });
});

test("what is no record is told from what is", () => {
  for (const other of ["\x89PNG\r\n\x1a\n", "[1]", "null", "{}", '"Ada"', '{"name": "x"}', '{"razzia": 1}'])
    expect(gamesIn(other).games, other).toEqual([]);
  const { result: _, ...unfinished } = RECORD;
  const lines = [RECORD, unfinished, RECORD].map((record) => JSON.stringify(record));
  expect(gamesIn([...lines, "nonsense"].join("\n"))).toMatchObject({
    games: [{ line: 1 }, { line: 3 }],
    others: [2, 4],
  });
  expect(gamesIn(lines[0]!.slice(0, -1)).others).toEqual([1]);
});

test("labels make room for each other and stay in the picture", () => {
  expect(spread([10, 50], 18, 100)).toEqual([10, 50]);
  expect(spread([10, 12], 18, 100)).toEqual([10, 28]);
  expect(spread([99, 100, 98], 18, 100)).toEqual([82, 100, 64]);
});
