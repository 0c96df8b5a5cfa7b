/** Every position, in the order of the report. */
import { BLOCKING_POSITIONS } from './blocking.ts';
import { ENDING_POSITIONS } from './ending.ts';
import { LURE_POSITIONS } from './lures.ts';
import { MEDAL_POSITIONS } from './medals.ts';
import { PAYMENT_POSITIONS } from './payments.ts';
import type { TacticalPosition } from './position.ts';

export const POSITIONS: readonly TacticalPosition[] = [
  ...MEDAL_POSITIONS,
  ...BLOCKING_POSITIONS,
  ...PAYMENT_POSITIONS,
  ...LURE_POSITIONS,
  ...ENDING_POSITIONS,
];
