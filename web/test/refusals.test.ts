import { expect, test } from "vitest";
import { reason } from "../src/refusals";
import { speak } from "../src/words.svelte";

test("a refusal says where in a record something is wrong", async () => {
  await speak("en");
  const facts = { text: "A bid 99", where: ["move", 4] };
  expect(reason({ code: "which-cheque", message: "", facts })).toBe(
    'Move 4: "A bid 99": say which cheque to bid, 1 to 16',
  );
  const seat = { due: "a text", where: ["seat", 2, "name"] };
  expect(reason({ code: "wrong-type", message: "", facts: seat })).toMatch(/^Seat B: name: /);
});

test("a code that this page does not know is told as the server words it", async () => {
  await speak("en");
  expect(reason({ code: "brand-new", message: "something new", facts: {} })).toBe("something new");
});
