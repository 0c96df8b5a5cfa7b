/** Bots asked on behalf of a table, for actions and for advice: each gets what its seat may know, and nothing else. */
import {
  type Advice,
  type AdviceError,
  type BotError,
  type BotHost,
  type Decision,
  effortOf,
  type Inquiry,
  type Level,
  type Position,
  withPeople,
} from '@kairo/bots';
import { type GameState, type Result, type Seat, viewFor } from '@kairo/engine';
import type { Match } from './match.ts';

/** As long as the strongest bot thinks about a move of its own. */
const ADVISER_EFFORT = effortOf(withPeople({ name: 'vizier' }));

export interface ThinkingTools {
  /** Never the same, never to be guessed. */
  readonly newSeed: () => string;
  readonly bots: Pick<BotHost, 'decide' | 'advise'>;
}

type Advised = Result<readonly Advice[], AdviceError>;

/** What one seat is or was advised in one state. It has one answer, however often it is asked for. */
interface Consultation {
  readonly state: GameState;
  readonly seat: Seat;
  readonly count: number;
  readonly advised: Promise<Advised>;
  readonly stop: () => void;
  isOpen: boolean;
}

export class Thinking {
  private readonly match: Match;
  private readonly tools: ThinkingTools;
  private deciding: Inquiry<Decision> | undefined;
  private consultation: Consultation | undefined;

  constructor(match: Match, tools: ThinkingTools) {
    this.match = match;
    this.tools = tools;
  }

  async decide(seat: Seat, level: Level): Promise<Result<Decision, BotError>> {
    this.deciding = this.tools.bots.decide(withPeople({ name: level }), this.positionOf(seat));
    try {
      return await this.deciding.answered;
    } finally {
      this.deciding = undefined;
    }
  }

  /** Whoever asks again after a failure starts afresh. */
  advise(seat: Seat, count: number): Promise<Advised> {
    const state = this.match.draftState;
    const known = this.consultation;
    if (known?.state === state && known.seat === seat && known.count === count) return known.advised;
    this.dropAdvice();
    const { answered, stop } = this.tools.bots.advise({ count }, ADVISER_EFFORT, this.positionOf(seat));
    const advised = answered.catch(asCrash);
    const consultation: Consultation = { state, seat, count, advised, stop, isOpen: true };
    this.consultation = consultation;
    void advised.then(({ ok }) => {
      consultation.isOpen = false;
      if (!ok && this.consultation === consultation) this.consultation = undefined;
    });
    return advised;
  }

  /** The bot that thinks about its move, if one does, shall answer at once. */
  hurry(): void {
    this.deciding?.stop();
  }

  /** Nobody waits for advice that is not there yet, but a bot may wait behind it. What was cut short is not kept. */
  dropAdvice(): void {
    if (!this.consultation?.isOpen) return;
    this.consultation.stop();
    this.consultation = undefined;
  }

  private positionOf(seat: Seat): Position {
    const { match, tools } = this;
    return {
      game: match.game,
      view: viewFor(match.draftState, seat),
      history: match.history(seat),
      randomSeed: tools.newSeed(),
    };
  }
}

/** The host was closed while it was thinking. */
function asCrash(failure: unknown): Advised {
  const detail = failure instanceof Error ? failure.message : String(failure);
  return { ok: false, error: { code: 'bot/crashed', detail } };
}
