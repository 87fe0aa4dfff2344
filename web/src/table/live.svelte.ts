/** A table as this browser knows it: what the server has told, and what can be asked of it. */

import * as api from "../api";
import { API } from "../cards";
import { Connection, Declined, type Request, type State } from "../connection";
import { key } from "../key";
import type { ChatLine, Hint, Presence, Refused, ToClient, Why } from "../protocol";
import { Scenes, type Moment, type Told } from "./scenes.svelte";

export class LiveTable {
  readonly id: string;
  /** How much of it is on the screen already. */
  readonly scenes: Scenes;
  /** What the server has told last. */
  latest: Moment | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  presence: Presence = $state.raw({ type: "presence", here: [], watching: 0 });
  line: State = $state("connecting");
  refusal: Refused | null = $state.raw(null);
  /** How far the server's clock is ahead of this computer's, in milliseconds. */
  #ahead = 0;
  #connection: Connection;
  /** What has happened, while it is told once more. */
  #telling: Promise<void> = Promise.resolve();

  constructor(id: string, scenes: Scenes) {
    this.id = id;
    this.scenes = scenes;
    const address = `${location.origin.replace(/^http/, "ws")}${API}/tables/${encodeURIComponent(id)}/live`;
    this.#connection = new Connection(address, key, {
      heard: (message) => this.#hear(message),
      changed: (state) => (this.line = state),
      refused: (refusal) => (this.refusal = refusal),
      known: () => ({ version: this.latest?.table.version ?? null, chat: this.chat.at(-1)?.number ?? 0 }),
    });
  }

  /** Ask the server for something; resolves to why not, or null if it was done. */
  async ask(request: Request): Promise<Refused | null> {
    // Who acts has seen enough of what was before.
    if (this.scenes.upToDate) this.scenes.rest();
    try {
      await this.#connection.ask(request);
      return null;
    } catch (error) {
      if (error instanceof Declined) return error.refusal;
      throw error;
    }
  }

  /** What a bot would do. Throws `Declined`. */
  async hint(seat: string): Promise<Hint> {
    const version = this.latest?.table.version ?? 0;
    return (await this.#connection.ask({ type: "ask-hint", seat, version })) as Hint;
  }

  /** Why a move cannot be made. */
  async why(seat: string, move: string): Promise<Why> {
    return (await this.#connection.ask({ type: "ask-why", seat, move })) as Why;
  }

  /** Ask once more for what has happened, if there are gaps: of a round with hidden cheques all is told when it is over. */
  async recall(): Promise<void> {
    await this.#telling;
    const { happenings, shown } = this.scenes;
    const version = shown?.table.version ?? 0;
    const gaps = happenings.some(({ news, events }) => news.news === "played" && events.length === 0);
    if (!gaps && happenings.length === version) return;
    this.#telling = this.#retell(version);
    await this.#telling;
  }

  /** The time by the server's clock. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  /**
   * How long someone here has for the decision that waits for them, in milliseconds. Infinity where no clock runs for
   * them, or one of days: nobody is in a hurry there.
   */
  timeLeft(): number {
    const { table, you } = this.latest ?? {};
    if (!table || !you || table.setup.clock.kind === "days") return Infinity;
    const { running, deadline } = table.clock;
    const ours = you.seats.some(({ seat }) => seat === running);
    return ours && deadline !== null ? deadline - this.now() : Infinity;
  }

  close(): void {
    this.scenes.rest();
    this.#connection.close();
  }

  #hear(message: Exclude<ToClient, { type: "accepted" | "hint" | "why" | "refused" }>): void {
    switch (message.type) {
      case "welcome":
        this.#ahead = message.now - Date.now();
        this.presence = message.presence;
        this.#listen(message.chat);
        this.#arrive(message);
        break;
      case "update":
        this.#ahead = message.now - Date.now();
        this.latest = { table: message.table, you: message.you };
        this.scenes.add(message);
        break;
      case "presence":
        this.presence = message;
        break;
      case "chat":
        this.#listen(message.lines);
    }
  }

  #listen(lines: ChatLine[]): void {
    // Players hear what spectators said when the game is over: such lines are older than the last one that they know.
    const known = new Set(this.chat.map((line) => line.number));
    const fresh = lines.filter((line) => !known.has(line.number));
    this.chat = [...this.chat, ...fresh].sort((one, other) => one.number - other.number);
  }

  /** Someone has come, or come back. */
  #arrive({ table, you, happenings }: Told): void {
    const before = this.latest;
    this.latest = { table, you };
    const missed = table.version - (before?.table.version ?? 0);
    if (before && missed === happenings.length) {
      const changed = missed > 0 || JSON.stringify(before.you) !== JSON.stringify(you);
      if (changed) this.scenes.add({ table, you, happenings });
      return;
    }
    // Too much has happened to be told one by one, or this is the first look.
    this.scenes.begin(this.latest);
    this.#telling = this.#retell(table.version);
  }

  /** Let the server tell once more what has happened up to a version. */
  async #retell(version: number): Promise<void> {
    try {
      this.scenes.retell((await api.history(this.id)).happenings, version);
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error; // then what is known has to do
    }
  }
}
