/** How long the longest word is that cannot be divided, in letters: that is what a line must have room for. */
export function longestWord(...texts: string[]): number {
  return Math.max(1, ...texts.flatMap((text) => text.split(/[\s\u00ad-]+/).map((word) => [...word].length)));
}
