/** All sources of random numbers. */
import { chacha20Block } from './chacha20.ts';
import { sha256Words, utf8 } from './sha256.ts';

/** Draws integers 0 ≤ x < n, uniformly. */
export interface RandomSource {
  below(n: number): number;
}

export const KEY_WORDS = 8;

/**
 * The random source of a game. Every shuffle has its own ChaCha20 key stream, with the game's key and the number of
 * the shuffle as nonce. So a game state only has to hold the key and the number of shuffles.
 */
export function shuffleStream(key: ArrayLike<number>, keyAt: number, shuffleNumber: number): RandomSource {
  return new ShuffleStream(key, keyAt, shuffleNumber);
}

class ShuffleStream implements RandomSource {
  private readonly key: ArrayLike<number>;
  private readonly keyAt: number;
  private readonly shuffleNumber: number;
  private counter = 0;
  private block = new Int32Array(0);
  private used = 0;

  constructor(key: ArrayLike<number>, keyAt: number, shuffleNumber: number) {
    this.key = key;
    this.keyAt = keyAt;
    this.shuffleNumber = shuffleNumber;
  }

  /** Unbiased: words from the incomplete last range are rejected. */
  below(n: number): number {
    const incomplete = (-n >>> 0) % n; // 2^32 % n, in integer arithmetic
    for (;;) {
      const word = this.nextWord() >>> 0;
      if (word < 0x1_0000_0000 - incomplete) return word % n;
    }
  }

  private nextWord(): number {
    if (this.used === this.block.length) {
      this.block = chacha20Block(this.key, this.keyAt, this.counter++, [this.shuffleNumber, 0, 0]);
      this.used = 0;
    }
    return this.block[this.used++]!;
  }
}

/** The key of a game is a digest of its seed. */
export function keyOfSeed(seed: string): Int32Array {
  return sha256Words(utf8(`kairo seed ${seed}`));
}

/** For search and tests: fast and reproducible, but predictable. xoshiro128** by Blackman and Vigna. */
export class FastRandom implements RandomSource {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: string | Int32Array) {
    const words = typeof seed === 'string' ? sha256Words(utf8(`kairo fast ${seed}`)) : seed;
    [this.a, this.b, this.c, this.d] = words as unknown as [number, number, number, number];
    if ((this.a | this.b | this.c | this.d) === 0) this.a = 1; // all zeros is a fixed point
  }

  nextWord(): number {
    const scrambled = Math.imul(this.b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
    const t = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= t;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result;
  }

  below(n: number): number {
    // Lemire's multiply-shift needs 64-bit products. A double is exact enough for small n: the bias is below n /
    // 2^32.
    return Math.floor(((this.nextWord() >>> 0) / 0x1_0000_0000) * n);
  }
}

/** Fisher–Yates shuffle of `count` items from `at` on. */
export function shuffleInPlace(
  items: { [index: number]: number },
  at: number,
  count: number,
  random: RandomSource,
): void {
  for (let i = count - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const kept = items[at + i]!;
    items[at + i] = items[at + j]!;
    items[at + j] = kept;
  }
}

/** Whether a seed cannot be guessed: 128 bits or more, as at least 32 hexadecimal digits. */
export function isStrongSeed(seed: string): boolean {
  return /^[0-9a-f]{32,128}$/.test(seed);
}

/** Writes a new random key. */
export function fillKey(words: Int32Array, at: number, random: RandomSource): void {
  for (let i = 0; i < KEY_WORDS; i++) words[at + i] = random.below(0x1_0000_0000);
}
