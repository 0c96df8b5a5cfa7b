/**
 * A pool of audio elements. Phones let an element play only after it was first played in response to a touch, and then
 * at any time: so a few elements play all sounds, and the next touch unlocks them.
 */
import { toWav } from './wav.ts';

const VOICES = 6;

export class Voices {
  /** The least recently used first. */
  private readonly all = Array.from({ length: VOICES }, () => new Audio());

  constructor() {
    const silence = URL.createObjectURL(toWav(new Float32Array(64), 8000));
    const wake = (): void => {
      for (const voice of this.all.filter(({ paused }) => paused)) {
        voice.src = silence;
        voice.play().catch(() => undefined);
      }
    };
    addEventListener('pointerup', wake, { once: true, capture: true });
    addEventListener('keydown', wake, { once: true, capture: true });
  }

  async play(address: string): Promise<void> {
    const silent = this.all.filter(({ paused }) => paused);
    const voice = silent.find(({ src }) => src === address) ?? silent[0] ?? this.all[0];
    if (voice === undefined) return;
    this.all.push(...this.all.splice(this.all.indexOf(voice), 1));
    if (voice.src === address) voice.currentTime = 0;
    else voice.src = address;
    await voice.play();
  }
}
