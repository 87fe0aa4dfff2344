/** Who sits where, as one pair of eyes sees it. */

import type { SeatView, View, You } from "../protocol";

/** The seats clockwise, beginning with the one whose eyes these are. */
export function around(view: View, me: string | null): SeatView[] {
  const first = Math.max(
    0,
    view.seats.findIndex(({ seat }) => seat === me),
  );
  return [...view.seats.slice(first), ...view.seats.slice(0, first)];
}

/** The seat whose turn it is to be looked after on this device: the one that must decide, else the one before. */
export function mySeat(you: You, view: View | null, last: string | null): string | null {
  const seats = you.seats.map(({ seat }) => seat);
  if (view?.to_act && seats.includes(view.to_act)) return view.to_act;
  return last && seats.includes(last) ? last : (seats[0] ?? null);
}

/** The names of the players by seat. */
export function namesOf(seats: readonly { seat: string; name: string | null }[]): Record<string, string> {
  return Object.fromEntries(seats.map(({ seat, name }) => [seat, name ?? seat]));
}
