/** The tables on the home screen, which look after themselves while someone looks at them. */

import * as api from "../api";
import type { Page, Refusal, Summary } from "../protocol";

/** So often they are asked for anew, in milliseconds. */
const EVERY = 15_000;

/** The seats that someone has at a table by the eyes of the server, as far as they had to be asked for. */
const known = new Map<string, string[]>();

/**
 * The seats of this browser at one of its own tables. A list does not say, so the table has to be asked, once; but not
 * where only one person sits, nor while no person is to decide.
 */
async function ownSeats(table: Summary): Promise<string[]> {
  if (!table.seats.some(({ seat, level, away }) => seat === table.to_act && level === null && !away)) return [];
  const people = table.seats.filter((chair) => chair.level === null && chair.name !== null);
  if (people.length === 1) return people.map((chair) => chair.seat);
  const found = known.get(table.id) ?? (await api.tableNow(table.id)).you.seats.map(({ seat }) => seat);
  known.set(table.id, found); // a game under way keeps its players
  return found;
}

/** Whether one of these seats is to decide, and not a bot in its place. */
export function isTurnOf(table: Summary, seats: readonly string[]): boolean {
  const chair = table.seats.find(({ seat }) => seat === table.to_act);
  return table.status === "playing" && chair !== undefined && !chair.away && seats.includes(chair.seat);
}

/** What is to be done comes first, then what goes on, then what waits; the rest stays as it was. */
export function byUrgency(tables: readonly Summary[], myTurn: ReadonlySet<string>): Summary[] {
  const rank = (table: Summary) => (myTurn.has(table.id) ? 0 : table.status === "playing" ? 1 : 2);
  return [...tables].sort((one, other) => rank(one) - rank(other));
}

/** Several lists as one, each table once, the latest first. */
export function latestFirst(...lists: (readonly Summary[])[]): Summary[] {
  const tables = new Map(lists.flat().map((table) => [table.id, table]));
  return [...tables.values()].sort((one, other) => other.changed_at - one.changed_at);
}

/** So many pages of a list as one, as far as there are so many. */
async function pagesOf(list: api.List, count: number): Promise<Page> {
  let page = await list(null);
  for (let further = 1; further < count && page.next !== null; further++) {
    const { tables, next } = await list(page.next);
    page = { tables: [...page.tables, ...tables], next };
  }
  return page;
}

/** What the front page shows. */
export type Shown = "mine" | "lobby" | "over";

export class Lists {
  /** Tables of one's own that are not over; null until the server has answered. */
  mine: Summary[] | null = $state.raw(null);
  /** At which of them one is to decide. */
  myTurn: ReadonlySet<string> = $state.raw(new Set());
  lobby: Summary[] | null = $state.raw(null);
  over: Summary[] | null = $state.raw(null);
  /** Of which the server has more. */
  more: ReadonlySet<Shown> = $state.raw(new Set());
  /** Why there is nothing new. */
  refusal: Refusal | null = $state.raw(null);
  /** So many pages of each someone wants to see. */
  #pages: Record<Shown, number> = { mine: 1, lobby: 1, over: 1 };
  #asking: Promise<void> | null = null;

  /** Ask for all of them. */
  refresh(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  /** Show a page more of a list. */
  async showMore(list: Shown): Promise<void> {
    await this.#asking; // it does not know of this wish
    this.#pages[list] += 1;
    await this.refresh();
  }

  async #ask(): Promise<void> {
    const pages = this.#pages;
    try {
      const [mine, lobby, finished] = await Promise.all([
        pagesOf(api.myTables, Math.max(pages.mine, pages.over)), // those that are over come last in it
        pagesOf(api.lobby, pages.lobby),
        pagesOf(api.finished, pages.over),
      ]);
      await this.#sort(mine, lobby, finished);
      this.refusal = null;
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      this.refusal = error.refusal;
    }
  }

  async #sort(mine: Page, lobby: Page, finished: Page): Promise<void> {
    const goesOn = mine.tables.filter(({ status }) => status !== "finished");
    const playing = goesOn.filter(({ status }) => status === "playing");
    const turns = await Promise.all(playing.map(async (table) => isTurnOf(table, await ownSeats(table))));
    this.myTurn = new Set(playing.filter((_, at) => turns[at]).map(({ id }) => id));
    this.mine = byUrgency(goesOn, this.myTurn);
    const own = new Set(goesOn.map(({ id }) => id));
    this.lobby = lobby.tables.filter(({ id }) => !own.has(id));
    const ended = mine.tables.filter(({ status }) => status === "finished");
    this.over = latestFirst(ended, finished.tables);
    const more: Record<Shown, boolean> = {
      mine: mine.next !== null && !ended.length,
      lobby: lobby.next !== null,
      over: finished.next !== null || (mine.next !== null && ended.length > 0),
    };
    this.more = new Set((Object.keys(more) as Shown[]).filter((list) => more[list]));
  }

  /** Keep them fresh while the page is looked at. Returns how to stop. */
  watch(): () => void {
    const look = () => {
      if (!document.hidden) void this.refresh();
    };
    look();
    const timer = setInterval(look, EVERY);
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }
}
