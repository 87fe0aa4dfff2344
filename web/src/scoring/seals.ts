/** The seals of decks that this browser has seen: noted before a game, they prove afterwards that nothing was changed. */

import type { TableShown } from "../protocol";
import { store, stored } from "../settings.svelte";

const PLACE = "razzia.seals";
/** So many tables are remembered; the oldest are forgotten first. */
const MOST = 200;

export interface Seal {
  commitment: string;
  /** Whether it was noted before the game began. */
  before: boolean;
}

/** The seal of a table as it was first seen; null if it was not, or only when all was over. */
export function sealOf(table: string): Seal | null {
  return stored<Record<string, Seal>>(PLACE, {})[table] ?? null;
}

/** Note the seal of a table, if this is the first look at it. The table screen calls this when a table comes on it. */
export function noteSeal({ id, commitment, status }: Pick<TableShown, "id" | "commitment" | "status">): void {
  const seals = stored<Record<string, Seal>>(PLACE, {});
  if (status === "finished" || seals[id]) return;
  const kept = Object.entries(seals).slice(-(MOST - 1));
  store(PLACE, Object.fromEntries([...kept, [id, { commitment, before: status === "waiting" }]]));
}
