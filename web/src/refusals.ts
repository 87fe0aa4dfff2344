/** Why something is not possible, in the reader's words. */

import type { Refusal } from "./protocol";
import { has, t, type Facts } from "./words.svelte";

/**
 * The refusal in words. There are two wordings: `why-<code>` for people who press buttons, `error-<code>` for those who
 * type, and for all the rest. A server that is newer than this page may have codes that it does not know.
 */
export function reason({ code, message, facts }: Pick<Refusal, "code" | "message" | "facts">): string {
  const told = Object.entries(facts).filter(([, fact]) => typeof fact === "string" || typeof fact === "number");
  const id = [`why-${code}`, `error-${code}`].find(has);
  return id ? capital(t(id, Object.fromEntries(told) as Facts)) : message;
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
