/**
 * The generalised sequential probability ratio test: plays on until it knows which of two Elo differences fits better.
 * It looks at whole groups, whose win shares are taken as normally distributed, under each hypothesis with the
 * variance that fits best: the more lopsided shares are, the less they vary, and a common variance would make too much
 * of that.
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
    return (this.count / 2) * Math.log(this.varianceAround(this.share0) / this.varianceAround(this.share1));
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
  private varianceAround(share: number): number {
    const { count, sum, squares } = this;
    return (squares + 0.5 - 2 * share * (sum + 0.5)) / (count + 1) + share ** 2;
  }
}
