/** What someone is offered before the game. The server has the last word. */

import type { ChairShown, Presence } from "../protocol";
import type { Moment } from "../table/scenes.svelte";

/** What a seat is: nobody's, a bot's, kept by a rematch for someone who is not back yet, or a player's. */
export type Holder = "free" | "bot" | "kept" | "player";

export function holderOf(chair: ChairShown): Holder {
  if (chair.name === null) return "free";
  if (chair.level) return "bot";
  return chair.ready ? "player" : "kept";
}

/** The seats of one's own; those that a rematch keeps for us are not ours until we sit down. */
export function mine({ table, you }: Moment): string[] {
  const ready = new Set(table.seats.filter((chair) => chair.ready).map(({ seat }) => seat));
  return you.seats.map(({ seat }) => seat).filter((seat) => ready.has(seat));
}

/** The seat that a rematch keeps for us. */
export function keptForMe({ table, you }: Moment): ChairShown | undefined {
  const own = new Set(you.seats.map(({ seat }) => seat));
  return table.seats.find((chair) => own.has(chair.seat) && !chair.ready);
}

/** Whether we run the table. */
export function mayRun({ table, you }: Moment): boolean {
  const own = new Set(you.seats.map(({ seat }) => seat));
  return you.host || table.seats.some((chair) => chair.runs && own.has(chair.seat));
}

/** The names of those who run it. */
export function runners({ table }: Moment): string[] {
  return table.seats.flatMap(({ runs, name }) => (runs && name !== null ? [name] : []));
}

/** How many others watch: whoever has no seat is one of those who are counted. */
export function otherWatchers({ you }: Moment, { watching }: Presence): number {
  return Math.max(0, watching - (you.seats.length ? 0 : 1));
}

/** What the start waits for. */
export function missing({ table }: Moment): { free: number; kept: string[] } {
  const unready = table.seats.filter(({ ready }) => !ready);
  return { free: unready.filter(({ name }) => name === null).length, kept: unready.flatMap(({ name }) => name ?? []) };
}
