import { afterEach, expect, it, vi } from "vitest";
import { byUrgency, isTurnOf, latestFirst, Lists } from "../src/home/lists.svelte";
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

afterEach(() => vi.unstubAllGlobals());

/** A server with these lists, two tables a page. Returns what it was asked. */
function serve(lists: Record<string, Summary[]>): string[] {
  const asked: string[] = [];
  const fetch = (address: string) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    asked.push(address);
    const start = Number(searchParams.get("before") ?? 0);
    const all = lists[pathname.split("/").at(-1)!] ?? [];
    const page = { tables: all.slice(start, start + 2), next: start + 2 < all.length ? String(start + 2) : null };
    return Promise.resolve(new Response(JSON.stringify(page)));
  };
  vi.stubGlobal("fetch", fetch);
  return asked;
}

const ids = (tables: readonly Summary[] | null) => tables?.map(({ id }) => id);
const over = (id: string, changed_at: number) => table(id, { status: "finished", to_act: null, changed_at });

it("shows more of a list when someone wants to see more, and keeps showing it", async () => {
  const waiting = ["a", "b", "c", "d", "e"].map((id) => table(id, { status: "waiting", to_act: null }));
  const asked = serve({ lobby: waiting });
  const lists = new Lists();
  await lists.refresh();
  expect(asked.length).toBe(3);
  expect(ids(lists.lobby)).toEqual(["a", "b"]);
  expect([...lists.more]).toEqual(["lobby"]);
  await lists.showMore("lobby");
  expect(ids(lists.lobby)).toEqual(["a", "b", "c", "d"]);
  await lists.showMore("lobby");
  await lists.refresh();
  expect(ids(lists.lobby)).toEqual(["a", "b", "c", "d", "e"]);
  expect([...lists.more]).toEqual([]);
});

it("finds games of one's own that are over behind those that are not", async () => {
  const own = [table("goes on", { to_act: null }), over("last", 9), over("first", 1)];
  serve({ "my-tables": own, finished: [over("of others", 5)] });
  const lists = new Lists();
  await lists.refresh();
  expect(ids(lists.over)).toEqual(["last", "of others"]);
  expect([...lists.more]).toEqual(["over"]);
  await lists.showMore("over");
  expect(ids(lists.over)).toEqual(["last", "of others", "first"]);
  expect(ids(lists.mine)).toEqual(["goes on"]);
});

it("asks about a table only where it cannot tell whose turn it is", async () => {
  const bot = chair("B", { level: "easy" });
  const alone = table("alone", { seats: [chair("A"), bot] });
  const thinks = table("a bot thinks", { seats: [chair("A"), chair("C"), bot], to_act: "B" });
  const asked = serve({ "my-tables": [alone, thinks] });
  const lists = new Lists();
  await lists.refresh();
  expect([...lists.myTurn]).toEqual(["alone"]);
  expect(asked.filter((path) => path.includes("/tables/"))).toEqual([]);
});
