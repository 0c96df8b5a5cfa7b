/** Attempts at something that could be guessed: so many from one address, and so many from everyone. */
import { type Rate, TokenBuckets } from './tokenBuckets.ts';

const EVERYONE = '';

export class Attempts {
  private readonly byAddress: TokenBuckets;
  private readonly byAll: TokenBuckets;

  /** `share`: as for buckets. */
  constructor(
    rates: { readonly address: Rate; readonly all: Rate },
    now: () => number,
    share?: () => number,
  ) {
    this.byAddress = new TokenBuckets(rates.address, now, share);
    this.byAll = new TokenBuckets(rates.all, now, share);
  }

  /** 0 if one more may be made, else the seconds until then. One address does not use up what is for all. */
  take(network: string): number {
    const retryAfter = this.byAddress.take(network);
    return retryAfter > 0 ? retryAfter : this.byAll.take(EVERYONE);
  }
}
