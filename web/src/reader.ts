/** Which seat is the reader's own, for parts deep within a screen that say "you". */

import { getContext, setContext } from "svelte";

const PLACE = Symbol("reader");

/** Say it for all that is on this screen. Null where the reader has no seat, or several. */
export function setReader(seat: () => string | null): void {
  setContext(PLACE, seat);
}

/** Whether a seat is the reader's. In a replay nobody is spoken to. */
export function isReader(): (seat: string) => boolean {
  const seat = getContext<(() => string | null) | undefined>(PLACE);
  return (one) => seat !== undefined && seat() === one;
}
