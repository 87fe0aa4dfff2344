/** From a wish to a table: what is asked of the server, in which order. */

import * as api from "../api";
import { LONGEST_NAME, PLAYERS, SEATS, USUAL } from "../cards";
import { newContribution, newRequest } from "../key";
import type { Clock, Level, Setup } from "../protocol";
import { noteSeal } from "../scoring/seals";

/** So often another name is tried for someone whose name is taken. */
const NAMESAKES = 9;

export type ClockKind = Clock["kind"];

/** Clocks that have proven themselves, the shortest first. */
export const PRESETS: { [Kind in ClockKind]: readonly Extract<Clock, { kind: Kind }>[] } = {
  none: [{ kind: "none" }],
  move: [30, 60, 120, 300].map((seconds) => ({ kind: "move", seconds })),
  total: [
    { kind: "total", seconds: 300, increment: 3 },
    { kind: "total", seconds: 900, increment: 5 },
    { kind: "total", seconds: 1800, increment: 10 },
  ],
  days: [1, 2, 3, 7].map((days) => ({ kind: "days", days })),
};

/** Which of them is a good choice for those who do not choose. */
export const USUAL_CLOCK: Record<ClockKind, number> = { none: 0, move: 1, total: 1, days: 0 };

/** How a game is played, whoever plays it. */
export interface Manner {
  edition: string;
  piles: number;
  openCheques: boolean;
  hints: boolean;
}

/** What someone has filled in for a new table. */
export interface Wish extends Manner {
  name: string;
  players: number;
  /** Who is to have the other seats, clockwise from one's own; there may be more than are needed. */
  others: (Level | "friend")[];
  clockKind: ClockKind;
  /** Which of the clocks of that kind. */
  clockChoice: number;
  open: boolean;
}

/** What some people have filled in who share a device. */
export interface Circle extends Manner {
  /** Their names, clockwise; an empty one is nobody. */
  names: string[];
  bots: number;
  level: Level;
}

export const MANNER: Manner = {
  edition: USUAL.edition,
  piles: USUAL.piles,
  openCheques: USUAL.open_cheques,
  hints: USUAL.hints,
};

/** Four players: someone, and three bots. */
export const PLAY_NOW = { players: 4, bots: { B: "normal", C: "normal", D: "normal" } } satisfies Partial<Setup>;

function mannerOf({ edition, piles, openCheques, hints }: Manner) {
  return { edition, piles, open_cheques: openCheques, hints };
}

/** The table that fits a wish: one's own seat is the first. */
export function setupOf(wish: Wish): Setup {
  const others = SEATS.slice(1, wish.players).map((seat, at) => [seat, wish.others[at] ?? "friend"] as const);
  const bots = Object.fromEntries(others.filter(([, who]) => who !== "friend")) as Setup["bots"];
  const clocks = PRESETS[wish.clockKind];
  return {
    ...mannerOf(wish),
    players: wish.players,
    clock: clocks[wish.clockChoice] ?? clocks[0]!,
    open: wish.open,
    bots,
  };
}

/** Whether someone else is to come before the game can begin. */
export function expectsFriends(wish: Wish): boolean {
  return SEATS.slice(1, wish.players).some((_, at) => (wish.others[at] ?? "friend") === "friend");
}

/** The names of those who are there, without stray spaces. */
export function present(circle: Circle): string[] {
  return circle.names.map((name) => name.trim()).filter(Boolean);
}

/** How many bots can sit down with so many people. */
export function botCounts(people: number): number[] {
  const fewest = Math.max(0, PLAYERS.least - people);
  return Array.from({ length: PLAYERS.most - people - fewest + 1 }, (_, more) => fewest + more);
}

/** As many bots as are wanted, as far as they fit. */
export function botsBeside(people: number, wanted: number): number {
  const counts = botCounts(people);
  return Math.min(counts.at(-1)!, Math.max(counts[0]!, wanted));
}

/** The table for people who share a device. Nobody else can come, so nobody needs a clock or the lobby. */
export function sharedSetup(circle: Circle): Setup {
  const people = present(circle).length;
  const players = people + botsBeside(people, circle.bots);
  const bots = Object.fromEntries(SEATS.slice(people, players).map((seat) => [seat, circle.level]));
  return { ...mannerOf(circle), players, clock: PRESETS.none[0]!, open: false, bots };
}

async function sitDown(table: string, seat: string, name: string): Promise<void> {
  for (let namesake = 1; ; namesake++) {
    const suffix = namesake === 1 ? "" : ` ${namesake}`;
    const called = name.slice(0, LONGEST_NAME - suffix.length) + suffix;
    try {
      await api.command(table, {
        type: "sit",
        seat,
        name: called,
        contribution: newContribution(),
        request: newRequest(),
      });
      return;
    } catch (error) {
      // A bot or a namesake has it: a number tells them apart, and nobody has to be asked.
      const taken = error instanceof api.Refused && error.refusal.code === "name-taken";
      if (!taken || namesake === NAMESAKES) throw error;
    }
  }
}

/** Make a table, seat these people at it, and begin if that is wanted. Returns the table's id. */
async function open(setup: Partial<Setup>, names: readonly string[], begin: boolean): Promise<string> {
  const { id, commitment } = await api.newTable(setup);
  noteSeal({ id, commitment, status: "waiting" }); // before anyone has sat down
  for (const [at, name] of names.entries()) await sitDown(id, SEATS[at]!, name);
  if (begin) await api.command(id, { type: "start", request: newRequest() });
  return id;
}

/** A game against bots that is under way at once. */
export function playNow(name: string): Promise<string> {
  return open(PLAY_NOW, [name], true);
}

/** The table that someone wishes for. It begins at once if nobody else is to come. */
export function openTable(wish: Wish): Promise<string> {
  return open(setupOf(wish), [wish.name.trim()], !expectsFriends(wish));
}

/** A game on this device, under way at once. */
export function passAndPlay(circle: Circle): Promise<string> {
  return open(sharedSetup(circle), present(circle), true);
}
