import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { artOf, groupOf, isCrossed } from "../src/art/print";
import { loadSprite } from "../src/art/sprite";
import { EDITIONS, KINDS } from "../src/cards";

const read = (path: string) => readFileSync(resolve(import.meta.dirname, path), "utf8");
const kinds = KINDS.map(({ id }) => id);

/** What is drawn besides the kinds, and its shape. */
const OTHERS = {
  back: "0 0 100 140",
  cheque: "0 0 120 60",
  cross: "0 0 100 100",
  raid: "0 0 240 160",
  auction: "0 0 100 100",
};

test("groups and crosses are those of the game", () => {
  expect(kinds).toHaveLength(18);
  expect(kinds.filter(isCrossed)).toEqual([
    "ring",
    "watch",
    "brooch",
    "necklace",
    "diamond",
    "driver",
    "thief",
    "coin",
  ]);
  expect(kinds.filter((kind) => groupOf(kind) === "cars")).toEqual(["car", "driver"]);
  expect(groupOf("dragon")).toBeUndefined();
});

test("an edition without pictures borrows those of the first", () => {
  expect(artOf("primigenio-2020")).toBe("primigenio-2020");
  expect(artOf("someone-2040")).toBe("amigo-2004");
});

describe.each(EDITIONS)("the pictures of %s", (edition) => {
  const text = read(`../src/art/${edition}.svg`);
  const shapes = Object.fromEntries(
    [...text.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)"/g)].map((found) => [found[1], found[2]]),
  );

  test.each(kinds)("show %s", (kind) => {
    expect(shapes[`${edition}-${kind}`]).toBe("0 0 100 100");
  });

  test.each(Object.entries(OTHERS))("show %s", (name, shape) => {
    expect(shapes[`${edition}-${name}`]).toBe(shape);
  });

  test("point only at each other, under names of their own", () => {
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]!);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.startsWith(`${edition}-`))).toEqual([]);
    for (const [, target] of text.matchAll(/(?:href="|url\()([^")]+)/g)) expect(ids).toContain(target!.slice(1));
  });

  test("hold nothing that the content policy of the server refuses", () => {
    expect(text).not.toMatch(/\sstyle=|<style|<script|\son\w+=|<image|data:/);
  });

  test("are small", () => {
    expect(text.length).toBeLessThan(25_000);
    expect(gzipSync(text).length).toBeLessThan(7_000);
  });

  test("come into the document once", async () => {
    await Promise.all([loadSprite(edition), loadSprite(edition)]);
    await loadSprite(edition);
    for (const kind of kinds) expect(document.querySelectorAll(`[id="${edition}-${kind}"]`)).toHaveLength(1);
  });
});
