/**
 * The key of this browser: whoever holds it owns the seats that it took.
 *
 * It is made here, kept here, and sent to the server alone, never as part of an address.
 */

const PLACE = "razzia.key";
const BYTES = 32;
/** So many letters, of sixteen different ones, nobody can guess, and people can still compare them. */
const SHORT = 24;

/** Random bytes in hex, of which nobody makes the same twice. */
function make(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

function find(): string {
  try {
    const kept = localStorage.getItem(PLACE);
    if (kept && /^[0-9a-f]{64}$/.test(kept)) return kept;
    const made = make();
    localStorage.setItem(PLACE, made);
    return made;
  } catch {
    return make(); // a window that keeps nothing: the key lasts as long as the page
  }
}

export const key = find();

/** A name for a request that nobody has used before. */
export function newRequest(): string {
  return make().slice(0, SHORT);
}

/** What this browser adds to the shuffling: luck that the server cannot know beforehand. */
export function newContribution(): string {
  return make().slice(0, SHORT);
}
