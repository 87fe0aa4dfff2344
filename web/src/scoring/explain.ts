/**
 * Each line of a score sheet in words: what was counted, and how it stands beside the others.
 *
 * What it is worth, the server has said. Here is only counting.
 */

import { ITEMS, KINDS, LAST_ROUND, ROUNDS, SAME_BUSINESS } from "../cards";
import type { RoundScored } from "../protocol";
import { cardName, joined, t } from "../words.svelte";
import type { Cards, Families } from "./families";

/** All that is needed to explain the points of a round. */
export interface Scoring {
  event: RoundScored;
  /** What the families held when they were scored. */
  families: Families;
  /** What each player's cheques come to; null where they do not count. */
  cheques: Record<string, number> | null;
  edition: string;
  names: Record<string, string>;
}

/** The lines of this round's sheet: some count once, at the end. */
export function itemsOf({ round, sheets }: RoundScored): string[] {
  const counted = (item: string) => round === ROUNDS || Object.values(sheets).some((sheet) => sheet[item]);
  return ITEMS.filter((item) => !LAST_ROUND.includes(item) || counted(item));
}

function count(cards: Cards, group: string): number {
  return KINDS.reduce((sum, kind) => sum + (kind.group === group ? (cards[kind.id] ?? 0) : 0), 0);
}

function different(cards: Cards, group: string): number {
  return KINDS.filter((kind) => kind.group === group && cards[kind.id]).length;
}

/** Among several players: who gained by it has the most, who lost by it the fewest. */
function standing(counts: number[], points: number): string {
  if (counts.every((other) => other === counts[0])) return "tied";
  return points > 0 ? "most" : points < 0 ? "fewest" : "between";
}

export function explained(item: string, seat: string, { event, families, cheques, edition }: Scoring): string {
  const cards = families[seat] ?? {};
  const points = event.sheets[seat]?.[item] ?? 0;
  switch (item) {
    case "bodyguards": {
      const counts = Object.values(families).map((other) => count(other, item));
      return t("explain-bodyguards", { count: count(cards, item), standing: standing(counts, points) });
    }
    case "cars":
      return t("explain-cars", { cars: cards.car ?? 0, drivers: cards.driver ?? 0 });
    case "jewels":
      return t("explain-jewels", { different: different(cards, item) });
    case "businesses": {
      const several = KINDS.filter(({ group, id }) => group === item && (cards[id] ?? 0) >= SAME_BUSINESS).map(
        ({ id }) => t("cards-counted", { count: cards[id] ?? 0, card: cardName(id, edition) }),
      );
      return t("explain-businesses", { different: different(cards, item), several: joined(several) || "none" });
    }
    case "cheques":
      if (!cheques) return "";
      return t("explain-cheques", { sum: cheques[seat] ?? 0, standing: standing(Object.values(cheques), points) });
    default:
      return t(`explain-${item}`, { count: count(cards, item) });
  }
}
