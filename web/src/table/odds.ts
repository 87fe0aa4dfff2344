/** What the next card may be: everyone can count what has not been drawn. */

import type { View } from "../protocol";

/** How many cards have not been drawn. */
export function undrawn(view: View): number {
  return Object.values(view.undrawn).reduce((sum, count) => sum + count, 0);
}

/** The chance that the next card is of a kind. */
export function chanceOf(kind: string, view: View): number {
  const all = undrawn(view);
  return all ? (view.undrawn[kind] ?? 0) / all : 0;
}
