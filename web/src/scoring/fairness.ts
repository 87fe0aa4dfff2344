/**
 * Commitment, lot and deck of a game, computed again from its record: docs/fairness.md says how, step by step.
 *
 * The browser's own SHA-256 is not there on a plain address of the local network, where people play with friends; so
 * this brings its own. It is loaded when someone wants to check a deck.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { CHEQUE_SETS, KINDS } from "../cards";
import type { GameRecord } from "../replay/records";

/** What the dealer knew. */
export interface Dealt {
  commitment: string;
  /** Which seat got which cheques, in the order of the seats. */
  cheques: number[][];
  /** All cards, from the first on. */
  deck: string[];
}

/** What came of checking a record. */
export interface Check extends Dealt {
  /** Whether the secret is the one that the record says the table had committed itself to. */
  committed: boolean;
  /** Whether each seat got the cheques that the lot gave it. */
  lot: boolean;
  /** The number of the first move that turned over another card than the deck has; null if there is none. */
  wrongMove: number | null;
  /** The place in the deck of each card that was turned over, in the order in which they were. */
  drawn: number[];
}

export function commitmentOf(secret: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes("razzia commitment\n"), secret)));
}

function bigEndian(number: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(size - 4, number);
  return bytes;
}

/** An endless stream of 32-bit numbers from the secret and the contributions. */
function* numbersFrom(secret: Uint8Array, contributions: readonly string[]): Generator<number, never> {
  const said = contributions.map(utf8ToBytes);
  const message = concatBytes(...said.flatMap((bytes) => [bigEndian(bytes.length, 4), bytes]));
  const seed = hmac(sha256, secret, message);
  for (let block = 0; ; block++) {
    const digest = sha256(concatBytes(seed, bigEndian(block, 8)));
    const words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let start = 0; start < digest.length; start += 4) yield words.getUint32(start);
  }
}

function shuffle<T>(things: T[], numbers: Generator<number, never>): T[] {
  for (let last = things.length - 1; last > 0; last--) {
    const places = last + 1;
    const fair = 2 ** 32 - (2 ** 32 % places);
    let number: number;
    do number = numbers.next().value;
    while (number >= fair);
    const other = number % places;
    [things[last], things[other]] = [things[other] as T, things[last] as T];
  }
  return things;
}

/** Lot and deck, as they follow from the secret and the contributions. */
export function dealt(secret: Uint8Array, contributions: readonly string[]): Dealt {
  const numbers = numbersFrom(secret, contributions);
  const sets = ((CHEQUE_SETS as Record<number, readonly (readonly number[])[]>)[contributions.length] ?? []).map(
    (set) => [...set],
  );
  const kinds = KINDS.flatMap(({ id, count }) => Array<string>(count).fill(id));
  return { commitment: commitmentOf(secret), cheques: shuffle(sets, numbers), deck: shuffle(kinds, numbers) };
}

/** The place in the deck of each card drawn. A pile is a stretch of the deck: its top, and where it ends. */
function placesOf(draws: readonly ("left" | "right")[], piles: number, size: number): number[] {
  const half = Math.floor(size / 2);
  const tops = { left: 0, right: piles === 2 ? half : size };
  const ends = { left: piles === 2 ? half : size, right: size };
  return draws.map((pile) => {
    const place = tops[pile]++;
    if (tops[pile] === ends[pile] && piles === 2) {
      const other = pile === "left" ? "right" : "left";
      const middle = Math.floor((tops[other] + ends[other]) / 2);
      [tops[pile], ends[pile], tops[other]] = [tops[other], middle, middle];
    }
    return place;
  });
}

/** Check lot and deck of a record. It must be whole: the server has replayed it. Null if it brings no proof. */
export function check(record: GameRecord): Check | null {
  const proof = record.fairness;
  if (!proof || !/^[0-9a-f]{64}$/.test(proof.secret) || proof.contributions?.length !== record.seats.length)
    return null;
  const due = dealt(hexToBytes(proof.secret), proof.contributions);
  const draws: ("left" | "right")[] = [];
  const shown: { move: number; card: string }[] = [];
  record.moves.forEach((move, index) => {
    const pile = /^[A-E] draw (left|right)$/.exec(move)?.[1];
    const card = /^= (\w+)$/.exec(move)?.[1];
    if (pile) draws.push(pile as "left" | "right");
    if (card) shown.push({ move: index + 1, card });
  });
  const drawn = placesOf(draws, record.options.piles, due.deck.length);
  return {
    ...due,
    drawn,
    committed: proof.commitment === due.commitment,
    lot: JSON.stringify(record.seats.map((seat) => seat.cheques)) === JSON.stringify(due.cheques),
    wrongMove: shown.find(({ card }, index) => due.deck[drawn[index] ?? -1] !== card)?.move ?? null,
  };
}
