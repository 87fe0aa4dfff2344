/** What someone is offered before the game. The server has the last word. */

import type { ChairShown } from "../protocol";
import type { Moment } from "../table/live.svelte";

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

/** Who sits where: as long as this stays the same, so does the answer to who runs the table. */
export function seating({ table }: Moment): string {
  return JSON.stringify(table.seats.map(({ seat, name, level }) => [seat, name, level]));
}

/**
 * Whether to offer what runs the table. Whoever made it may; those who sit at it may if that one does not, which only the
 * server knows: so they can try, until it has said no.
 */
export function mayRun(moment: Moment, refusedAt: string | null): boolean {
  return moment.you.host || (mine(moment).length > 0 && refusedAt !== seating(moment));
}

/** What the start waits for. */
export function missing({ table }: Moment): { free: number; kept: string[] } {
  const unready = table.seats.filter(({ ready }) => !ready);
  return { free: unready.filter(({ name }) => name === null).length, kept: unready.flatMap(({ name }) => name ?? []) };
}
