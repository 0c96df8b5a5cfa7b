/**
 * The generalised sequential probability ratio test: plays on until it knows which of two Elo differences fits better.
 * It looks at whole groups, whose win shares are taken as normally distributed.
 */
import { shareOf } from './elo.ts';

export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
}

export type Accepted = 'H0' | 'H1';

/** How often it may be wrong, either way. */
const ERROR = 0.05;
/** The log-likelihood ratio at which it knows, to either side. */
export const SPRT_BOUND = Math.log((1 - ERROR) / ERROR);
/** So few are not normally distributed at all. */
const MIN_GROUPS = 10;

export class SequentialTest {
  readonly hypotheses: Hypotheses;
  private readonly share0: number;
  private readonly share1: number;
  private count = 0;
  private sum = 0;
  private squares = 0;
  private answer: Accepted | undefined;

  constructor(hypotheses: Hypotheses, players: number) {
    this.hypotheses = hypotheses;
    this.share0 = shareOf(hypotheses.elo0, players);
    this.share1 = shareOf(hypotheses.elo1, players);
  }

  get llr(): number {
    if (this.count === 0) return 0;
    const { count, sum, share0, share1 } = this;
    return ((share1 - share0) * (2 * sum - count * (share0 + share1))) / (2 * this.variance);
  }

  /** What it has decided for; it does not change its mind. */
  get accepted(): Accepted | undefined {
    return this.answer;
  }

  /** One more group, by its win share. */
  add(share: number): void {
    this.count++;
    this.sum += share;
    this.squares += share ** 2;
    if (this.answer !== undefined || this.count < MIN_GROUPS) return;
    if (this.llr >= SPRT_BOUND) this.answer = 'H1';
    else if (this.llr <= -SPRT_BOUND) this.answer = 'H0';
  }

  /** One imagined group, half of it won and half lost, is counted in: a few equal results do not prove that all are. */
  private get variance(): number {
    const mean = (this.sum + 0.5) / (this.count + 1);
    return (this.squares + 0.5) / (this.count + 1) - mean ** 2;
  }
}
