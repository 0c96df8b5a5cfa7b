import type { RandomSource } from '@kairo/engine';

/** A seed for the randomness of another process or thread. It reveals nothing about `random`. */
export function chanceSeed(random: RandomSource): string {
  return Array.from({ length: 4 }, () => random.below(0x1_0000_0000).toString(16)).join('-');
}
