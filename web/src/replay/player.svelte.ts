/** A game that is played once more: at which moment it is, and where one can jump to. */

import type { Event, Replay, ReplayStep, RoundScored } from "../protocol";
import { paceOf } from "../table/pace";

/** The steps at which a round begins, by round. */
function roundsIn(steps: readonly ReplayStep[]): Map<number, number> {
  const starts = new Map<number, number>();
  steps.forEach(({ view }, index) => {
    if (!starts.has(view.round)) starts.set(view.round, index);
  });
  return starts;
}

/** The steps at which something of a kind happens. */
function stepsWith(steps: readonly ReplayStep[], kind: Event["event"]): number[] {
  return [...steps.keys()].filter((index) => steps[index]?.events.some(({ event }) => event === kind));
}

export class Player {
  replay: Replay = $state.raw()!;
  /** The number of the move that is shown; 0 is the start. */
  at = $state(0);
  playing = $state(false);
  /** How fast it plays: 1 is the pace of a table of newcomers. */
  speed = $state(2);

  readonly last = $derived(this.replay.steps.length - 1);
  readonly step = $derived(this.replay.steps[this.at] as ReplayStep);
  readonly rounds = $derived(roundsIn(this.replay.steps));
  readonly auctions = $derived(stepsWith(this.replay.steps, "auction-began"));
  /** The scorings, with the table after each. */
  readonly scorings = $derived(
    stepsWith(this.replay.steps, "round-scored").map((at) => {
      const { events, view } = this.replay.steps[at] as ReplayStep;
      return { at, view, event: events.find(({ event }) => event === "round-scored") as RoundScored };
    }),
  );

  constructor(replay: Replay, at = 0) {
    this.replay = replay;
    this.at = this.#within(at);
  }

  /** The same game through other eyes: the moment stays. */
  seenBy(replay: Replay): void {
    this.replay = replay;
    this.at = this.#within(this.at);
  }

  /** Go to a moment; who does so by hand wants to stay there. */
  go(at: number): void {
    this.playing = false;
    this.at = this.#within(at);
  }

  /** Where the auction before or after this moment begins; null if there is none. */
  auction(direction: -1 | 1): number | null {
    const found =
      direction < 0 ? this.auctions.findLast((step) => step < this.at) : this.auctions.find((step) => step > this.at);
    return found ?? null;
  }

  /** Play on, from the start if this is the end; or stop. */
  toggle(): void {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  }

  /** Milliseconds until the next move. */
  pause(): number {
    const pace = paceOf([{ version: 0, at: 0, news: { news: "started" }, events: this.step.events }], this.speed);
    return Math.max(pace, 300 / this.speed);
  }

  /** The next move, while it plays. */
  tick(): void {
    if (this.at < this.last) this.at += 1;
    if (this.at === this.last) this.playing = false;
  }

  #within(at: number): number {
    return Math.min(Math.max(0, at), this.replay.steps.length - 1);
  }
}
