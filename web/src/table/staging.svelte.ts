/** What a scene does beside changing the table: cards fly, it sounds, a raid takes the table, the points are laid open. */

import type { RoundScored, View } from "../protocol";
import { moves, settings } from "../settings.svelte";
import { sound } from "../sound";
import { Flights, placesIn, type Places } from "./flights.svelte";
import type { Scenes } from "./scenes.svelte";

/** How long the raid takes the table, in milliseconds at speed 1. */
const RAID = 1_800;

/** The points of a round, and the game after it. */
export interface Sheet {
  event: RoundScored;
  view: View;
}

export class Stage {
  readonly flights = new Flights();
  /** The round that a raid has just ended, while all look at that. */
  raid: number | null = $state(null);
  /** The points that people read now; nothing moves meanwhile. */
  sheet: Sheet | null = $state.raw(null);

  #scenes: Scenes;
  #root: () => HTMLElement | undefined;
  #before: Places = new Map();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `root` is where the table is drawn, once it is. */
  constructor(scenes: Scenes, root: () => HTMLElement | undefined) {
    this.#scenes = scenes;
    this.#root = root;
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
    for (const event of last.flatMap((happening) => happening.events)) {
      sound(event.event);
      if (event.event === "round-ended" && event.by === "raid" && moves()) this.raid = event.round;
      if (event.event === "round-scored") this.#score(event, scene.after);
    }
  }

  /** The points have been read: the game goes on. */
  closeSheet(): void {
    this.sheet = null;
    this.#scenes.hold(false);
  }

  /** Nobody is there to see any more. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  /** Lay the points open, when the raid is over. */
  #score(event: RoundScored, view: View | null): void {
    const last = view === null || view.decision === "over"; // then the result has all the sheets
    if (!last) this.#scenes.hold(true);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        this.raid = null;
        if (!last) this.sheet = { event, view };
      },
      moves() ? RAID / settings.speed : 0,
    );
  }
}
