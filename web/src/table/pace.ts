/** How long a scene stays on the screen before the next one, so that a newcomer can follow what the bots do. */

import type { Event, Happening } from "../protocol";

/** Milliseconds at speed 1. What is not named here needs no time of its own. */
const PAUSES: Partial<Record<Event["event"], number>> = {
  drew: 500,
  "loot-turned-over": 500,
  "police-turned-over": 900,
  "auction-began": 1_100,
  passed: 700,
  "bid-made": 900,
  "row-won": 1_600,
  "row-stayed": 900,
  "row-discarded": 1_400,
  stole: 1_400,
  "round-ended": 1_800,
  "round-began": 600,
};

export function paceOf(happenings: readonly Happening[], speed: number): number {
  if (speed === 0) return 0;
  const events = happenings.flatMap((happening) => happening.events);
  return events.reduce((pause, event) => pause + (PAUSES[event.event] ?? 0), 0) / speed;
}
