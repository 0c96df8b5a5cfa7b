import type { RandomSource } from '@kairo/engine';

/** A seed for the chance of somebody elsewhere, drawn so that it tells nothing about where the chance comes from. */
export function chanceSeed(random: RandomSource): string {
  return Array.from({ length: 4 }, () => random.below(0x1_0000_0000).toString(16)).join('-');
}
