import { describe, expect, it } from "vitest";
import type { Event, View } from "../src/protocol";
import { frames } from "../src/table/frames";
import { seat as seatOf, view } from "./sample-table";

const seat = (letter: string, face_up: number[]) => seatOf(letter, { family: { car: 1 }, face_up });
const before = view({
  decision: "auction",
  to_act: "B",
  row: ["ring", "car", null, null, null, null, null],
  police: 6,
  raid_at: 7,
  auction: { cause: "forced", caller: "A", bids: { C: 5 }, best_bid: 5, best_bidder: "C" },
  seats: [seat("A", [2]), seat("B", [7]), seat("C", [5])],
});
const after = { ...before, to_act: "B", auction: null } as View;
const won: Event = {
  event: "row-won",
  seat: "B",
  cards: [
    [0, "ring"],
    [1, "car"],
  ],
  cheque: 7,
  taken: 1,
};

describe("what happened at once", () => {
  it("is one step if there is nothing to follow", () => {
    const events: Event[] = [{ event: "bid-made", seat: "B", cheque: 7 }];
    expect(frames(before, events, after)).toEqual([{ view: after, events }]);
    expect(frames(before, [], after)).toEqual([{ view: after, events: [] }]);
  });

  it("shows the bid that decided before the row is taken", () => {
    const [bid, last, ...more] = frames(before, [{ event: "bid-made", seat: "B", cheque: 7 }, won], after);
    expect(more).toEqual([]);
    expect(bid?.view.auction?.bids).toEqual({ C: 5, B: 7 });
    expect(bid?.view.auction?.best_bidder).toBe("B");
    expect(bid?.view.row[0]).toBe("ring");
    expect(bid?.view.to_act).toBe(null);
    expect(last).toEqual({ view: after, events: [won] });
  });

  it("shows the families that are scored until the next round begins", () => {
    const events: Event[] = [
      { event: "bid-made", seat: "B", cheque: 7 },
      won,
      { event: "out-of-round", seat: "B" },
      { event: "round-ended", round: 1, by: "last-cheque", row: [], police: 6 },
      { event: "round-scored", round: 1, sheets: { B: { jewels: 0, total: 3 } }, totals: { B: 3 }, discarded: {} },
      { event: "round-began", round: 2, seat: "A", face_up: {} },
    ];
    const steps = frames(before, events, after);
    expect(steps.map((step) => step.events.map(({ event }) => event))).toEqual([
      ["bid-made"],
      ["row-won", "out-of-round"],
      ["round-ended", "round-scored"],
      ["round-began"],
    ]);
    const scored = steps[2]?.view.seats[1];
    expect(scored).toMatchObject({
      family: { car: 2, ring: 1 },
      face_up: [],
      face_down: [1],
      scores_now: { total: 3 },
    });
    expect(steps[2]?.view.centre).toBe(7);
    expect(steps[2]?.view.row).toEqual([null, null, null, null, null, null, null]);
  });

  it("shows the police card that brings the raid", () => {
    const events: Event[] = [
      { event: "drew", seat: "A", pile: "left" },
      { event: "police-turned-over", seat: "A", pile: "left", number: 7, raid_at: 7 },
      { event: "round-ended", round: 1, by: "raid", row: [], police: 7 },
    ];
    const [drawn] = frames({ ...before, auction: null }, events, after);
    expect(drawn?.view.police).toBe(7);
    expect(drawn?.view.piles.left).toBe(29);
    expect(drawn?.view.piles.right).toBe(40);
  });

  it("shows that thieves are gone, one for each card they took", () => {
    const family = { thief: 2, car: 1 };
    const row = ["ring", "thief", "car", null, null, null, null];
    const stole: Event = {
      event: "stole",
      seat: "A",
      cards: [
        [0, "ring"],
        [1, "thief"],
      ],
    };
    const events: Event[] = [stole, { event: "round-ended", round: 1, by: "last-cheque", row: [], police: 6 }];
    const [stolen] = frames({ ...before, auction: null, row, seats: [{ ...seat("A", [2]), family }] }, events, after);
    expect(stolen?.view.seats[0]?.family).toEqual({ thief: 1, car: 1, ring: 1 });
    expect(stolen?.view.row).toEqual([null, null, "car", null, null, null, null]);
  });
});
