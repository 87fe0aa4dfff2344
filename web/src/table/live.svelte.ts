/** A table as this browser knows it: what the server has told, and how much of that is on the screen already. */

import * as api from "../api";
import { API } from "../cards";
import { Connection, Declined, type Request, type State } from "../connection";
import { key } from "../key";
import type {
  ChatLine,
  Happening,
  Hint,
  Presence,
  Refused,
  TableShown,
  ToClient,
  Update,
  View,
  Why,
  You,
} from "../protocol";
import { frames } from "./frames";
import { paceOf } from "./pace";

/** The table at one moment, as everyone sees it, and what is one's own. */
export interface Moment {
  table: TableShown;
  you: You;
}

/** What is shown at once. A happening can take several: then each has a part of its events. */
export interface Scene extends Moment {
  happenings: Happening[];
  /** The game when all of it has been shown. */
  after: View | null;
}

/** What the server tells at once. */
type Told = Pick<Update, "table" | "you" | "happenings">;

function scoresRound({ happenings }: Scene): boolean {
  return happenings.some(({ events }) => events.some(({ event }) => event === "round-scored"));
}

/** For every so many scenes that wait, the table moves as fast again. */
const PATIENCE = 4;
/** So many scenes may wait; more are what someone missed who was away, and are shown as one. */
const LONGEST_QUEUE = 60;

export class LiveTable {
  readonly id: string;
  /** What is on the screen. It can be behind what the server has told, so that people can follow. */
  shown: Moment | null = $state.raw(null);
  /** What the server has told last. */
  latest: Moment | null = $state.raw(null);
  /** Everything that has happened, as far as it is on the screen. */
  happenings: Happening[] = $state.raw([]);
  /** What happened in the scene on the screen. */
  scene: Scene | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  presence: Presence = $state.raw({ type: "presence", here: [], watching: 0 });
  line: State = $state("connecting");
  refusal: Refused | null = $state.raw(null);
  /** Something covers the table that people want to read: nothing moves meanwhile. */
  held = $state(false);
  /** How far the server's clock is ahead of this computer's, in milliseconds. */
  ahead = 0;

  #connection: Connection;
  #queue: Scene[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #speed: () => number;
  #before: (scene: Scene, before: Moment | null) => void;

