/** How players are told apart in a chart without colours: a mark and a line of their own. */

export const MARKS = [
  "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z", // a disc
  "M-4.5-4.5h9v9h-9z", // a square
  "M0-6 5.5 4.5h-11z", // a triangle
  "M0-6.5 5.5 0 0 6.5-5.5 0z", // a diamond
  "M-6-2h4v-4h4v4h4v4h-4v4h-4v-4h-4z", // a cross
] as const;

export const DASHES = ["none", "7 4", "2 4", "10 3 2 3", "1 6"] as const;

/** Move labels apart, so that there is room for each: where they want to be, from the top, and how high they are. */
export function spread(wanted: readonly number[], height: number, bottom: number): number[] {
  const order = wanted.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place);
  let free = -Infinity;
  for (const label of order) free = (label.place = Math.max(label.place, free)) + height;
  let limit = bottom;
  for (const label of order.toReversed()) limit = (label.place = Math.min(label.place, limit)) - height;
  const places: number[] = [];
  for (const { place, index } of order) places[index] = place;
  return places;
}
