import { expect, test } from "vitest";
import { tell } from "../src/narrator";
import type { Event } from "../src/protocol";
import { LANGUAGES, speak } from "../src/words.svelte";
import games from "./told.json";

for (const language of LANGUAGES)
  for (const game of games)
    test(`the page tells ${game.edition} in ${language} word for word as the terminal does`, async () => {
      await speak(language);
      for (const { event, told } of game.events)
        expect(tell(event as unknown as Event, game as never)).toEqual((told as Record<string, string[]>)[language]);
    });