  /** `before` is told of every scene just before it is shown: there is still time to see where things lie. */
  constructor(id: string, speed: () => number, before: (scene: Scene, before: Moment | null) => void = () => {}) {
    this.id = id;
    this.#speed = speed;
    this.#before = before;
    const address = `${location.origin.replace(/^http/, "ws")}${API}/tables/${encodeURIComponent(id)}/live`;
    this.#connection = new Connection(address, key, {
      heard: (message) => this.#hear(message),
      changed: (state) => (this.line = state),
      refused: (refusal) => (this.refusal = refusal),
      known: () => ({ version: this.latest?.table.version ?? null, chat: this.chat.at(-1)?.number ?? 0 }),
    });
  }

  /** Whether all that the server has told is on the screen. */
  get upToDate(): boolean {
    return this.#queue.length === 0;
  }

  /** Ask the server for something; resolves to why not, or null if it was done. */
  async ask(request: Request): Promise<Refused | null> {
    // Who acts has seen enough of what was before.
    if (this.upToDate) this.#rest();
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

  /** Show all that has been told, at once; the points of a round are not passed over, but wait to be read. */
  skip(): void {
    if (this.held) return;
    this.#rest();
    const points = this.#queue.findIndex(scoresRound);
    const scenes = points < 0 ? this.#queue : this.#queue.slice(0, points + 1);
    const last = scenes.at(-1);
    if (!last) return;
    this.#queue = this.#queue.slice(scenes.length);
    this.#show({ ...last, happenings: together(scenes.flatMap((scene) => scene.happenings)) });
    this.#pause(last);
  }

  /** Let the table move, or stop it. */
  hold(held: boolean): void {
    this.held = held;
    if (held) return;
    if (this.#hurries()) this.skip();
    else this.#next();
  }

  /** Ask once more for what has happened, if there are gaps: of a round with hidden cheques all is told when it is over. */
  async recall(): Promise<void> {
    const gaps = this.happenings.some(({ news, events }) => news.news === "played" && events.length === 0);
    if (!gaps && this.happenings.length === this.shown?.table.version) return;
    try {
      this.happenings = (await api.history(this.id)).happenings;
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error; // then what is known has to do
    }
  }

  /** The time by the server's clock. */
  now(): number {
    return Date.now() + this.ahead;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  #hear(message: Exclude<ToClient, { type: "accepted" | "hint" | "why" | "refused" }>): void {
    switch (message.type) {
      case "welcome":
        this.ahead = message.now - Date.now();
        this.presence = message.presence;
        this.#listen(message.chat);
        void this.#arrive(message);
        break;
      case "update":
        this.ahead = message.now - Date.now();
        this.latest = { table: message.table, you: message.you };
        this.#enqueue(message);
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
  async #arrive(scene: Told): Promise<void> {
    const before = this.latest;
    this.latest = { table: scene.table, you: scene.you };
    const missed = scene.table.version - (before?.table.version ?? 0);
    if (before && missed === scene.happenings.length) {
      if (missed > 0 || JSON.stringify(before.you) !== JSON.stringify(scene.you)) this.#enqueue(scene);
      return;
    }
    // Too much has happened to be told one by one, or this is the first look: show it as it is.
    this.#rest();
    this.#queue = [];
    this.shown = this.latest;
    this.scene = null;
    try {
      const { happenings } = await api.history(this.id);
      // What came meanwhile is in both, or only here.
      const past = happenings.filter((happening) => happening.version <= scene.table.version);
      const since = this.happenings.filter((happening) => happening.version > (past.at(-1)?.version ?? 0));
      this.happenings = [...past, ...since];
    } catch {
      // the log begins here; the table is there all the same
    }
  }

  #enqueue(told: Told): void {
    const busy = this.#queue.length > 0 || this.#timer !== undefined || this.held;
    this.#queue = [...this.#queue, ...this.#scenes(told)];
    if (this.#hurries()) this.skip();
    else if (!busy) this.#next();
  }

  /** Whether there is nobody who wants to see one scene after the other, or too many wait. */
  #hurries(): boolean {
    return document.hidden || this.#speed() === 0 || this.#queue.length > LONGEST_QUEUE;
  }

  /** What the server tells at once, as people can follow it. */
  #scenes({ table, you, happenings }: Told): Scene[] {
    const { table: before, you: mine = you } = this.#queue.at(-1) ?? this.shown ?? {};
    const [happening, ...more] = happenings;
    const all: Scene = { table, you, happenings, after: table.game };
    if (!happening || more.length || !before?.game || !table.game || this.#hurries()) return [all];
    const steps = frames(before.game, happening.events, table.game);
    return steps.map(({ view, events }, number) => {
      const part = [{ ...happening, events }];
      if (number === steps.length - 1) return { ...all, happenings: part };
      return { ...all, happenings: part, table: { ...before, game: view }, you: idle(mine) };
    });
  }

  /** Call off the pause after the scene on the screen. */
  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #next(): void {
    this.#rest();
    if (this.held) return;
    if (this.#hurries()) return this.skip();
    const [scene, ...rest] = this.#queue;
    if (!scene) return;
    this.#queue = rest;
    this.#show(scene);
    this.#pause(scene);
  }

  /** Give people time for the scene on the screen; and others less time the more of them wait. */
  #pause({ happenings }: Scene): void {
    const speed = this.#speed() * (1 + Math.floor(this.#queue.length / PATIENCE));
    const pause = paceOf(happenings.slice(-1), speed); // of what was missed, only the last is followed
    if (pause > 0 || this.#queue.length) this.#timer = setTimeout(() => this.#next(), pause);
  }

  #show(scene: Scene): void {
    this.#before(scene, this.shown);
    this.shown = { table: scene.table, you: scene.you };
    this.happenings = together([...this.happenings, ...scene.happenings]);
    this.scene = scene;
  }
}

/** The happenings, each once: parts of the same one are put together again. */
function together(happenings: readonly Happening[]): Happening[] {
  const whole: Happening[] = [];
  for (const happening of happenings) {
    const last = whole.at(-1);
    if (last?.version === happening.version)
      whole[whole.length - 1] = { ...last, events: [...last.events, ...happening.events] };
    else if (!last || happening.version > last.version) whole.push(happening);
  }
  return whole;
}

/** What is one's own while others are still being watched: nothing to decide. */
function idle(you: You): You {
  return {
    ...you,
    seats: you.seats.map((seat) => ({ ...seat, own: seat.own && { ...seat.own, legal: [] }, can_take_back: false })),
  };
}
