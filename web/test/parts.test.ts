import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { part } from "../src/parts";

const missing = () => Promise.reject(new Error("it did not come"));
const PLACE = "razzia.began-anew";
let reloads = 0;
let up = true;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  [reloads, up] = [0, true];
  sessionStorage.clear();
  vi.spyOn(location, "reload").mockImplementation(() => void (reloads += 1));
  vi.stubGlobal("fetch", () => (up ? Promise.resolve(new Response("ok")) : Promise.reject(new TypeError("nobody"))));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("hands on what comes", async () => {
  expect(await part(() => Promise.resolve("a part"))).toBe("a part");
  expect(reloads).toBe(0);
});

it("waits for the server, and begins anew", async () => {
  up = false;
  void part(missing);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reloads).toBe(0);
  up = true;
  await vi.advanceTimersByTimeAsync(1_100);
  expect(reloads).toBe(1);
});

it("does not go round in circles for a part that never comes, though others come", async () => {
  void part(missing);
  await vi.advanceTimersByTimeAsync(0);
  expect(reloads).toBe(1);
  await part(() => Promise.resolve("the words"));
  void part(missing);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reloads).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reloads).toBe(2);
});

it("does without notes where the browser keeps none", async () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("not allowed", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("not allowed", "SecurityError");
    },
  });
  expect(await part(() => Promise.resolve("a part"))).toBe("a part");
  void part(missing);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(reloads).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reloads).toBe(1);
});

it("notes when it began", async () => {
  void part(missing);
  await vi.advanceTimersByTimeAsync(0);
  expect(sessionStorage.getItem(PLACE)).toBe("1000000");
});
