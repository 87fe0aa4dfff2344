import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, test } from "vitest";
import Card from "../src/art/Card.svelte";
import CardBack from "../src/art/CardBack.svelte";
import CardChip from "../src/art/CardChip.svelte";
import Cheque from "../src/art/Cheque.svelte";

const EDITION = "amigo-2004";
const mounted: object[] = [];

function shown<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): Element {
  const place = document.createElement("div");
  document.body.append(place);
  mounted.push(mount(component, { target: place, props }));
  flushSync();
  return place;
}

const pictures = (place: Element) => [...place.querySelectorAll("use")].map((use) => use.getAttribute("href"));
const words = (place: Element) => place.textContent!.replace(/\s+/g, " ").trim();

afterEach(async () => {
  await Promise.all(mounted.splice(0).map((component) => unmount(component)));
  document.body.replaceChildren();
});

test("a card shows its picture, its name, and the cross if it has one", () => {
  const car = shown(Card, { edition: EDITION, kind: "car", name: "Auto" });
  expect(pictures(car)).toEqual(["#amigo-2004-car"]);
  expect(words(car)).toBe("Auto");
  const driver = shown(Card, { edition: EDITION, kind: "driver", name: "Chauffeur" });
  expect(pictures(driver)).toEqual(["#amigo-2004-driver", "#amigo-2004-cross"]);
  expect(words(driver)).toBe("Chauffeur");
});

test("a stack says how many cards it has", () => {
  const stack = shown(Card, { edition: EDITION, kind: "car", name: "Auto", count: 7 });
  expect(words(stack)).toBe("Auto ×7");
  expect(stack.querySelector("[data-under]")!.getAttribute("data-under")).toBe("3");
});

test("a chip names what it shows to those who hear it", () => {
  const chip = shown(CardChip, { edition: EDITION, kind: "thief", name: "dief", count: 2 });
  chip.querySelectorAll("[aria-hidden]").forEach((unspoken) => unspoken.remove());
  expect(words(chip)).toMatch(/^2 × ?dief$/);
});

test("a pile is as high as it has cards, and an empty one shows no back", () => {
  const height = (count: number) =>
    shown(CardBack, { edition: EDITION, count })
      .querySelector<HTMLElement>(".pile")!
      .style.getPropertyValue("--height");
  expect(Number(height(60))).toBe(1);
  expect(Number(height(15))).toBe(0.25);
  expect(pictures(shown(CardBack, { edition: EDITION, count: 0 }))).toEqual([]);
});

test("a cheque face down shows its value to those who know it, and only to them", () => {
  const up = shown(Cheque, { edition: EDITION, value: 7, label: "cheque 7" });
  expect(pictures(up)).toEqual(["#amigo-2004-cheque"]);
  expect(words(up)).toBe("7");
  const known = shown(Cheque, { edition: EDITION, value: 9, faceUp: false, label: "cheque 9" });
  expect(pictures(known)).toEqual([]);
  expect(words(known)).toBe("9");
  expect(words(shown(Cheque, { edition: EDITION, value: null, faceUp: false, label: "a cheque" }))).toBe("");
});
