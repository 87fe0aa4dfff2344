/** What is asked of the server over REST. */

import { API } from "./cards";
import { key } from "./key";
import type { Command, History, NewTable, Page, Refusal, Replay, Setup, Snapshot } from "./protocol";
import type { GameRecord } from "./replay/records";

/** Why the server said no; or that it said nothing at all. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

export const UNREACHABLE: Refusal = { code: "unreachable", message: "the server cannot be reached", facts: {} };

function written(body: unknown): string | null {
  return body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body);
}

/** The part of an address that says whose eyes one wants. */
function through(seat: string | null): string {
  return seat === null ? "" : `?seat=${seat}`;
}

function after(before: string | null): string {
  return before === null ? "" : `?before=${encodeURIComponent(before)}`;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Authorization: `Bearer ${key}` };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(API + path, { method, headers, body: written(body) });
  } catch {
    throw new Refused(UNREACHABLE);
  }
  const answer: unknown = await response.json().catch(() => {
    throw new Refused(UNREACHABLE); // something in between has answered, and not our server
  });
  if (!response.ok) throw new Refused(answer as Refusal);
  return answer as T;
}

export const newTable = (setup: Partial<Setup>) => ask<NewTable>("POST", "/tables", setup);
export const tableNow = (id: string) => ask<Snapshot>("GET", `/tables/${encodeURIComponent(id)}`);
export const command = (id: string, wanted: Command) =>
  ask<unknown>("POST", `/tables/${encodeURIComponent(id)}/commands`, wanted);
export const history = (id: string) => ask<History>("GET", `/tables/${encodeURIComponent(id)}/history`);
export const record = (id: string) => ask<GameRecord>("GET", `/tables/${encodeURIComponent(id)}/record`);
/** All the moments of a game so far, as someone in a seat saw them, or someone who watches. */
export const replay = (id: string, seat: string | null) =>
  ask<Replay>("GET", `/tables/${encodeURIComponent(id)}/replay${through(seat)}`);
/** The same, for the text of a record. It goes out as it is: the server says what is wrong with it. */
export const replayRecord = (text: string, seat: string | null) =>
  ask<Replay>("POST", `/replays${through(seat)}`, text);
/** Lists of tables, a page at a time: the first, or the one after `before`, the `next` of another. */
export type List = (before: string | null) => Promise<Page>;
export const lobby: List = (before) => ask("GET", `/lobby${after(before)}`);
export const finished: List = (before) => ask("GET", `/finished${after(before)}`);
export const myTables: List = (before) => ask("GET", `/my-tables${after(before)}`);

/** Where the record of a finished game can be downloaded. */
export function recordAddress(id: string): string {
  return `${API}/tables/${encodeURIComponent(id)}/record`;
}
