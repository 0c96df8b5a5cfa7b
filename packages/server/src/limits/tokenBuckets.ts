/** Rates per name, such as an address: a bucket of tokens that fills up again steadily. */

export interface Rate {
  /** Tokens that come in per second. */
  readonly perSecond: number;
  /** How many there can be at most: what may come at once after a pause. */
  readonly burst: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Bounds the memory: beyond it, full buckets are forgotten, then the oldest ones. */
const MAX_BUCKETS = 50_000;
const ROOMY = 0.9 * MAX_BUCKETS;

export class TokenBuckets {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly share: () => number;
  private readonly buckets = new Map<string, Bucket>();

  /** `share`: the part of the rate that is given out here, from 0 to 1. */
  constructor(rate: Rate, now: () => number, share: () => number = () => 1) {
    this.rate = rate;
    this.now = now;
    this.share = share;
  }

  /** Takes a token: 0 if there was one, else the seconds until there will be. */
  take(name: string): number {
    const now = this.now();
    const bucket = this.filled(name, now);
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / this.shared.perSecond));
    bucket.tokens--;
    return 0;
  }

  get size(): number {
    return this.buckets.size;
  }

  /** At least one at a time. */
  private get shared(): Rate {
    const { perSecond, burst } = this.rate;
    const share = this.share();
    return { perSecond: perSecond * share, burst: Math.max(1, burst * share) };
  }

  private filled(name: string, now: number): Bucket {
    const { perSecond, burst } = this.shared;
    const known = this.buckets.get(name);
    if (known !== undefined) {
      // A clock that jumps back must not lock anyone out.
      const passed = Math.max(0, now - known.at) / 1000;
      known.tokens = Math.min(burst, known.tokens + passed * perSecond);
      known.at = now;
      return known;
    }
    if (this.buckets.size >= MAX_BUCKETS) this.makeRoom(now);
    const bucket = { tokens: burst, at: now };
    this.buckets.set(name, bucket);
    return bucket;
  }

  /** For many at once, so that a flood of names does not go through all of them each time. */
  private makeRoom(now: number): void {
    const { perSecond, burst } = this.shared;
    for (const [name, { tokens, at }] of this.buckets) {
      if (tokens + (Math.max(0, now - at) / 1000) * perSecond >= burst) this.buckets.delete(name);
    }
    for (const name of this.buckets.keys()) {
      if (this.buckets.size < ROOMY) return;
      this.buckets.delete(name);
    }
  }
}
