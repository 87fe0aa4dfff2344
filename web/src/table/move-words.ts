/** A move in words, as a button would say it. */

import { cardNames, t, tEdition } from "../words.svelte";

export function sayMove(move: string, edition: string, piles: number): string {
  const [verb, what = ""] = move.split(" ");
  switch (verb) {
    case "draw":
      return t(piles === 1 ? "table-draw" : `table-draw-${what}`);
    case "bid":
      return t("table-bid", { cheque: Number(what) });
    case "steal": {
      const counts: Record<string, number> = {};
      for (const card of what.split(",")) counts[card] = (counts[card] ?? 0) + 1;
      return t("table-hint-steal", { cards: cardNames(counts, edition) });
    }
    case "pass":
      return t("table-pass");
    default:
      return tEdition("table-call-auction", edition);
  }
}
