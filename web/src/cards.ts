// Written by tools/typescript.py from the code of the game. Change it there, not here.

export const KINDS = [
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
] as const;

export const ROUNDS = 3;
export const ROW_PLACES = 7;

export const ITEMS = ["thieves", "bodyguards", "cars", "jewels", "coins", "businesses", "cheques"] as const;

export const CHEQUE_SETS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [[2, 5, 6, 9], [3, 4, 7, 8]],
  3: [[2, 5, 8, 13], [3, 6, 9, 12], [4, 7, 10, 11]],
  4: [[2, 6, 13], [3, 7, 12], [4, 8, 11], [5, 9, 10]],
  5: [[2, 7, 16], [3, 8, 15], [4, 9, 14], [5, 10, 13], [6, 11, 12]],
};
