/** A move in words, as a button would say it. */

import { cardNames, t, tEdition } from "../words.svelte";

/** Some cards in words, like ones counted. */
export function loot(cards: readonly string[], edition: string): string {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return cardNames(counts, edition);
}

export function sayMove(move: string, edition: string, piles: number): string {
  const [verb, what = ""] = move.split(" ");
  switch (verb) {
    case "draw":
      return t(piles === 1 ? "table-draw" : `table-draw-${what}`);
    case "bid":
      return t("table-bid", { cheque: Number(what) });
    case "steal":
      return t("table-hint-steal", { cards: loot(what.split(","), edition) });
    case "pass":
      return t("table-pass");
    default:
      return tEdition("table-call-auction", edition);
  }
}
