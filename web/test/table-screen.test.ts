import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { set } from "../src/settings.svelte";
import TableScreen from "../src/table/TableScreen.svelte";
import { speak } from "../src/words.svelte";
import { FakeSocket } from "./fake-socket";
import { passed, played, table, update } from "./sample-table";

let screen: ReturnType<typeof mount>;

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async () => new Response('{"happenings": []}'));
  set({ speed: 0 });
  localStorage.removeItem("razzia.seals");
  screen = mount(TableScreen, { target: document.body, props: { id: "t" } });
  flushSync();
});
afterEach(async () => {
  await unmount(screen);
  vi.unstubAllGlobals();
});

it("notes the seal of the deck once, and not at every scene; and again if it changes", () => {
  const noted = () => JSON.parse(localStorage.getItem("razzia.seals") ?? "{}").t?.commitment;
  FakeSocket.last.welcome(1);
  flushSync();
  expect(noted()).toBe("c");
  localStorage.removeItem("razzia.seals");
  FakeSocket.last.tell(update([played(2, passed)]));
  flushSync();
  expect(noted()).toBe(undefined);
  FakeSocket.last.tell(update([played(3, passed)], { commitment: "d" }));
  flushSync();
  expect(noted()).toBe("d");
});

it("has a theme for an edition that it does not know", () => {
  FakeSocket.last.welcome(1, { table: table(1, { setup: { ...table(1).setup, edition: "another-2030" } }) });
  flushSync();
  expect(document.documentElement.dataset.edition).toBe("amigo-2004");
});
