import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { ReplayStep } from "../src/protocol";
import { LiveTable } from "../src/table/live.svelte";
import { LookingBack } from "../src/table/looking-back.svelte";
import { Scenes } from "../src/table/scenes.svelte";
import { speak, t } from "../src/words.svelte";
import { FakeSocket } from "./fake-socket";
import { view } from "./sample-table";

let live: LiveTable;
let past: LookingBack;
let asked: string[];
let status: number;

const steps = [1, 2, 4].map((version) => ({ version, view: view({ police: version }) }) as ReplayStep);

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (address: string) => {
    if (!address.includes("/replay")) return new Response('{"happenings": []}');
    asked.push(address);
    const refusal = { code: "busy", message: "", facts: {} };
    return new Response(JSON.stringify(status === 200 ? { steps } : refusal), { status });
  });
  vi.stubGlobal("scrollTo", () => {});
  [asked, status] = [[], 200];
  live = new LiveTable("t", new Scenes(() => 0));
  FakeSocket.last.welcome(5);
  past = new LookingBack(live);
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
});

it("shows the table as it was, through one's own eyes", async () => {
  await past.at(2, "A");
  expect(past.moment).toEqual({ version: 2, view: view({ police: 2 }) });
  await past.at(1, "A");
  expect(past.moment?.version).toBe(1);
  expect(asked).toEqual(["/api/v1/tables/t/replay?seat=A"]); // all moments came at once
});

it("goes back to now, also when that is clicked before the past has come", async () => {
  const coming = past.at(2, null);
  await past.at(5, null);
  await coming;
  expect(past.moment).toBe(null);
  await past.at(2, null);
  past.now();
  expect(past.moment).toBe(null);
});

it("shows what was clicked last", async () => {
  await Promise.all([past.at(1, null), past.at(2, null)]);
  expect(past.moment?.version).toBe(2);
});

it("says so where there is no such moment", async () => {
  await past.at(3, null);
  expect(past.moment).toBe(null);
  expect(past.trouble).toBe(t("table-no-moment"));
  await past.at(4, null);
  expect(past.trouble).toBe("");
});

it("asks again after a refusal", async () => {
  status = 503;
  await past.at(2, null);
  expect(past.trouble).not.toBe("");
  status = 200;
  await past.at(2, null);
  expect(past.moment?.version).toBe(2);
  expect(past.trouble).toBe("");
});
