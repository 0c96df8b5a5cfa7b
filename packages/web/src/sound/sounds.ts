/** The sounds of the game. */
import { preferences } from '../preferences/store.ts';
import { play } from './player.ts';
import type { Sound } from './synth.ts';

const SOUNDS = {
  step: { brushes: [{ lasts: 0.05, centre: 900, loud: 0.12 }] },
  coin: {
    tones: [
      { from: 1320, lasts: 0.12, loud: 0.16 },
      { from: 1760, at: 0.05, lasts: 0.18, loud: 0.12 },
    ],
  },
  card: { brushes: [{ lasts: 0.12, centre: 2400, loud: 0.16 }] },
  medal: {
    tones: [
      { from: 523, lasts: 0.6, shape: 'sine', loud: 0.25 },
      { from: 1046, lasts: 0.5, shape: 'sine', loud: 0.1 },
    ],
  },
  barker: {
    tones: [
      { from: 330, to: 392, lasts: 0.14, shape: 'sawtooth', loud: 0.1 },
      { from: 294, to: 262, at: 0.16, lasts: 0.22, shape: 'sawtooth', loud: 0.1 },
    ],
  },
  turn: { tones: [{ from: 587, lasts: 0.35, shape: 'triangle', loud: 0.22 }] },
  refused: { tones: [{ from: 140, to: 90, lasts: 0.12, loud: 0.3 }] },
  end: {
    tones: [
      { from: 392, lasts: 0.35, loud: 0.22 },
      { from: 494, at: 0.16, lasts: 0.35, loud: 0.22 },
      { from: 587, at: 0.32, lasts: 0.6, loud: 0.22 },
    ],
  },
} as const satisfies { readonly [name: string]: Sound };

export type SoundName = keyof typeof SOUNDS;

function playIfOn(name: string, sound: Sound): void {
  const { sound: isOn, volume } = preferences.value;
  if (isOn) play(name, sound, volume);
}

export function ring(name: SoundName): void {
  playIfOn(name, SOUNDS[name]);
}

/** A tile is laid, wood on stone: the larger the stand, the deeper. */
export function knock(size: number): void {
  const pitch = 320 * 0.9 ** size;
  playIfOn(`knock ${size}`, {
    tones: [{ from: pitch, to: pitch * 0.6, lasts: 0.09, loud: 0.4 }],
    brushes: [{ lasts: 0.05, centre: 600, loud: 0.25 }],
  });
}
