/** Bots that play seats of a table, and the adviser: each gets what its seat may know, and nothing else. */
import {
  type Advice,
  type AdviceError,
  type BotError,
  type BotHost,
  type BotSpec,
  type Decision,
  effortOf,
  type PendingAnswer,
  type Position,
  withPeople,
} from '@kairo/bots';
import { err, FastRandom, type GameEvent, type Result, type Seat, viewFor } from '@kairo/engine';
import type { Match } from '../match/match.ts';

export type Bots = Pick<BotHost, 'decide' | 'advise'>;

/** The adviser thinks as long as the strongest bot does about a move of its own. */
const ADVISER_EFFORT = effortOf(withPeople({ name: 'vizier' }));

type Advised = Result<readonly Advice[], AdviceError>;

/** Advice for one seat in one position: asking again gives the same answer. */
interface Consultation {
  readonly key: string;
  readonly advised: Promise<Advised>;
  readonly stop: () => void;
  isOpen: boolean;
}

/** What a seat has been through. */
export interface Experience {
  /** Everything that it was shown since the deal. */
  readonly history: readonly GameEvent[];
  /** How many entries led to the decision; those that were taken back do not count. */
  readonly decision: number;
}

/** A match as it stands, and what led there. */
export interface SeatKnowledge extends Experience {
  readonly match: Match;
}

export class BotDriver {
  private readonly bots: Bots;
  /**
   * Of the game: a bot's chance follows from it, so that neither reloading a game nor taking a turn back changes what a bot
   * plays after the same moves.
   */
  private readonly seed: string;
  private deciding: PendingAnswer<Decision> | undefined;
  private consultation: Consultation | undefined;

  constructor(bots: Bots, seed: string) {
    this.bots = bots;
    this.seed = seed;
  }

  async decide(seat: Seat, spec: BotSpec, knowledge: SeatKnowledge): Promise<Result<Decision, BotError>> {
    this.deciding = this.bots.decide(withPeople(spec), this.positionOf(seat, knowledge));
    try {
      return await this.deciding.answered;
    } finally {
      this.deciding = undefined;
    }
  }

  /** After a failure, asking again starts afresh. The history is computed only if it is needed. */
  advise(seat: Seat, count: number, match: Match, experience: () => Promise<Experience>): Promise<Advised> {
    // Not the revision: undoing a step leads back to the same advice.
    const key = JSON.stringify([match.version.seq, match.storedDraft.actions, seat, count]);
    if (this.consultation?.key === key) return this.consultation.advised;
    this.dropAdvice();
    let stop = (): void => undefined;
    let isStopped = false;
    const advised = experience()
      .then((known) => {
        const asked = this.bots.advise({ count }, ADVISER_EFFORT, this.positionOf(seat, { match, ...known }));
        stop = asked.stop;
        if (isStopped) stop();
        return asked.answered;
      })
      .catch(asCrash);
    const consultation: Consultation = {
      key,
      advised,
      stop: () => {
        isStopped = true;
        stop();
      },
      isOpen: true,
    };
    this.consultation = consultation;
    void advised.then(({ ok }) => {
      consultation.isOpen = false;
      if (!ok && this.consultation === consultation) this.consultation = undefined;
    });
    return advised;
  }

  /** Makes the bot that is deciding, if any, answer at once. */
  hurry(): void {
    this.deciding?.stop();
  }

  /** Stops advice that is still being computed: a bot may be queued behind it. */
  dropAdvice(): void {
    if (!this.consultation?.isOpen) return;
    this.consultation.stop();
    this.consultation = undefined;
  }

  private positionOf(seat: Seat, { match, history, decision }: SeatKnowledge): Position {
    const { game, draftState } = match;
    return {
      game,
      view: viewFor(draftState, seat),
      history,
      randomSeed: digest(`bot ${this.seed} ${seat} ${decision}`),
    };
  }
}

/** Four words of a stream that is keyed by the text: they do not reveal it. */
function digest(text: string): string {
  const random = new FastRandom(text);
  return Array.from({ length: 4 }, () => random.below(0x1_0000_0000).toString(16)).join('-');
}

/** The thread pool was closed. */
function asCrash(failure: unknown): Advised {
  const detail = failure instanceof Error ? failure.message : String(failure);
  return err({ code: 'bot/crashed', detail });
}
