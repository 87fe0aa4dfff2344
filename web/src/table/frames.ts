/**
 * One happening, step by step: the server tells of the last bid, the row that it won and the end of the round at once,
 * but people want to see one after the other.
 *
 * What lies where in between is read off the events. It is for the eyes only, and soon replaced by what the server says.
 */

import type { Event, RowWon, SeatView, Stole, View } from "../protocol";
import { grown } from "../scoring/families";

export interface Frame {
  view: View;
  events: Event[];
}

/** Before these there is something to see: the bid that decided, the row that was won, the families that are scored. */
const NEXT: readonly Event["event"][] = [
  "row-won",
  "row-stayed",
  "row-discarded",
  "round-ended",
  "round-began",
  "game-over",
];

/** The steps from one view to the next. The last one is what the server has sent. */
export function frames(before: View, events: readonly Event[], after: View): Frame[] {
  const found: Frame[] = [];
  let view = before;
  let seen: Event[] = [];
  for (const event of events) {
    if (seen.length && NEXT.includes(event.event)) {
      found.push({ view: { ...view, to_act: null }, events: seen });
      seen = [];
    }
    seen.push(event);
    view = changed(view, event);
  }
  return [...found, { view: after, events: seen }];
}

function seatChanged(view: View, seat: string, change: (one: SeatView) => Partial<SeatView>): View {
  return { ...view, seats: view.seats.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) };
}

function changed(view: View, event: Event): View {
  switch (event.event) {
    case "loot-turned-over":
      return {
        ...drawn(view, event.pile),
        row: view.row.map((card, place) => (place === event.place ? event.card : card)),
      };
    case "police-turned-over":
      return { ...drawn(view, event.pile), police: event.number };
    case "auction-began":
      return {
        ...view,
        auction: { cause: event.cause, caller: event.seat, bids: {}, best_bid: null, best_bidder: null },
      };
    case "passed":
      return bidding(view, event.seat, null);
    case "bid-made":
      return bidding(view, event.seat, event.cheque);
    case "row-won":
      return taking(won(view, event.seat, event.cheque, event.taken), event);
    case "stole":
      return taking(view, event);
    case "row-discarded":
      return { ...view, auction: null, row: view.row.map(() => null) };
    case "row-stayed":
      return { ...view, auction: null };
    case "round-scored":
      return {
        ...view,
        seats: view.seats.map((seat) => ({ ...seat, scores_now: event.sheets[seat.seat] ?? seat.scores_now })),
      };
    default:
      return view;
  }
}

function drawn(view: View, pile: "left" | "right"): View {
  return { ...view, piles: { ...view.piles, [pile]: (view.piles[pile] ?? 0) - 1 } };
}

function bidding(view: View, seat: string, cheque: number | null): View {
  if (!view.auction) return view;
  const { best_bid, best_bidder } = view.auction;
  const best = cheque === null ? { best_bid, best_bidder } : { best_bid: cheque, best_bidder: seat };
  return { ...view, auction: { ...view.auction, ...best, bids: { ...view.auction.bids, [seat]: cheque } } };
}

function won(view: View, winner: string, cheque: number, taken: number | null): View {
  return seatChanged({ ...view, auction: null, centre: cheque }, winner, ({ face_up, face_down }) => ({
    face_up: face_up.filter((one) => one !== cheque),
    face_down: [...face_down, taken],
  }));
}

function taking(view: View, event: RowWon | Stole): View {
  const places = event.cards.map(([place]) => place);
  const row = view.row.map((card, place) => (places.includes(place) ? null : card));
  return seatChanged({ ...view, row }, event.seat, ({ family }) => ({ family: grown(family, event) }));
}
