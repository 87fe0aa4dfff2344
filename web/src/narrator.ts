/** Events in words: the same lines that the terminal tells, from the same catalogues. */

import type { Event, Happening } from "./protocol";
import { cardName, cardNames, joined, language, points, signed, t, tEdition, type Facts } from "./words.svelte";

/** What is known about the game that is told. */
export interface Told {
  edition: string;
  piles: number;
  /** The names of the players by seat. */
  names: Record<string, string>;
}

/** What the catalogues are given in place of a cheque that lies face down. */
const HIDDEN = "hidden";

function counted(cards: readonly [number, string][]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [, kind] of cards) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

function name(game: Told, seat: string): string {
  return game.names[seat] ?? seat;
}

/** The event, line by line. */
export function tell(event: Event, game: Told): string[] {
  if (event.event === "round-scored") return tellScores(event, game);
  const facts: Facts = {};
  for (const [field, fact] of Object.entries(event)) {
    if (fact === null) facts[field] = HIDDEN;
    else if (typeof fact === "string" || typeof fact === "number") facts[field] = fact;
  }
  let message = `event-${event.event}`;
  if ("seat" in event) facts.name = name(game, event.seat);
  switch (event.event) {
    case "drew":
      if (game.piles === 1) message += "-one-pile";
      break;
    case "loot-turned-over":
      facts.card = cardName(event.card, game.edition);
      break;
    case "police-turned-over":
    case "auction-began":
      facts.card = cardName("police", game.edition);
      break;
    case "row-won":
    case "row-discarded":
    case "stole":
      facts.cards = cardNames(counted(event.cards), game.edition);
      facts.count = event.cards.length;
      break;
    case "game-over":
      facts.names = joined(event.winners.map((seat) => name(game, seat)));
      facts.count = event.winners.length;
      facts.points = event.totals[event.winners[0] ?? ""] ?? 0;
      break;
  }
  return [tEdition(message, game.edition, facts)];
}

function tellScores(event: Extract<Event, { event: "round-scored" }>, game: Told): string[] {
  const lines = Object.entries(event.sheets).map(([seat, sheet]) => {
    const items = Object.entries(sheet)
      .filter(([item, worth]) => worth && item !== "total")
      .map(([item, worth]) => `${tEdition(`item-${item}`, game.edition)} ${signed(worth)}`);
    return t("event-round-scored-seat", {
      name: name(game, seat),
      points: signed(sheet.total ?? 0),
      items: items.join(", ") || t("nothing"),
      total: points(event.totals[seat] ?? 0),
    });
  });
  const gone: Record<string, number> = {};
  for (const cards of Object.values(event.discarded)) {
    for (const [kind, count] of Object.entries(cards)) gone[kind] = (gone[kind] ?? 0) + count;
  }
  return [
    t("event-round-scored", { round: event.round }),
    ...lines,
    t("event-round-scored-discards", { cards: cardNames(gone, game.edition) }),
  ];
}

/** What happened at the table beside the game, or in it. */
export function tellHappening({ news, events }: Happening, game: Told): string[] {
  const seat = "seat" in news ? news.seat : "";
  const facts: Facts = { name: "name" in news ? news.name : name(game, seat), seat };
  const lines = events.flatMap((event) => tell(event, game));
  switch (news.news) {
    case "played":
      if (news.takes_over) return [t("news-took-over", facts), ...lines];
      return news.by === "clock" ? [t("news-time-out", facts), ...lines] : lines;
    case "bot-invited":
      return [t("news-bot-invited", { ...facts, level: t(`level-${news.level}`) })];
    case "stood-up":
    case "clock-restarted":
    case "sat-down":
    case "took-back":
    case "resigned":
    case "returned":
    case "table-made":
    case "started":
    case "rematch-made":
      return [t(`news-${news.news}`, facts), ...lines];
    default:
      return lines; // a server that is newer than this page
  }
}

/** When something happened, as people read it. */
export function timeOf(at: number): string {
  return new Date(at).toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });
}
