/** Setup and task for workers in tests. */
import { ALLEY } from '@kairo/engine';
import type { GroupTask } from '../src/games/schedule.ts';
import { programDigest } from '../src/results/provenance.ts';

export const SETUP = {
  edition: ALLEY,
  players: 2,
  options: { start: 'variable', openMoney: false },
  program: programDigest(),
} as const;

export const TASK: GroupTask = { group: 1, seed: 's-1', seatings: [[0, 1]] };
