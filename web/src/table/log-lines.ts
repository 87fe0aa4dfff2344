/** What the log tells, and in which words. */

import { tellHappening, type Told } from "../narrator";
import type { Event, Happening } from "../protocol";
import { language } from "../words.svelte";

function has(kind: Event["event"]) {
  return ({ events }: Happening) => events.some(({ event }) => event === kind);
}

/**
 * What may be read once more. Where cheques are played from memory, who won the auctions of this round is what people
 * have to remember: of those only the last one is told. When a round is scored, all of it is.
 */
export function readable(happenings: readonly Happening[], openCheques: boolean): readonly Happening[] {
  const auction = happenings.findLastIndex(has("auction-began"));
  const scored = happenings.findLastIndex(has("round-scored"));
  if (openCheques || auction <= scored) return happenings;
  return happenings.filter(({ news }, at) => at <= scored || at >= auction || news.news !== "played");
}

/** Puts happenings into words, each once: a long log is not told anew whenever something happens. */
export function teller(): (happening: Happening, game: Told) => string[] {
  let lines = new WeakMap<Happening, string[]>();
  let asTold = "";
  return (happening, game) => {
    const as = JSON.stringify([language(), game]);
    if (as !== asTold) lines = new WeakMap();
    asTold = as;
    const found = lines.get(happening) ?? tellHappening(happening, game);
    lines.set(happening, found);
    return found;
  };
}
