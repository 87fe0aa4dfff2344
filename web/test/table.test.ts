import { describe, expect, it } from "vitest";
import { placeOf } from "../src/address.svelte";
import type { Event, Happening, SeatView, View, You } from "../src/protocol";
import { set } from "../src/settings.svelte";
import { journeys, landing } from "../src/table/flights.svelte";
import { canTake, steal, thefts } from "../src/table/moves";
import { paceOf } from "../src/table/pace";
import { around, mySeat } from "../src/table/seating";
import { keyFor, shortcuts } from "../src/table/shortcuts";
import { tabKeys } from "../src/tabs";

const happening = (...events: Event[]): Happening => ({
  version: 1,
  at: 0,
  news: { news: "played", seat: "A", by: "player" },
  events,
});
const view = (to_act: string | null) =>
  ({ to_act, seats: ["A", "B", "C"].map((seat) => ({ seat }) as SeatView) }) as View;
const you = (...seats: string[]) => ({ host: false, seats: seats.map((seat) => ({ seat })) }) as You;

describe("addresses", () => {
  it.each([
    ["/", "", { screen: "home" }],
    ["/tables/abc", "", { screen: "table", id: "abc" }],
    ["/replay", "", { screen: "replay", id: null, moment: null }],
    ["/replay/abc", "#57", { screen: "replay", id: "abc", moment: 57 }],
    ["/replay/abc", "#x", { screen: "replay", id: "abc", moment: null }],
    ["/tables/abc/more", "", { screen: "nowhere" }],
    ["/elsewhere", "", { screen: "nowhere" }],
  ])("%s%s", (path, hash, place) => expect(placeOf(path, hash)).toEqual(place));
});

describe("thefts", () => {
  const legal = ["draw left", "steal ring", "steal driver", "steal ring,driver", "steal ring,ring"];

  it("are spelt as the server spells them, whatever was chosen first", () => {
    expect(steal(["driver", "ring"])).toBe("steal ring,driver");
  });

  it("can be chosen card by card as long as a legal one has all of them", () => {
    const all = thefts(legal);
    expect(all).toHaveLength(4);
    expect(canTake(all, ["driver"])).toBe(true);
    expect(canTake(all, ["driver", "ring"])).toBe(true);
    expect(canTake(all, ["ring", "ring"])).toBe(true);
    expect(canTake(all, ["driver", "driver"])).toBe(false);
    expect(canTake(all, ["car"])).toBe(false);
  });
});

describe("seating", () => {
  it("begins with one's own seat", () => {
    expect(around(view(null), "B").map(({ seat }) => seat)).toEqual(["B", "C", "A"]);
    expect(around(view(null), null).map(({ seat }) => seat)).toEqual(["A", "B", "C"]);
  });

  it("goes to whoever decides on this device, and stays there", () => {
    expect(mySeat(you("A", "C"), view("C"), "A")).toBe("C");
    expect(mySeat(you("A", "C"), view("B"), "C")).toBe("C");
    expect(mySeat(you("A"), view("B"), null)).toBe("A");
    expect(mySeat(you(), view("B"), null)).toBe(null);
  });
});

describe("pace", () => {
  const drew = happening({ event: "drew", seat: "A", pile: "left" }, { event: "passed", seat: "B" });

  it("gives everything that happens its time, and less at a higher speed", () => {
    expect(paceOf([drew], 1)).toBeGreaterThan(500);
    expect(paceOf([drew], 2)).toBe(paceOf([drew], 1) / 2);
    expect(paceOf([drew], 0)).toBe(0);
    expect(paceOf([], 1)).toBe(0);
  });
});

describe("flights", () => {
  it("go where the cards and cheques go", () => {
    const won = happening({
      event: "row-won",
      seat: "B",
      cards: [
        [0, "car"],
        [3, "ring"],
      ],
      cheque: 7,
      taken: null,
    });
    expect(journeys([won])).toEqual([
      { from: "place-0", to: "seat-B", card: "car" },
      { from: "place-3", to: "seat-B", card: "ring" },
      { from: "centre", to: "seat-B", cheque: null },
      { from: "cheque-7", to: "centre", cheque: 7 },
    ]);
    const police = happening({ event: "police-turned-over", seat: "A", pile: "right", number: 3, raid_at: 7 });
    expect(journeys([police])).toEqual([{ from: "pile-right", to: "track-2", card: "police" }]);
  });

  it("end at their place, and within the window", () => {
    const from = new DOMRect(100, 100, 40, 20);
    expect(landing({ from, to: new DOMRect(200, 300, 80, 40), grows: true }, 390, 844)).toEqual({
      scale: 2,
      across: 120,
      down: 210,
    });
    const beyond = landing({ from, to: new DOMRect(340, 900, 80, 40), grows: true }, 390, 844);
    expect(120 + beyond.across + 40).toBe(390);
    expect(110 + beyond.down + 20).toBe(844);
  });
});

describe("shortcuts", () => {
  function press(key: string, at: Element = document.body, more: KeyboardEventInit = {}): string[] {
    const pressed: string[] = [];
    const listen = (event: Event_) =>
      shortcuts(event, {
        a: () => pressed.push("a"),
        "?": () => pressed.push("?"),
        Enter: () => pressed.push("Enter"),
      });
    type Event_ = globalThis.KeyboardEvent;
    addEventListener("keydown", listen);
    at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
    removeEventListener("keydown", listen);
    return pressed;
  }

  it("are keys without regard to capitals", () => {
    expect(press("A")).toEqual(["a"]);
    expect(press("?")).toEqual(["?"]);
    expect(press("x")).toEqual([]);
    expect(press("a", document.body, { ctrlKey: true })).toEqual([]);
  });

  it("rest while someone types, and leave a button its Enter", () => {
    document.body.innerHTML = "<input><button>Go</button>";
    expect(press("a", document.querySelector("input")!)).toEqual([]);
    expect(press("Enter", document.querySelector("button")!)).toEqual([]);
    expect(press("a", document.querySelector("button")!)).toEqual(["a"]);
    expect(press("Enter")).toEqual(["Enter"]);
  });

  it("rest where they are switched off, but for keys that write nothing", () => {
    set({ shortcuts: false });
    expect(press("a")).toEqual([]);
    expect(press("?")).toEqual([]);
    expect(press("Enter")).toEqual(["Enter"]);
    expect(keyFor("a")).toBe(undefined);
    expect(keyFor("Enter")).toBe("Enter");
    set({ shortcuts: true });
    expect(keyFor("a")).toBe("a");
  });

  it("rest while a dialog is open", () => {
    document.body.innerHTML = "<dialog open></dialog>";
    expect(press("a")).toEqual([]);
    document.body.innerHTML = "";
  });
});

describe("tabs", () => {
  it("are reached by arrows, Home and End, and open then", () => {
    document.body.innerHTML = `<div role="tablist">${'<button role="tab"></button>'.repeat(3)}</div>`;
    const list = document.querySelector<HTMLElement>("[role=tablist]")!;
    const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
    const opened: number[] = [];
    tabs.forEach((tab, number) => tab.addEventListener("click", () => opened.push(number)));
    list.addEventListener("keydown", (event) => tabKeys(event as Parameters<typeof tabKeys>[0]));
    tabs[0]?.focus();
    for (const key of ["ArrowRight", "End", "ArrowRight", "ArrowLeft", "Home", "x"])
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    expect(opened).toEqual([1, 2, 0, 2, 0]);
    expect(document.activeElement).toBe(tabs[0]);
    document.body.innerHTML = "";
  });
});
