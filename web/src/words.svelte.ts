/** The words of the game in the reader's language, from the catalogues that the terminal and the command line use. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import catalogues from "virtual:catalogues";
import { part } from "./parts";
import { settings } from "./settings.svelte";

export type Facts = Record<string, FluentVariable>;

/** The codes of the languages that there is a catalogue for. */
export const LANGUAGES = Object.keys(catalogues);

/** A language by its own name, as people look for it. */
export function nameOfLanguage(code: string): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The language that someone chose, else the first of the browser's that we have. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): string {
  const codes = [settings.language, ...wanted.map((tag) => tag.split("-")[0]?.toLowerCase())];
  return codes.find((code) => code !== undefined && LANGUAGES.includes(code)) ?? "en";
}

let bundle = $state.raw(new FluentBundle("en"));

/** Load the words of a language, and show everything in it. */
export async function speak(language: string): Promise<void> {
  const { default: messages } = await part(catalogues[language]!);
  // A browser could be told which way a name reads; but what is spoken and what is shown shall be the same text.
  const loaded = new FluentBundle(language, { useIsolating: false });
  const errors = loaded.addResource(new FluentResource(messages));
  if (errors.length) throw errors[0];
  bundle = loaded;
  document.documentElement.lang = language;
}

/** The language in use. */
export function language(): string {
  return bundle.locales[0]!;
}

export function has(message: string): boolean {
  return bundle.hasMessage(message);
}

/** The message in words. Unknown ids and missing facts are mistakes of ours, and show up in tests. */
export function t(message: string, facts: Facts = {}): string {
  const pattern = bundle.getMessage(message)?.value;
  if (!pattern) throw new Error(`no message ${message} in ${bundle.locales[0]}`);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, facts, errors);
  if (errors[0]) throw errors[0];
  return text;
}

/** The message as an edition words it, where it has words of its own. */
export function tEdition(message: string, edition: string, facts: Facts = {}): string {
  const special = `${message}-${edition}`;
  return t(has(special) ? special : message, facts);
}

export function cardName(kind: string, edition: string): string {
  return tEdition(`card-${kind}`, edition);
}

/** A list of cards, like ones counted. */
export function cardNames(counts: Record<string, number>, edition: string): string {
  const names = Object.entries(counts)
    .filter(([, count]) => count)
    .map(([kind, count]) => {
      const card = cardName(kind, edition);
      return count === 1 ? card : t("cards-counted", { count, card });
    });
  return names.join(", ") || t("nothing");
}

/** Some names, with "and" before the last. */
export function joined(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? t("names-joined", { most: names.slice(0, -1).join(", "), last }) : last;
}

/** Points with their sign: +5, −2, 0; as the terminal writes them. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** A part of a whole, as people read it. */
export function percent(part: number): string {
  return part.toLocaleString(language(), { style: "percent" });
}

/** A sum of points, with a proper minus. */
export function points(sum: number): string {
  return sum < 0 ? `−${-sum}` : `${sum}`;
}
