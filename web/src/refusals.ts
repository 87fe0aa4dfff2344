/** Why something is not possible, in the reader's words. */

import { SEATS } from "./cards";
import type { Refusal } from "./protocol";
import { has, t, type Facts } from "./words.svelte";

/**
 * The refusal in words. There are two wordings: `why-<code>` for people who press buttons, `error-<code>` for those who
 * type, and for all the rest. A server that is newer than this page may have codes that it does not know.
 */
export function reason({ code, message, facts }: Pick<Refusal, "code" | "message" | "facts">): string {
  const told = Object.entries(facts).filter(([, fact]) => typeof fact === "string" || typeof fact === "number");
  const id = [`why-${code}`, `error-${code}`].find(has);
  if (!id) return message;
  return capital([...wayTo(facts.where), t(id, Object.fromEntries(told) as Facts)].join(": "));
}

/** The steps of the way to a defect in a record, as ["move", 4]; a number belongs to the name before it. */
function wayTo(where: unknown): string[] {
  if (!Array.isArray(where)) return [];
  return where.flatMap((step: unknown, index) => {
    if (typeof step !== "string") return [];
    const following: unknown = where[index + 1];
    if (typeof following !== "number") return [step];
    const number = step === "seat" ? (SEATS[following - 1] ?? following) : following;
    return [has(`where-${step}`) ? t(`where-${step}`, { number }) : `${step} ${number}`];
  });
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
