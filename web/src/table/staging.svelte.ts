/** What a scene does beside changing the table: cards fly, it sounds, a raid takes the table, the points are laid open. */

import type { RoundScored, View } from "../protocol";
import { moves, settings } from "../settings.svelte";
import { sound } from "../sound";
import { Flights, placesIn, type Places } from "./flights.svelte";
import type { Scenes } from "./scenes.svelte";

/** How long the raid takes the table, in milliseconds at speed 1. */
const RAID = 1_800;
/** So much time is left for a decision, in milliseconds, when the points make room for it. */
const ENOUGH = 15_000;

/** How long something is held up for all to see, in milliseconds at speed 1. */
export const HELD_UP = 1_100;

/** What all look at for a moment: who calls an auction, or who takes the row, and with which cheque. */
export interface Lit {
  seat: string;
  /** null: the hammer. */
  cheque: number | null;
}

/** The points of a round, and the game after it. */
export interface Sheet {
  event: RoundScored;
  view: View;
}

export class Stage {
  readonly flights = new Flights();
  /** The round that a raid has just ended, while all look at that. */
  raid: number | null = $state(null);
  /** What is held up over the row. */
  spotlight: Lit | null = $state.raw(null);
  /** The points that people read now; nothing moves meanwhile. */
  sheet: Sheet | null = $state.raw(null);

  #scenes: Scenes;
  #root: () => HTMLElement | undefined;
  #timeLeft: () => number;
  #before: Places = new Map();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dusk: ReturnType<typeof setTimeout> | undefined;

  /** `root` is where the table is drawn, once it is; `timeLeft` what someone here has left for a decision. */
  constructor(scenes: Scenes, root: () => HTMLElement | undefined, timeLeft: () => number = () => Infinity) {
    this.#scenes = scenes;
    this.#root = root;
    this.#timeLeft = timeLeft;
  }

  /** Note where things lie, before they move. */
  look(): void {
    const root = this.#root();
    this.#before = root ? placesIn(root) : new Map();
  }

  /** Play the scene that has just come on the screen. */
  play(): void {
    const scene = this.#scenes.current;
    const root = this.#root();
    if (!scene || !root) return;
    const last = scene.happenings.slice(-1); // of what was missed, only the last is seen and heard
    this.flights.start(last, this.#before, placesIn(root), root);
    this.#light(null);
    for (const event of last.flatMap((happening) => happening.events)) {
      if (event.event === "auction-began") this.#light({ seat: event.seat, cheque: null });
      if (event.event === "row-won") this.#light({ seat: event.seat, cheque: event.cheque });
      sound(event.event);
      if (event.event === "round-ended" && event.by === "raid" && moves()) this.raid = event.round;
      if (event.event === "round-scored") this.#score(event, scene.after);
    }
  }

  /** The points have been read: the game goes on. Whoever has a clock running sees at once how it stands. */
  closeSheet(): void {
    this.sheet = null;
    this.#scenes.hold(false);
    if (this.#timeLeft() < Infinity) this.#scenes.skip();
  }

  /** Close the points before they cost someone here a decision. Returns what calls that off, when clocks change. */
  closeSheetInTime(): () => void {
    const spare = this.#timeLeft() - ENOUGH;
    if (spare === Infinity) return () => {};
    const timer = setTimeout(() => this.closeSheet(), spare);
    return () => clearTimeout(timer);
  }

  /** Nobody is there to see any more. */
  leave(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#dusk);
  }

  /** Hold something up; not where all is shown at once. */
  #light(lit: Lit | null): void {
    clearTimeout(this.#dusk);
    this.spotlight = settings.speed > 0 ? lit : null;
    if (this.spotlight) this.#dusk = setTimeout(() => (this.spotlight = null), HELD_UP / settings.speed);
  }

  /** Lay the points open, when the raid is over; unless they are the last, or there is no time to read. */
  #score(event: RoundScored, view: View | null): void {
    const last = view === null || view.decision === "over"; // then the result has all the sheets
    const read = !last && this.#timeLeft() > ENOUGH;
    if (read) this.#scenes.hold(true);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        this.raid = null;
        if (read) this.sheet = { event, view };
      },
      moves() ? RAID / settings.speed : 0,
    );
  }
}
