// Stands in for what tools/typescript.py will write.

export type Group = "jewels" | "bodyguards" | "cars" | "thieves" | "coins" | "businesses" | "police";

export const KINDS: readonly { kind: string; group: Group; count: number; crossed: boolean }[] = [
  ...["ring", "watch", "brooch", "necklace", "diamond"].map((kind) => ({ kind, group: "jewels" as const, count: 4, crossed: true })),
  { kind: "bodyguard", group: "bodyguards", count: 16, crossed: false },
  { kind: "car", group: "cars", count: 16, crossed: false },
  { kind: "driver", group: "cars", count: 10, crossed: true },
  { kind: "thief", group: "thieves", count: 6, crossed: true },
  { kind: "coin", group: "coins", count: 3, crossed: true },
  ...["casino", "transport", "cinema", "racetrack", "realestate", "nightclub", "restaurant"].map((kind) => ({ kind, group: "businesses" as const, count: 4, crossed: false })),
  { kind: "police", group: "police", count: 21, crossed: false },
];

export const ROUNDS = 3;
export const ITEMS = ["thieves", "bodyguards", "cars", "jewels", "coins", "businesses", "cheques"] as const;
export const CHEQUE_SETS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [[2, 5, 6, 9], [3, 4, 7, 8]],
  3: [[2, 5, 8, 13], [3, 6, 9, 12], [4, 7, 10, 11]],
  4: [[2, 6, 13], [3, 7, 12], [4, 8, 11], [5, 9, 10]],
  5: [[2, 7, 16], [3, 8, 15], [4, 9, 14], [5, 10, 13], [6, 11, 12]],
};
