/** What the families held when a round was scored, by counting what they took and what left them. */

import type { Event, Happening, RoundScored, RowWon, Stole, View } from "../protocol";

/** How many of each kind someone has. */
export type Cards = Record<string, number>;
/** The families by seat. */
export type Families = Record<string, Cards>;

function add(to: Cards, kind: string, count: number): void {
  to[kind] = (to[kind] ?? 0) + count;
}

function together(one: Cards, other: Cards): Cards {
  const all = { ...one };
  for (const [kind, count] of Object.entries(other)) add(all, kind, count);
  return all;
}

/** A family with the cards of a row that it has won; or with those that it has stolen, for a thief each. */
export function grown(family: Cards, { event, cards }: RowWon | Stole): Cards {
  const all = { ...family };
  for (const [, kind] of cards) add(all, kind, 1);
  if (event === "stole") add(all, "thief", -cards.length);
  return all;
}

/** The families at a scoring, from the view right after it: what they have, and what they gave up since. */
export function atScoring(event: RoundScored, view: View): Families {
  return Object.fromEntries(
    view.seats.map(({ seat, family }) => [seat, together(family, event.discarded[seat] ?? {})]),
  );
}

/** What has happened in the game and still stands: without the moves that were taken back. */
export function whatStands(happenings: readonly Happening[]): Event[] {
  const moves: Event[][] = [];
  for (const { news, events } of happenings) {
    if (news.news === "took-back") moves.pop();
    else if (events.length) moves.push(events);
  }
  return moves.flat();
}

/** The rounds that were scored in a game, told from its start, and what the families held then. */
export function scorings(events: readonly Event[]): { event: RoundScored; families: Families }[] {
  const found: { event: RoundScored; families: Families }[] = [];
  const families: Families = {};
  for (const event of events) {
    if (event.event === "row-won" || event.event === "stole") {
      families[event.seat] = grown(families[event.seat] ?? {}, event);
    } else if (event.event === "round-scored") {
      for (const seat of Object.keys(event.sheets)) families[seat] ??= {};
      found.push({ event, families: structuredClone(families) });
      for (const [seat, gone] of Object.entries(event.discarded))
        for (const [kind, count] of Object.entries(gone)) add((families[seat] ??= {}), kind, -count);
    }
  }
  return found;
}

/** What each player's cheques come to, where all of them can be seen. */
export function chequeSums(view: View): Record<string, number> {
  const sum = (cheques: readonly (number | null)[]) => cheques.reduce<number>((all, cheque) => all + (cheque ?? 0), 0);
  return Object.fromEntries(view.seats.map(({ seat, face_up, face_down }) => [seat, sum(face_up) + sum(face_down)]));
}
