/** What kind of table it is, in words. */

import type { Clock, Setup } from "./protocol";
import { language, t, tEdition } from "./words.svelte";

const MINUTE = 60;

/** A time in whole minutes where it is one, else in seconds. */
function duration(seconds: number): string {
  return seconds % MINUTE ? t("setup-seconds", { count: seconds }) : t("setup-minutes", { count: seconds / MINUTE });
}

export function clockWords(clock: Clock): string {
  switch (clock.kind) {
    case "none":
      return t("setup-clock-none");
    case "move":
      return t("setup-clock-move", { time: duration(clock.seconds) });
    case "total":
      return t("setup-clock-total", { time: duration(clock.seconds), increment: clock.increment });
    case "days":
      return t("setup-clock-days", { count: clock.days });
  }
}

export function editionName(edition: string): string {
  return tEdition("setup-edition", edition);
}

/** The settings of a table, one by one. */
export function settled(setup: Setup): string[] {
  return [
    editionName(setup.edition),
    t("setup-players", { count: setup.players }),
    clockWords(setup.clock),
    t(setup.piles === 1 ? "setup-one-pile" : "setup-two-piles"),
    tEdition(setup.open_cheques ? "setup-cheques-open" : "setup-cheques-hidden", setup.edition),
    t(setup.hints ? "setup-hints" : "setup-no-hints"),
    t(setup.open ? "setup-open" : "setup-by-link"),
  ];
}

/** Only what a stranger must know who looks for a table: the edition, the clock, and what is unusual. */
export function inShort(setup: Setup): string[] {
  const unusual = [
    setup.piles === 1 && t("setup-one-pile"),
    !setup.open_cheques && tEdition("setup-cheques-hidden", setup.edition),
    !setup.hints && t("setup-no-hints"),
  ];
  return [editionName(setup.edition), clockWords(setup.clock), ...unusual.filter((words) => words !== false)];
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago that was: "5 minutes ago". */
export function ago(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const past = Math.max(0, now - at);
  for (const [unit, length] of UNITS) if (past >= length) return format.format(-Math.floor(past / length), unit);
  return format.format(0, "second");
}
