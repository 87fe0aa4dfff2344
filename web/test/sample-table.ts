/** A table as the server tells of it, for tests: whatever does not matter is left as it is here. */

import type { Event, Happening, SeatView, TableShown, Update, View, You } from "../src/protocol";

export function seat(letter: string, more: Partial<SeatView> = {}): SeatView {
  return {
    seat: letter,
    name: letter,
    family: {},
    face_up: [],
    face_down: [],
    total: 0,
    scores_now: { total: 0 },
    out: false,
    ...more,
  };
}

export function view(more: Partial<View> = {}): View {
  return {
    seat: null,
    edition: "amigo-2004",
    round: 1,
    decision: "turn",
    to_act: "A",
    turn: "A",
    row: [null, null, null, null, null, null, null],
    police: 0,
    raid_at: 6,
    centre: 1,
    piles: { left: 30, right: 40 },
    drawing_from: null,
    undrawn: {},
    auction: null,
    seats: [seat("A", { face_up: [2] }), seat("B", { face_up: [7] })],
    legal: [],
    winners: [],
    ...more,
  };
}

export const you = (...legal: string[]): You => ({
  host: true,
  seats: [{ seat: "A", own: { seat: "A", legal, face_down: [], row_worth: {} }, can_take_back: false }],
});

export function table(version: number, more: Partial<TableShown> = {}): TableShown {
  const chair = { level: null, away: false, ready: true, runs: false };
  return {
    id: "t",
    version,
    status: "playing",
    setup: {
      players: 2,
      edition: "amigo-2004",
      piles: 2,
      open_cheques: true,
      clock: { kind: "none" },
      open: false,
      hints: true,
      bots: {},
    },
    seats: [
      { seat: "A", name: "Ada", ...chair },
      { seat: "B", name: "Bob", ...chair },
    ],
    commitment: "c",
    game: view(),
    clock: { left: {}, running: null, since: 0, deadline: null },
    rematch: null,
    made_at: 0,
    ...more,
  };
}

export const played = (version: number, ...events: Event[]): Happening => ({
  version,
  at: version,
  news: { news: "played", seat: "A", by: "player" },
  events,
});

export const passed: Event = { event: "passed", seat: "A" };

/** An update about some happenings, to the version of the last. */
export function update(happenings: Happening[], more: Partial<TableShown> = {}, own = you()): Update {
  return { type: "update", now: 0, happenings, table: table(happenings.at(-1)?.version ?? 0, more), you: own };
}
