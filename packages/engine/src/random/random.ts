/** The one place where chance comes from. */
import { chacha20Block } from './chacha20.ts';
import { sha256Words, utf8 } from './sha256.ts';

/** Draws whole numbers 0 ≤ x < n, all equally likely. */
export interface RandomSource {
  below(n: number): number;
}

export const KEY_WORDS = 8;

/**
 * The game's own chance: every shuffle has a stream of its own, the ChaCha20 key stream under the game's key with
 * the shuffle's number as nonce. So key and number are all the state there is, and both live in the game state.
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

  /** Unbiased: words from the incomplete last stretch are thrown away. */
  below(n: number): number {
    const incomplete = (-n >>> 0) % n; // 2^32 % n, in whole numbers
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

/** The key of a game: the digest of its seed's text. */
export function keyOfSeed(seed: string): Int32Array {
  return sha256Words(utf8(`kairo seed ${seed}`));
}

/** Search and tests: small, fast, reproducible, and fit for no secret. xoshiro128** by Blackman and Vigna. */
export class FastRandom implements RandomSource {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: string | Int32Array) {
    const words = typeof seed === 'string' ? sha256Words(utf8(`kairo fast ${seed}`)) : seed;
    [this.a, this.b, this.c, this.d] = words as unknown as [number, number, number, number];
    if ((this.a | this.b | this.c | this.d) === 0) this.a = 1; // the all-zero state never leaves itself
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
    // Lemire's multiply-shift over 32 bits needs 64-bit products; n is small here, so a double is exact enough:
    // the bias is under n / 2^32.
    return Math.floor(((this.nextWord() >>> 0) / 0x1_0000_0000) * n);
  }
}

/** Fisher–Yates on `count` items from `at` on. */
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

/** Real games need a seed nobody can guess: 128 bits as at least 32 hexadecimal digits. */
export function isStrongSeed(seed: string): boolean {
  return /^[0-9a-f]{32,128}$/.test(seed);
}

/** A fresh key, for a game that was dealt anew from what a seat knows. */
export function fillKey(words: Int32Array, at: number, random: RandomSource): void {
  for (let i = 0; i < KEY_WORDS; i++) words[at + i] = random.below(0x1_0000_0000);
}
