/**
 * Plays sounds as recordings of their own making. An `AudioContext` would do it live, but opening one stops the page for
 * a moment.
 */
import { record, type Sound } from './synth.ts';

/** How many of one sound can be heard at once. */
const VOICES = 3;

class Recording {
  private readonly address: string;
  private readonly voices: HTMLAudioElement[] = [];

  constructor(file: Blob) {
    this.address = URL.createObjectURL(file);
  }

  async play(): Promise<void> {
    const voice = this.voices.find(({ paused }) => paused) ?? this.another();
    voice.currentTime = 0;
    await voice.play();
  }

  /** A new one, or if there are enough the one that began first. */
  private another(): HTMLAudioElement {
    const voice = (this.voices.length < VOICES ? undefined : this.voices.shift()) ?? new Audio(this.address);
    this.voices.push(voice);
    return voice;
  }
}

const recordings = new Map<string, Promise<Recording>>();

/** Beside the reader's music, and not when the phone is silent; only some browsers ask. */
function beModest(): void {
  const { audioSession } = navigator as { audioSession?: { type: string } };
  if (audioSession !== undefined) audioSession.type = 'ambient';
}

/** `volume` 0–1. Browsers allow sound only after somebody has touched the page: until then there is none. */
export function play(sound: Sound, volume: number): void {
  if (volume <= 0 || navigator.userActivation?.hasBeenActive === false) return;
  const key = JSON.stringify([sound, volume]);
  let recording = recordings.get(key);
  if (recording === undefined) {
    if (recordings.size === 0) beModest();
    recording = record(sound, volume).then((file) => new Recording(file));
    recordings.set(key, recording);
  }
  // No sound is ever needed: whatever is missing or forbidden is not.
  recording.then((found) => found.play()).catch(() => undefined);
}
