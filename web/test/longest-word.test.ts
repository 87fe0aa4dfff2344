import { expect, test } from "vitest";
import { longestWord } from "../src/longest-word";

test("a line must have room for the longest word that cannot be divided", () => {
  expect(longestWord("guardaespaldas")).toBe(14);
  expect(longestWord("gold coin", "Ra-Karte")).toBe(5);
  expect(longestWord("Zwangs\u00adversteigerung")).toBe(13);
  expect(longestWord("")).toBe(1);
});
