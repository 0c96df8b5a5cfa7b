/** Plays sounds as recordings. An `AudioContext` could play them live, but opening one blocks the page for a moment. */
import { record, type Sound } from './synth.ts';
import { Voices } from './voices.ts';

/** Their addresses, by name and volume. */
const recordings = new Map<string, Promise<string>>();
let voices: Voices | undefined;

/** Mixes with other audio and obeys the phone's mute switch, where the browser supports it. */
function mixWithOthers(): void {
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (audioSession !== undefined) audioSession.type = 'ambient';
}

function open(): Voices {
  mixWithOthers();
  return new Voices();
}

/**
 * Browsers allow sound only after the page has been touched: until then there is none.
 * @param name identifies the sound: it is recorded once for each volume
 * @param volume 0–1
 */
export function play(name: string, sound: Sound, volume: number): void {
  if (volume <= 0 || navigator.userActivation?.hasBeenActive === false) return;
  const key = `${name} ${volume}`;
  const recording = recordings.get(key) ?? record(sound, volume).then((file) => URL.createObjectURL(file));
  recordings.set(key, recording);
  voices ??= open();
  const all = voices;
  // Sounds are optional: a failure is ignored.
  recording.then((address) => all.play(address)).catch(() => undefined);
}
