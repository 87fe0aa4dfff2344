/** Records of games, as they lie in files. The server checks them; here they are only taken apart. */

/** What the page reads of a record; docs/record.md has it all. */
export interface GameRecord {
  edition: string;
  options: { piles: number; open_cheques: boolean };
  seats: { name: string; cheques: number[] }[];
  moves: string[];
  fairness?: { commitment: string; secret: string; contributions: string[] };
  table?: string;
}

/** One game of a file: its line, and its text. */
export interface Found {
  line: number;
  text: string;
  /** Who played, as far as it can be read. */
  names: string[];
}

/** The games in a file: one that fills it, or one a line. */
export function gamesIn(text: string): Found[] {
  const body = text.replace(/^\ufeff/, "");
  if (parsed(body) !== undefined) return [{ line: 1, text: body, names: namesIn(parsed(body)) }];
  return body
    .split("\n")
    .map((line, index) => ({ line: index + 1, text: line.trim(), names: namesIn(parsed(line)) }))
    .filter(({ text }) => text);
}

/** Whether a text is surely something else: it can be read, but does not say that it is a record. */
export function isForeign(text: string): boolean {
  const found = parsed(text);
  return found !== undefined && !(typeof found === "object" && found !== null && "razzia" in found);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function namesIn(record: unknown): string[] {
  const seats = (record as GameRecord | undefined)?.seats;
  return Array.isArray(seats) ? seats.map((seat) => String(seat?.name)) : [];
}
