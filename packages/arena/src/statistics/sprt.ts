/**
 * The generalised sequential probability ratio test: it runs until the results clearly favour one of two Elo
 * differences. The samples are win shares of whole groups, assumed to be normally distributed. Each hypothesis has its
 * own best-fitting variance: lopsided shares vary less, so a common variance would overstate the evidence.
 */
import { shareOf } from './elo.ts';

export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
}

export type Accepted = 'H0' | 'H1';

/** The probability of each kind of error, α and β. */
const ERROR = 0.05;
/** The test is decided when the log-likelihood ratio reaches ±SPRT_BOUND. */
export const SPRT_BOUND = Math.log((1 - ERROR) / ERROR);
/** With fewer groups the normal approximation is too poor for a decision. */
const MIN_GROUPS = 10;

export class SequentialTest {
  readonly hypotheses: Hypotheses;
  private readonly share0: number;
  private readonly share1: number;
  private count = 0;
  private sum = 0;
  private squares = 0;
  private decision: Accepted | undefined;

  constructor(hypotheses: Hypotheses, players: number) {
    this.hypotheses = hypotheses;
    this.share0 = shareOf(hypotheses.elo0, players);
    this.share1 = shareOf(hypotheses.elo1, players);
  }

  get llr(): number {
    return (this.count / 2) * Math.log(this.varianceAround(this.share0) / this.varianceAround(this.share1));
  }

  /** Final once it is set, even if later groups contradict it. */
  get accepted(): Accepted | undefined {
    return this.decision;
  }

  /** Adds the win share of one group. */
  add(share: number): void {
    this.count++;
    this.sum += share;
    this.squares += share ** 2;
    if (this.decision !== undefined || this.count < MIN_GROUPS) return;
    if (this.llr >= SPRT_BOUND) this.decision = 'H1';
    else if (this.llr <= -SPRT_BOUND) this.decision = 'H0';
  }

  /** Includes one pseudo-group, half weight all won and half all lost: a few equal results must not give variance 0. */
  private varianceAround(share: number): number {
    const { count, sum, squares } = this;
    return (squares + 0.5 - 2 * share * (sum + 0.5)) / (count + 1) + share ** 2;
  }
}
