/** The moves that a player is offered, as the server spells them. */

import { KINDS } from "../cards";

export const AUCTION = "auction";
export const PASS = "pass";
export const STEAL = "steal";
export const draw = (pile: string) => `draw ${pile}`;
export const bid = (cheque: number) => `bid ${cheque}`;

const ORDER = Object.fromEntries(KINDS.map(({ id }, number) => [id, number]));

/** A theft as the list of legal moves spells it: its cards in the order of the kinds. */
export function steal(cards: readonly string[]): string {
  return `${STEAL} ${[...cards].sort((one, other) => (ORDER[one] ?? 0) - (ORDER[other] ?? 0)).join(",")}`;
}

/** The thefts among the legal moves, each as the cards it takes. */
export function thefts(legal: readonly string[]): string[][] {
  return legal.filter((move) => move.startsWith(`${STEAL} `)).map((move) => move.slice(STEAL.length + 1).split(","));
}

/** Whether some theft takes all of these cards. */
export function canTake(thefts: readonly string[][], cards: readonly string[]): boolean {
  return thefts.some((theft) => {
    const rest = [...theft];
    return cards.every((card) => {
      const at = rest.indexOf(card);
      if (at < 0) return false;
      rest.splice(at, 1);
      return true;
    });
  });
}
