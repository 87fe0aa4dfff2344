import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { EDITIONS, KINDS } from "../src/cards";

const css = readFileSync(resolve(import.meta.dirname, "../src/art/themes.css"), "utf8");

type Colour = [number, number, number];

function coloursOf(edition: string): (name: string) => Colour {
  const block = css.match(new RegExp(`\\[data-edition="${edition}"\\] \\{([^}]+)\\}`))![1]!;
  return (name) => {
    const digits = block.match(new RegExp(`--${name}: #([0-9a-f]{6});`))?.[1];
    if (!digits) throw new Error(`${edition} has no colour --${name}`);
    return [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16)) as Colour;
  };
}

/** The relative luminance and the contrast ratio of WCAG 2. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function mixed(colour: Colour, percent: number, base: Colour): Colour {
  return colour.map((part, at) => (part * percent + base[at]! * (100 - percent)) / 100) as Colour;
}

const GROUPS = [...new Set(KINDS.map(({ group }) => group))];
const GROUNDS = ["ground", "ground-2", "ground-3"];
const TEXTS = [
  ...[...GROUNDS, "felt", "felt-2"].flatMap((ground) => [
    ["ink", ground],
    ["ink-soft", ground],
  ]),
  ...[...GROUNDS, "felt"].flatMap((ground) => [
    ["accent", ground],
    ["danger", ground],
    ["good", ground],
  ]),
  ...["accent", "danger", "good", ...GROUPS.map((group) => `group-${group}`)].map((fill) => [`${fill}-ink`, fill]),
  ["cheque-back-ink", "cheque-back"],
] as [string, string][];

test("black on white has the contrast that WCAG gives it", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});

describe.each(EDITIONS)("in the theme of %s", (edition) => {
  const colour = coloursOf(edition);

  test.each(TEXTS)("%s can be read on %s", (ink, ground) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([...GROUNDS, "felt"])("the edges of what can be used are seen on %s", (ground) => {
    expect(contrast(colour("line-strong"), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  test.each(GROUPS)("the count can be read on a chip of %s", (group) => {
    const tint = Number(css.split(`"${edition}"`)[1]!.match(/--card-tint: (\d+)%/)![1]);
    const chip = mixed(colour(`group-${group}`), tint, colour("card-field"));
    expect(contrast(colour("ink"), chip)).toBeGreaterThanOrEqual(4.5);
  });
});
