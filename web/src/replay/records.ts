/** Records of games, as they lie in files. The server checks them; here they are taken apart, and told from what is no record at all. */

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

/** What is in a file: games, and lines that are none. */
export interface Contents {
  games: Found[];
  /** The numbers of the lines that are something else. */
  others: number[];
}

/** What every record has, and what it looks like. */
const FIELDS: Record<string, (field: unknown) => boolean> = {
  razzia: (field) => typeof field === "number",
  edition: (field) => typeof field === "string",
  options: isObject,
  seats: Array.isArray,
  moves: Array.isArray,
  result: isObject,
};

/** The games in a file: one that fills it, or one a line. */
export function gamesIn(text: string): Contents {
  const body = text.replace(/^\ufeff/, "");
  const whole = parsed(body);
  const lines = whole === undefined ? body.split("\n") : [body];
  const contents: Contents = { games: [], others: [] };
  lines.forEach((line, index) => {
    const text = line.trim();
    const record = whole ?? parsed(text);
    if (isRecord(record)) contents.games.push({ line: index + 1, text, names: namesIn(record) });
    else if (text) contents.others.push(index + 1);
  });
  return contents;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Whether something looks like a record. Whether it is a right one, the server says. */
function isRecord(value: unknown): value is GameRecord {
  return isObject(value) && Object.entries(FIELDS).every(([name, fits]) => fits(value[name]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function namesIn({ seats }: GameRecord): string[] {
  return seats.map((seat) => String(seat?.name ?? "?"));
}
