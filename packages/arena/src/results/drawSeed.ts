import { randomBytes } from 'node:crypto';

const BYTES = 16;

/** A random seed that cannot be guessed (`isStrongSeed`). */
export function drawSeed(): string {
  return randomBytes(BYTES).toString('hex');
}
