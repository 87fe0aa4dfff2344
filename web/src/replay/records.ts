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
  /** Whether it is surely something else: it can be read, but does not say that it is a record. */
  foreign: boolean;
}

/** The games in a file: one that fills it, or one a line. */
export function gamesIn(text: string): Found[] {
  const body = text.replace(/^\ufeff/, "");
  const whole = parsed(body);
  if (whole !== undefined) return [found(1, body, whole)];
  return body.split("\n").flatMap((line, index) => {
    const text = line.trim();
    return text ? [found(index + 1, text, parsed(text))] : [];
  });
}

function found(line: number, text: string, record: unknown): Found {
  const says = typeof record === "object" && record !== null && "razzia" in record;
  return { line, text, names: namesIn(record), foreign: record !== undefined && !says };
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
