/** Cards and cheques on their way from one place of the table to another. */

import { moves, settings } from "../settings.svelte";
import type { Happening } from "../protocol";

/** Where things are on the screen: whatever has a `data-at`. */
export type Places = Map<string, DOMRect>;

export interface Flight {
  number: number;
  card?: string;
  cheque?: number | null;
  from: DOMRect;
  to: DOMRect;
  /** Whether it takes the size of its place; else it goes to a heap. */
  grows: boolean;
  /** Milliseconds from now. */
  delay: number;
  duration: number;
}

const DURATION = 550;
/** Between one card and the next of the same row. */
const STEP = 70;

export function placesIn(root: ParentNode): Places {
  const found = [...root.querySelectorAll<HTMLElement>("[data-at]")];
  return new Map(found.map((element) => [element.dataset.at ?? "", element.getBoundingClientRect()]));
}

/** How far something goes, and how large it is then. It stays within the window, wherever its place is. */
export function landing({ from, to, grows }: Pick<Flight, "from" | "to" | "grows">, width: number, height: number) {
  const scale = Math.max(0.4, Math.min(grows ? 3 : 0.6, to.width / from.width, to.height / from.height));
  return {
    scale,
    across: within(to.left + to.width / 2, (from.width * scale) / 2, width) - (from.left + from.width / 2),
    down: within(to.top + to.height / 2, (from.height * scale) / 2, height) - (from.top + from.height / 2),
  };
}

/** The middle of something, so that both its halves are in the window. */
function within(middle: number, half: number, length: number): number {
  return Math.max(half, Math.min(middle, length - half));
}

interface Journey {
  from: string;
  to: string;
  card?: string;
  cheque?: number | null;
}

/** Who goes where, by what has happened. */
export function journeys(happenings: readonly Happening[]): Journey[] {
  const all: Journey[] = [];
  for (const event of happenings.flatMap((happening) => happening.events)) {
    switch (event.event) {
      case "loot-turned-over":
        all.push({ from: `pile-${event.pile}`, to: `place-${event.place}`, card: event.card });
        break;
      case "police-turned-over":
        all.push({ from: `pile-${event.pile}`, to: `track-${event.number - 1}`, card: "police" });
        break;
      case "row-won":
        for (const [place, card] of event.cards) all.push({ from: `place-${place}`, to: `seat-${event.seat}`, card });
        all.push({ from: "centre", to: `seat-${event.seat}`, cheque: event.taken });
        all.push({ from: `cheque-${event.cheque}`, to: "centre", cheque: event.cheque });
        break;
      case "stole":
        for (const [place, card] of event.cards) all.push({ from: `place-${place}`, to: `seat-${event.seat}`, card });
        break;
    }
  }
  return all;
}

export class Flights {
  under_way: Flight[] = $state.raw([]);
  #number = 0;

  /** Let fly what has moved. `before` is where things were, `after` where they are now. */
  start(happenings: readonly Happening[], before: Places, after: Places, root: ParentNode): void {
    if (!moves()) return;
    const duration = DURATION / settings.speed;
    const started: Flight[] = [];
    for (const { from, to, card, cheque } of journeys(happenings)) {
      const here = before.get(from);
      const there = after.get(to);
      if (!here || !there) continue;
      const delay = (STEP / settings.speed) * started.length;
      const grows = !to.startsWith("seat-");
      started.push({
        number: ++this.#number,
        from: here,
        to: there,
        grows,
        delay,
        duration,
        ...(card ? { card } : { cheque: cheque ?? null }),
      });
      if (grows) hide(root, to, delay + duration);
    }
    this.under_way = [...this.under_way, ...started];
  }

  landed(number: number): void {
    this.under_way = this.under_way.filter((flight) => flight.number !== number);
  }
}

/** What is still in the air does not lie at its place yet. */
function hide(root: ParentNode, place: string, duration: number): void {
  const content = root.querySelector(`[data-at="${place}"]`)?.firstElementChild;
  content?.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
}
