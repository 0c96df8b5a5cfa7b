/** Chance by seed, and pauses. */
import type { RandomSource } from '@kairo/engine';

export function isBy(percent: number, random: RandomSource): boolean {
  return random.below(100) < percent;
}

export function between(least: number, most: number, random: RandomSource): number {
  return least + random.below(most - least + 1);
}

export function oneOf<T>(values: readonly T[], random: RandomSource): T {
  const value = values[random.below(values.length)];
  if (value === undefined) throw new Error('there is nothing to choose from');
  return value;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
