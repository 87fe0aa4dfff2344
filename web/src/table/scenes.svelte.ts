/**
 * The scenes that people watch: what the server tells at once is put on the screen bit by bit, so that they can follow.
 *
 * Whoever cannot follow is not left behind: the more scenes wait, the faster they go, and too many are shown as one.
 */

import type { Happening, TableShown, Update, View, You } from "../protocol";
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
export type Told = Pick<Update, "table" | "you" | "happenings">;

/** For every so many scenes that wait, the table moves as fast again. */
export const PATIENCE = 4;
/** So many scenes may wait; more are what someone missed who was away, and are shown as one. */
export const LONGEST_QUEUE = 60;

export class Scenes {
  /** What is on the screen. It can be behind what the server has told. */
  shown: Moment | null = $state.raw(null);
  /** What happened in the scene on the screen. */
  current: Scene | null = $state.raw(null);
  /** Everything that has happened, as far as it is on the screen. */
  happenings: Happening[] = $state.raw([]);
  /** Something covers the table that people want to read: nothing moves meanwhile. */
  held = $state(false);

  #queue: Scene[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined = $state.raw();
  #speed: () => number;
  #before: () => void;

  /** `before` is called just before a scene is shown: there is still time to see where things lie. */
  constructor(speed: () => number, before: () => void = () => {}) {
    this.#speed = speed;
    this.#before = before;
  }

  /** Whether all that the server has told is on the screen. */
  get upToDate(): boolean {
    return this.#queue.length === 0;
  }

  /** Whether, moreover, the last scene has had its time. */
  get calm(): boolean {
    return this.upToDate && this.#timer === undefined;
  }

  /** The server has told something: it is shown when its time comes. */
  add(told: Told): void {
    const busy = this.#queue.length > 0 || this.#timer !== undefined || this.held;
    this.#queue = [...this.#queue, ...this.#scenesOf(told)];
    if (this.#hurries()) this.skip();
    else if (!busy) this.#next();
  }

  /** Show the table as it is, without a word on how it came about: to someone who was not there. */
  begin(moment: Moment): void {
    this.rest();
    this.#queue = [];
    this.shown = moment;
    this.current = null;
  }

  /** The past up to a version, told once more and better; what has happened since then stays. */
  retell(past: readonly Happening[], version: number): void {
    const told = past.filter((happening) => happening.version <= version);
    const since = this.happenings.filter((happening) => happening.version > (told.at(-1)?.version ?? 0));
    this.happenings = [...told, ...since];
  }

  /** Show all that has been told, at once; the points of a round are not passed over, but wait to be read. */
  skip(): void {
    if (this.held) return;
    this.rest();
    const points = this.#queue.findIndex(scoresRound);
    const scenes = points < 0 ? this.#queue : this.#queue.slice(0, points + 1);
    const last = scenes.at(-1);
    if (!last) return;
    this.#queue = this.#queue.slice(scenes.length);
    this.#show({ ...last, happenings: together(scenes.flatMap((scene) => scene.happenings)) });
    this.#pause(last);
  }

  /** Stop the table, or let it move. Whoever has made it wait for long is not shown all that they have missed. */
  hold(held: boolean): void {
    this.held = held;
    if (held) return;
    if (this.#hurries() || this.#queue.length > PATIENCE) this.skip();
    else this.#next();
  }

  /** Call off the pause after the scene on the screen. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Whether there is nobody who wants to see one scene after the other, or too many wait. */
  #hurries(): boolean {
    return document.hidden || this.#speed() === 0 || this.#queue.length > LONGEST_QUEUE;
  }

  /** What the server tells at once, as people can follow it. */
  #scenesOf({ table, you, happenings }: Told): Scene[] {
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

  #next(): void {
    this.rest();
    if (this.held) return;
    if (this.#hurries()) return this.skip();
    const [scene, ...rest] = this.#queue;
    if (!scene) return;
    this.#queue = rest;
    this.#show(scene);
    this.#pause(scene);
  }

  /** Give people time for the scene on the screen; and less time the more others wait. */
  #pause({ happenings }: Scene): void {
    const speed = this.#speed() * (1 + Math.floor(this.#queue.length / PATIENCE));
    const pause = paceOf(happenings.slice(-1), speed); // of what was missed, only the last is followed
    if (pause > 0 || this.#queue.length) this.#timer = setTimeout(() => this.#next(), pause);
  }

  #show(scene: Scene): void {
    this.#before();
    this.shown = { table: scene.table, you: scene.you };
    this.happenings = together([...this.happenings, ...scene.happenings]);
    this.current = scene;
  }
}

function scoresRound({ happenings }: Scene): boolean {
  return happenings.some(({ events }) => events.some(({ event }) => event === "round-scored"));
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
