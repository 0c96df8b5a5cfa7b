import { randomBytes } from 'node:crypto';

const BYTES = 16;

/** One that nobody can guess (`isStrongSeed`). */
export function drawSeed(): string {
  return randomBytes(BYTES).toString('hex');
}
