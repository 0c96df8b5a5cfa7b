/**
 * The ChaCha20 block function (RFC 8439, section 2.3). A cryptographic stream, so that no number of revealed cards
 * helps to predict the next ones.
 */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

function rotate(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by));
}

function quarterRound(words: Int32Array, atA: number, atB: number, atC: number, atD: number): void {
  let a = words[atA]!;
  let b = words[atB]!;
  let c = words[atC]!;
  let d = words[atD]!;
  a = (a + b) | 0;
  d = rotate(d ^ a, 16);
  c = (c + d) | 0;
  b = rotate(b ^ c, 12);
  a = (a + b) | 0;
  d = rotate(d ^ a, 8);
  c = (c + d) | 0;
  b = rotate(b ^ c, 7);
  words[atA] = a;
  words[atB] = b;
  words[atC] = c;
  words[atD] = d;
}

/** Sixteen words of key stream. The key is the eight words of `key` from `keyAt` on. */
export function chacha20Block(
  key: ArrayLike<number>,
  keyAt: number,
  counter: number,
  nonce: readonly [number, number, number],
): Int32Array<ArrayBuffer> {
  const start = new Int32Array(16);
  for (let i = 0; i < 4; i++) start[i] = CONSTANTS[i]!;
  for (let i = 0; i < 8; i++) start[4 + i] = key[keyAt + i]!;
  start[12] = counter;
  for (let i = 0; i < 3; i++) start[13 + i] = nonce[i]!;
  const x = new Int32Array(16);
  for (let i = 0; i < 16; i++) x[i] = start[i]!;
  for (let round = 0; round < 10; round++) {
    quarterRound(x, 0, 4, 8, 12);
    quarterRound(x, 1, 5, 9, 13);
    quarterRound(x, 2, 6, 10, 14);
    quarterRound(x, 3, 7, 11, 15);
    quarterRound(x, 0, 5, 10, 15);
    quarterRound(x, 1, 6, 11, 12);
    quarterRound(x, 2, 7, 8, 13);
    quarterRound(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) x[i] = x[i]! + start[i]!;
  return x;
}
