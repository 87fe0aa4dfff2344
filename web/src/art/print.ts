/** What is printed on the cards: the colour of their group, and the cross. Which kinds there are, the server says. */

export const EDITIONS = ["amigo-2004", "primigenio-2020"] as const;
export type Edition = (typeof EDITIONS)[number];

export const KINDS_OF_GROUP = {
  jewels: ["ring", "watch", "brooch", "necklace", "diamond"],
  bodyguards: ["bodyguard"],
  cars: ["car", "driver"],
  thieves: ["thief"],
  coins: ["coin"],
  businesses: ["casino", "transport", "cinema", "racetrack", "realestate", "nightclub", "restaurant"],
  police: ["police"],
} as const;
export type Group = keyof typeof KINDS_OF_GROUP;

const GROUPS = new Map<string, Group>(
  Object.entries(KINDS_OF_GROUP).flatMap(([group, kinds]) => kinds.map((kind) => [kind, group as Group] as const)),
);
const CROSSED: ReadonlySet<string> = new Set([...KINDS_OF_GROUP.jewels, "driver", "thief", "coin"]);

const CUT_OFF: ReadonlySet<string> = new Set([
  ...["bodyguard", "driver", "thief", "racetrack", "realestate"].flatMap((kind) => EDITIONS.map((edition) => `${edition}-${kind}`)),
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
  return GROUPS.get(kind);
}

/** Whether a cross is printed on the card. */
export function isCrossed(kind: string): boolean {
  return CROSSED.has(kind);
}

/** Whether the picture is cut off at its foot, and so must stand on something. */
export function isCutOff(edition: string, kind: string): boolean {
  return CUT_OFF.has(`${artOf(edition)}-${kind}`);
}
