// Written by tools/box.py from the numbers of the Python code. Change them there, not here.

/** Kinds that belong together. All but police are items of a score sheet. */
export type Group =
  | "jewels"
  | "bodyguards"
  | "cars"
  | "thieves"
  | "coins"
  | "businesses"
  | "police";

/** What a kind of card is called in records and messages. */
export type KindId =
  | "ring"
  | "watch"
  | "brooch"
  | "necklace"
  | "diamond"
  | "bodyguard"
  | "car"
  | "driver"
  | "thief"
  | "coin"
  | "casino"
  | "transport"
  | "cinema"
  | "racetrack"
  | "realestate"
  | "nightclub"
  | "restaurant"
  | "police";

/** A line of a score sheet. */
export type Item =
  | "thieves"
  | "bodyguards"
  | "cars"
  | "jewels"
  | "coins"
  | "businesses"
  | "cheques";

/** A kind of card. */
export interface Kind {
  readonly id: KindId;
  readonly group: Group;
  /** How many of it are in the box. */
  readonly count: number;
  /** Whether it is printed with a cross, and leaves the families after every scoring. */
  readonly crossed: boolean;
}

/** Every kind of card, in order. */
export const KINDS: readonly Kind[] = [
  { id: "ring", group: "jewels", count: 4, crossed: true },
  { id: "watch", group: "jewels", count: 4, crossed: true },
  { id: "brooch", group: "jewels", count: 4, crossed: true },
  { id: "necklace", group: "jewels", count: 4, crossed: true },
  { id: "diamond", group: "jewels", count: 4, crossed: true },
  { id: "bodyguard", group: "bodyguards", count: 16, crossed: false },
  { id: "car", group: "cars", count: 16, crossed: false },
  { id: "driver", group: "cars", count: 10, crossed: true },
  { id: "thief", group: "thieves", count: 6, crossed: true },
  { id: "coin", group: "coins", count: 3, crossed: true },
  { id: "casino", group: "businesses", count: 4, crossed: false },
  { id: "transport", group: "businesses", count: 4, crossed: false },
  { id: "cinema", group: "businesses", count: 4, crossed: false },
  { id: "racetrack", group: "businesses", count: 4, crossed: false },
  { id: "realestate", group: "businesses", count: 4, crossed: false },
  { id: "nightclub", group: "businesses", count: 4, crossed: false },
  { id: "restaurant", group: "businesses", count: 4, crossed: false },
  { id: "police", group: "police", count: 21, crossed: false },
];

/** The lines of a score sheet, in the order in which they are read out. */
export const ITEMS = ["thieves", "bodyguards", "cars", "jewels", "coins", "businesses", "cheques"] as const;

/** Those that count after the last round only. */
export const LAST_ROUND: readonly Item[] = ["businesses", "cheques"];

/** So often the same business is worth more than its variety. */
export const SAME_BUSINESS = 3;

export const ROUNDS = 3;

/** As many loot cards as the row holds: the last one starts an auction. */
export const ROW_PLACES = 7;

/** The letters of the seats, clockwise. */
export const SEATS = ["A", "B", "C", "D", "E"] as const;

export const PLAYERS = { least: 2, most: 5 } as const;

/** The sets of cheques, by how many play. */
export const CHEQUE_SETS = {
  2: [[2, 5, 6, 9], [3, 4, 7, 8]],
  3: [[2, 5, 8, 13], [3, 6, 9, 12], [4, 7, 10, 11]],
  4: [[2, 6, 13], [3, 7, 12], [4, 8, 11], [5, 9, 10]],
  5: [[2, 7, 16], [3, 8, 15], [4, 9, 14], [5, 10, 13], [6, 11, 12]],
} as const;

export const EDITIONS = ["amigo-2004", "primigenio-2020"] as const;

export const DEFAULT_EDITION = "amigo-2004";

/** How a table is where nothing else is asked for. */
export const USUAL = { edition: "amigo-2004", piles: 2, open_cheques: true, hints: true } as const;

/** How well bots play, the weakest first. */
export const LEVELS = ["easy", "normal", "hard"] as const;

/** How much time each kind of clock can give. A test holds our choice of clocks to it. */
export const CLOCKS = {
  none: {},
  move: { seconds: { least: 5, most: 86400 } },
  total: { seconds: { least: 10, most: 86400 }, increment: { least: 0, most: 600 } },
  days: { days: { least: 1, most: 14 } },
} as const;

/** So many characters may a name at a table have. */
export const LONGEST_NAME = 30;

/** So many characters may a line in the chat have. */
export const LONGEST_LINE = 500;

/** So many bytes may a record have that the server replays. */
export const LONGEST_RECORD = 262144;

/** The version of the protocol, for hello. */
export const PROTOCOL = 1;

/** What the paths of the server begin with. */
export const API = "/api/v1";
