/** An earlier moment of the game that someone looks at, while the game goes on. */

import * as api from "../api";
import type { Replay, View } from "../protocol";
import { reason } from "../refusals";
import { t } from "../words.svelte";
import type { LiveTable } from "./live.svelte";

export class LookingBack {
  /** What is looked at; null for what is now. */
  moment: { version: number; view: View } | null = $state.raw(null);
  /** Why a moment cannot be shown, in words. */
  trouble = $state("");

  #live: LiveTable;
  #wanted: number | null = null;
  #known: { version: number; seat: string | null; replay: Promise<Replay> } | null = null;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  /** Show the table as it was at a version, through the eyes of a seat. */
  async at(version: number, seat: string | null): Promise<void> {
    if (version === this.#live.scenes.shown?.table.version) return this.now();
    this.#wanted = version;
    try {
      const { steps } = await this.#moments(seat);
      if (this.#wanted !== version) return; // something else was clicked meanwhile
      // A move that was taken back has no moment of its own; nor has what has to be remembered.
      const step = steps.findLast((one) => one.version === version);
      this.moment = step ? { version, view: step.view } : null;
      this.trouble = step ? "" : t("table-no-moment");
      scrollTo({ top: 0 }); // the log can be far below the table
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      this.#known = null;
      if (this.#wanted === version) this.trouble = reason(error.refusal);
    }
  }

  /** Back to what is now. */
  now(): void {
    this.#wanted = null;
    this.moment = null;
    this.trouble = "";
  }

  /** All moments so far, asked for once as long as nothing has happened. */
  #moments(seat: string | null): Promise<Replay> {
    const version = this.#live.latest?.table.version ?? 0;
    if (this.#known?.version !== version || this.#known.seat !== seat)
      this.#known = { version, seat, replay: api.replay(this.#live.id, seat) };
    return this.#known.replay;
  }
}
