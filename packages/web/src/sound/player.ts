/**
 * Plays sounds as recordings of their own making. An `AudioContext` would do it live, but opening one stops the page for
 * a moment.
 */
import { record, type Sound } from './synth.ts';
import { Voices } from './voices.ts';

/** Their addresses, by what they are of. */
const recordings = new Map<string, Promise<string>>();
let voices: Voices | undefined;

/** Beside the reader's music, and not when the phone is silent; only some browsers ask. */
function beModest(): void {
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (audioSession !== undefined) audioSession.type = 'ambient';
}

function open(): Voices {
  beModest();
  return new Voices();
}

/** `volume` 0–1. Browsers allow sound only after somebody has touched the page: until then there is none. */
export function play(sound: Sound, volume: number): void {
  if (volume <= 0 || navigator.userActivation?.hasBeenActive === false) return;
  const key = JSON.stringify([sound, volume]);
  const recording = recordings.get(key) ?? record(sound, volume).then((file) => URL.createObjectURL(file));
  recordings.set(key, recording);
  voices ??= open();
  const all = voices;
  // No sound is ever needed: whatever is missing or forbidden is not.
  recording.then((address) => all.play(address)).catch(() => undefined);
}
