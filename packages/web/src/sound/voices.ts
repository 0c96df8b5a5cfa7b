/**
 * What sound comes from. Phones let an element be heard only once it has begun to play in answer to a touch, and from then
 * on at any time, whatever it plays: so there are a few of them for all sounds, which the next touch wakes.
 */
import { toWav } from './wav.ts';

const VOICES = 6;

export class Voices {
  /** Who was silent the longest comes first. */
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
