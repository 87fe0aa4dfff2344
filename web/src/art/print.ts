/** What is printed on the cards: the colour of their group, and the cross. */

import { EDITIONS, KINDS, type Group } from "../cards";

export type Edition = (typeof EDITIONS)[number];

const PRINTED = new Map<string, (typeof KINDS)[number]>(KINDS.map((kind) => [kind.id, kind]));

/** The pictures that end at their foot, by edition and kind. */
const CUT_OFF: ReadonlySet<string> = new Set([
  ...["bodyguard", "driver", "thief", "racetrack", "realestate"].flatMap((kind) =>
    EDITIONS.map((edition) => `${edition}-${kind}`),
  ),
  "primigenio-2020-cinema",
  "primigenio-2020-transport",
  "primigenio-2020-police",
]);

/** The pictures to draw an edition with: one that has none of its own borrows those of the first. */
export function artOf(edition: string): Edition {
  return EDITIONS.find((known) => known === edition) ?? EDITIONS[0];
}

/** The group whose colour a card has. */
export function groupOf(kind: string): Group | undefined {
  return PRINTED.get(kind)?.group;
}

/** Whether a cross is printed on the card. */
export function isCrossed(kind: string): boolean {
  return PRINTED.get(kind)?.crossed ?? false;
}

/** Whether the picture is cut off at its foot, and so must stand on something. */
export function isCutOff(edition: string, kind: string): boolean {
  return CUT_OFF.has(`${artOf(edition)}-${kind}`);
}
