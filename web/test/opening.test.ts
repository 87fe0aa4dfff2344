import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CLOCKS, LONGEST_NAME, PLAYERS } from "../src/cards";
import {
  botCounts,
  botsBeside,
  expectsFriends,
  MANNER,
  openTable,
  passAndPlay,
  playNow,
  PRESETS,
  setupOf,
  sharedSetup,
  USUAL_CLOCK,
  type Circle,
  type ClockKind,
  type Wish,
} from "../src/home/opening";

const WISH: Wish = {
  ...MANNER,
  name: " Ada ",
  players: 4,
  others: ["friend", "normal", "hard", "easy"],
  clockKind: "none",
  clockChoice: 0,
  open: false,
};
const CIRCLE: Circle = { ...MANNER, names: ["Ada", "Bo"], bots: 0, level: "hard" };

interface Asked {
  path: string;
  body: Record<string, unknown>;
}

/** A server that makes a table "t1", refuses these names, and remembers what it was asked. */
function serve(taken: string[] = []): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    const wanted = JSON.parse(body);
    asked.push({ path, body: wanted });
    if (taken.includes(wanted.name))
      return Response.json({ code: "name-taken", message: "", facts: {} }, { status: 409 });
    return Response.json(path.endsWith("/tables") ? { id: "t1", link: "", commitment: "" } : {});
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe("what Play now sends", () => {
  let asked: Asked[];
  beforeEach(() => void (asked = serve()));

  it("takes three requests: a table with three bots, a seat, the start", async () => {
    expect(await playNow("Ada")).toBe("t1");
    expect(asked.map(({ path }) => path)).toEqual([
      "/api/v1/tables",
      "/api/v1/tables/t1/commands",
      "/api/v1/tables/t1/commands",
    ]);
    expect(asked[0]!.body).toEqual({ players: 4, bots: { B: "normal", C: "normal", D: "normal" } });
    expect(asked[1]!.body).toMatchObject({ type: "sit", seat: "A", name: "Ada" });
    expect(asked[2]!.body).toMatchObject({ type: "start" });
  });

  it("adds something to the shuffling that nobody could foresee, and names every request anew", async () => {
    await playNow("Ada");
    await playNow("Ada");
    const sits = asked.filter(({ body }) => body.type === "sit");
    expect(new Set(sits.map(({ body }) => body.contribution)).size).toBe(2);
    expect(sits[0]!.body.contribution).toMatch(/^[0-9a-f]{24}$/);
    const requests = asked.flatMap(({ body }) => body.request ?? []);
    expect(new Set(requests).size).toBe(4);
  });
});

describe("a name that is taken", () => {
  it("gets a number", async () => {
    const asked = serve(["Bianca", "Bianca 2"]);
    await playNow("Bianca");
    expect(asked.flatMap(({ body }) => body.name ?? [])).toEqual(["Bianca", "Bianca 2", "Bianca 3"]);
  });

  it("stays short enough", async () => {
    const long = "x".repeat(LONGEST_NAME);
    const asked = serve([long]);
    await playNow(long);
    expect(asked[2]!.body.name).toBe("x".repeat(LONGEST_NAME - 2) + " 2");
  });

  it("is given up some time", async () => {
    const asked = serve(["Ada", ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `Ada ${number}`)]);
    await expect(playNow("Ada")).rejects.toMatchObject({ refusal: { code: "name-taken" } });
    expect(asked.some(({ body }) => body.type === "start")).toBe(false);
  });
});

describe("a new table", () => {
  it("has the bots in the seats after one's own", () => {
    expect(setupOf(WISH)).toEqual({
      players: 4,
      edition: "amigo-2004",
      piles: 2,
      open_cheques: true,
      hints: true,
      clock: { kind: "none" },
      open: false,
      bots: { C: "normal", D: "hard" },
    });
  });

  it("forgets what was chosen for seats that it does not have", () => {
    expect(setupOf({ ...WISH, players: 2 }).bots).toEqual({});
    expect(setupOf({ ...WISH, players: 2, others: ["easy", "friend"] }).bots).toEqual({ B: "easy" });
    expect(expectsFriends({ ...WISH, players: 2, others: ["easy", "friend"] })).toBe(false);
  });

  it("has the clock and the options that were chosen", () => {
    const setup = setupOf({
      ...WISH,
      clockKind: "days",
      clockChoice: 1,
      piles: 1,
      openCheques: false,
      hints: false,
      open: true,
    });
    expect(setup).toMatchObject({
      clock: { kind: "days", days: 2 },
      piles: 1,
      open_cheques: false,
      hints: false,
      open: true,
    });
  });

  it("waits for friends, and begins at once where there are none", async () => {
    let asked = serve();
    await openTable(WISH);
    expect(asked.map(({ body }) => body.type)).toEqual([undefined, "sit"]);
    expect(asked[1]!.body.name).toBe("Ada");
    asked = serve();
    await openTable({ ...WISH, others: ["easy", "easy", "easy"] });
    expect(asked.map(({ body }) => body.type)).toEqual([undefined, "sit", "start"]);
  });

  it("lists the times from short to long, with a good one to begin with", () => {
    for (const clocks of Object.values(PRESETS)) {
      const times = clocks.map((clock) => ("seconds" in clock ? clock.seconds : "days" in clock ? clock.days : 0));
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
    for (const [kind, choice] of Object.entries(USUAL_CLOCK)) expect(PRESETS[kind as ClockKind][choice]).toBeDefined();
  });

  it("only offers clocks that the server knows", () => {
    for (const [kind, clocks] of Object.entries(PRESETS)) {
      expect(clocks.length).toBeGreaterThan(0);
      for (const clock of clocks) {
        expect(clock.kind).toBe(kind);
        for (const [field, { least, most }] of Object.entries(
          CLOCKS[clock.kind] as Record<string, { least: number; most: number }>,
        )) {
          const value = (clock as unknown as Record<string, number>)[field]!;
          expect(value).toBeGreaterThanOrEqual(least);
          expect(value).toBeLessThanOrEqual(most);
        }
      }
    }
  });
});

describe("pass and play", () => {
  it("seats everyone, then the bots, and begins", async () => {
    const asked = serve();
    await passAndPlay({ ...CIRCLE, names: ["Ada", " Bo", "Cy"], bots: 1 });
    expect(asked[0]!.body).toMatchObject({ players: 4, bots: { D: "hard" }, open: false, clock: { kind: "none" } });
    expect(asked.slice(1, 4).map(({ body }) => [body.seat, body.name])).toEqual([
      ["A", "Ada"],
      ["B", "Bo"],
      ["C", "Cy"],
    ]);
    expect(asked[4]!.body.type).toBe("start");
  });

  it("leaves out whoever has no name", () => {
    expect(sharedSetup({ ...CIRCLE, names: ["Ada", " ", "Bo"] })).toMatchObject({ players: 2, bots: {} });
  });

  it("gives someone who is alone a bot", () => {
    expect(sharedSetup({ ...CIRCLE, names: ["Ada"] })).toMatchObject({ players: 2, bots: { B: "hard" } });
  });

  it("has no more bots than seats", () => {
    expect(botCounts(1)).toEqual([1, 2, 3, 4]);
    expect(botCounts(3)).toEqual([0, 1, 2]);
    expect(botCounts(PLAYERS.most)).toEqual([0]);
    expect(botsBeside(4, 3)).toBe(1);
    expect(botsBeside(1, 0)).toBe(1);
  });
});
