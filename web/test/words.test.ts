import { expect, it } from "vitest";
import { LANGUAGES, nameOfLanguage, preferredLanguage } from "../src/words.svelte";

it("has a language for each folder of the catalogues, English first, by the name that its speakers look for", () => {
  expect(LANGUAGES[0]).toBe("en");
  expect(LANGUAGES.map(nameOfLanguage)).toEqual(
    expect.arrayContaining(["English", "Nederlands", "Deutsch", "Español", "Magyar"]),
  );
});

it("speaks the first of the browser's languages that there is", () => {
  expect(preferredLanguage(["fr-FR", "de-AT", "en"])).toBe("de");
  expect(preferredLanguage(["fr", "constructor"])).toBe("en");
});
