/** Ids, codes and seeds of rooms. They must not be guessable, so they come from the system, not from a game's stream. */
import { randomBytes, randomInt } from 'node:crypto';
import { drawCharacters, readCharacters } from '../identity/characters.ts';

const ID_BYTES = 16;
const SEED_BYTES = 16;
/** 30 bits. */
const CODE_LENGTH = 6;

const ID_FORM = /^[A-Za-z0-9_-]{22}$/;

export function drawId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

export function drawSeed(): string {
  return randomBytes(SEED_BYTES).toString('hex');
}

export function drawCode(): string {
  return drawCharacters(CODE_LENGTH);
}

export function isId(text: string): boolean {
  return ID_FORM.test(text);
}

/** As people type it. Undefined if it cannot be a code. */
export function readCode(text: string): string | undefined {
  return readCharacters(text, CODE_LENGTH);
}

/** A random order of so many seats. */
export function drawOrder(count: number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    const [a = 0, b = 0] = [order[i], order[j]];
    order[i] = b;
    order[j] = a;
  }
  return order;
}
