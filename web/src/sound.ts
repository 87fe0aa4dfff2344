/** Sounds, made by the page itself. There are none until someone wants them. */

import { settings } from "./settings.svelte";
import type { Event } from "./protocol";

let context: AudioContext | null = null;

interface Tone {
  /** Hertz, at the beginning and at the end. */
  from: number;
  to?: number;
  /** Seconds from now, and how long. */
  at?: number;
  length: number;
  type?: OscillatorType;
  volume?: number;
}

const SOUNDS: Partial<Record<Event["event"] | "your-turn", Tone[]>> = {
  "loot-turned-over": [{ from: 900, to: 500, length: 0.06, type: "triangle" }],
  "police-turned-over": [
    { from: 620, to: 840, length: 0.22, type: "sawtooth", volume: 0.05 },
    { from: 840, to: 620, at: 0.22, length: 0.22, type: "sawtooth", volume: 0.05 },
  ],
  "bid-made": [
    { from: 1_320, length: 0.08, type: "sine" },
    { from: 1_760, at: 0.07, length: 0.12, type: "sine" },
  ],
  passed: [{ from: 220, to: 180, length: 0.1, type: "sine" }],
  "auction-began": [
    { from: 160, to: 90, length: 0.1, type: "square", volume: 0.08 },
    { from: 160, to: 90, at: 0.16, length: 0.1, type: "square", volume: 0.08 },
  ],
  "row-won": [
    { from: 523, length: 0.12, type: "triangle" },
    { from: 659, at: 0.1, length: 0.12, type: "triangle" },
    { from: 784, at: 0.2, length: 0.25, type: "triangle" },
  ],
  stole: [{ from: 300, to: 1_200, length: 0.25, type: "triangle" }],
  "round-ended": [
    { from: 500, to: 1_000, length: 0.5, type: "sawtooth", volume: 0.06 },
    { from: 1_000, to: 500, at: 0.5, length: 0.5, type: "sawtooth", volume: 0.06 },
  ],
  "game-over": [523, 659, 784, 1_047].map((from, step) => ({
    from,
    at: step * 0.14,
    length: 0.35,
    type: "triangle" as const,
  })),
  "your-turn": [
    { from: 660, length: 0.1 },
    { from: 880, at: 0.1, length: 0.18 },
  ],
};

export function sound(what: keyof typeof SOUNDS): void {
  const tones = SOUNDS[what];
  if (!settings.sound || !tones) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const { from, to = from, at = 0, length, type = "sine", volume = 0.12 } of tones) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = type;
    tone.frequency.setValueAtTime(from, now + at);
    tone.frequency.exponentialRampToValueAtTime(to, now + at + length);
    loudness.gain.setValueAtTime(volume, now + at);
    loudness.gain.exponentialRampToValueAtTime(0.001, now + at + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length);
  }
}
