import { beforeEach, expect, test } from "vitest";
import { noteSeal, sealOf } from "../src/scoring/seals";

beforeEach(() => localStorage.clear());

test("the first look at a table counts", () => {
  noteSeal({ id: "one", commitment: "aa", status: "waiting" });
  noteSeal({ id: "one", commitment: "bb", status: "playing" });
  noteSeal({ id: "two", commitment: "cc", status: "playing" });
  noteSeal({ id: "three", commitment: "dd", status: "finished" });
  expect(sealOf("one")).toEqual({ commitment: "aa", before: true });
  expect(sealOf("two")).toEqual({ commitment: "cc", before: false });
  expect(sealOf("three")).toBeNull();
});

test("old tables are forgotten", () => {
  for (let number = 0; number < 210; number++) noteSeal({ id: `t${number}`, commitment: "aa", status: "waiting" });
  expect(sealOf("t9")).toBeNull();
  expect(sealOf("t10")).not.toBeNull();
  expect(sealOf("t209")).not.toBeNull();
});
