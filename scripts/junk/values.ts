/** Junk: values that do not fit, and values that almost do. */
import { FastRandom } from '@kairo/engine';

const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '\u0000',
  '\ud800',
  'a\udfff',
  '\u202eabc',
  '🎲'.repeat(20),
  'x'.repeat(65),
  'x'.repeat(3_000),
  '../../etc/passwd',
  '%00',
  "'; drop table rooms; --",
  '<script>alert(1)</script>',
  'S1',
  'c4',
  'red',
  'pile',
  'alley',
  'cairo',
  'A'.repeat(22),
  'spectator',
] as const;

const NUMBERS = [0, 1, 2, 3, 4, -1, -0, 0.5, 99, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, Number.NaN] as const;

const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'key',
  'seed',
  'type',
  'to',
  '',
  '\ud800',
  'x',
] as const;

const MOST_DEEP = 4;

export class Junk {
  readonly random: FastRandom;

  constructor(seed: string) {
    this.random = new FastRandom(seed);
  }

  below(n: number): number {
    return this.random.below(n);
  }

  chance(oneIn: number): boolean {
    return this.random.below(oneIn) === 0;
  }

  one<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  }

  text(): string {
    return this.chance(3) ? this.noise(this.below(40)).toString('latin1') : this.one(TEXTS);
  }

  noise(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.below(256)));
  }

  value(depth = 0): unknown {
    switch (this.below(depth < MOST_DEEP ? 7 : 5)) {
      case 0:
        return null;
      case 1:
        return this.chance(2);
      case 2:
        return this.one(NUMBERS);
      case 3:
      case 4:
        return this.text();
      case 5:
        return Array.from({ length: this.below(4) }, () => this.value(depth + 1));
      default:
        return Object.fromEntries(
          Array.from({ length: this.below(4) }, () => [this.one(KEYS), this.value(depth + 1)]),
        );
    }
  }

  /** The same with something in it replaced, added or missing. */
  mutated(json: unknown): unknown {
    if (typeof json !== 'object' || json === null || this.chance(6)) return this.value();
    if (Array.isArray(json)) {
      const at = this.below(json.length + 1);
      if (at === json.length || this.chance(4)) return [...json, ...(this.chance(2) ? json : [this.value()])];
      return this.chance(4) ? json.toSpliced(at, 1) : json.with(at, this.mutated(json[at]));
    }
    const entries: [string, unknown][] = Object.entries(json);
    const at = this.below(entries.length + 1);
    const entry = entries[at];
    if (entry === undefined) return Object.fromEntries([...entries, [this.one(KEYS), this.value()]]);
    const [key, value] = entry;
    if (this.chance(5)) return Object.fromEntries(entries.toSpliced(at, 1));
    return Object.fromEntries(entries.with(at, [key, this.mutated(value)]));
  }

  /** JSON as text: whole, mutated, cut, deep, large, or not JSON at all. */
  json(valid: unknown): Buffer {
    switch (this.below(16)) {
      case 0:
        return this.noise(this.below(200));
      case 1: {
        const text = JSON.stringify(valid);
        return Buffer.from(text.slice(0, this.below(text.length + 1)));
      }
      case 2: {
        const depth = this.one([23, 24, 25, 100, 5_000]);
        const [open, close] = this.one([
          ['[', ']'],
          ['{"a":', '}'],
        ] as const);
        return Buffer.from(open.repeat(depth) + (open === '[' ? '' : '1') + close.repeat(depth));
      }
      case 3: {
        // Keys that mean something to JavaScript, which an object literal could not have
        const text = JSON.stringify(valid);
        return Buffer.from(`{"__proto__":{"isHost":true,"seats":[0,1]},${text.slice(1)}`);
      }
      case 4:
        return Buffer.concat([Buffer.from(JSON.stringify(valid)), this.noise(1 + this.below(4))]);
      case 5:
        return this.chance(40)
          ? Buffer.from(JSON.stringify({ padding: 'x'.repeat(this.one([16_300, 16_400, 131_100, 400_000])) }))
          : Buffer.from(JSON.stringify(this.value()));
      case 6:
      case 7:
      case 8:
      case 9:
      case 10:
        return Buffer.from(JSON.stringify(valid));
      default: {
        let json = valid;
        for (let i = this.below(3); i >= 0; i--) json = this.mutated(json);
        return Buffer.from(JSON.stringify(json) ?? 'undefined');
      }
    }
  }
}
