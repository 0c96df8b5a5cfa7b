/** Bots asked on behalf of a table, for actions and for advice: each gets what its seat may know, and nothing else. */
import type { Advice, Answered, BotHost, BotSpec, Level, ThinkRequest } from '@kairo/bots';
import { parseBotSpec, withPeople } from '@kairo/bots';
import { type GameState, type Seat, viewFor } from '@kairo/engine';
import type { Match } from './match.ts';

/** Who gives advice. */
const ADVISER: Level = 'vizier';

function specOf(level: Level): BotSpec {
  const spec = parseBotSpec(level);
  if (!spec.ok) throw new Error(`no such level: ${level}`);
  return withPeople(spec.value);
}

export interface ThinkingTools {
  /** Never the same, never to be guessed. */
  readonly newSeed: () => string;
  readonly bots: Pick<BotHost, 'think' | 'stop'>;
}

/** What one seat is or was advised in one state. It has one answer, however often it is asked for. */
interface Consultation {
  readonly state: GameState;
  readonly seat: Seat;
  readonly count: number;
  readonly advice: Promise<readonly Advice[] | undefined>;
}

export class Thinking {
  private readonly match: Match;
  private readonly tools: ThinkingTools;
  private consultation: Consultation | undefined;
  private isAdvising = false;

  constructor(match: Match, tools: ThinkingTools) {
    this.match = match;
    this.tools = tools;
  }

  decide(seat: Seat, level: Level): Promise<Answered> {
    return this.tools.bots.think(this.request(seat, specOf(level)));
  }

  /** Undefined if the thread failed; whoever asks again then starts afresh. */
  advise(seat: Seat, count: number): Promise<readonly Advice[] | undefined> {
    const state = this.match.draftState;
    const known = this.consultation;
    if (known?.state === state && known.seat === seat && known.count === count) return known.advice;
    this.dropAdvice();
    const consultation = { state, seat, count, advice: this.consult(seat, count) };
    this.consultation = consultation;
    void consultation.advice.then((advice) => {
      if (this.consultation !== consultation) return;
      this.isAdvising = false;
      if (advice === undefined) this.consultation = undefined;
    });
    return consultation.advice;
  }

  /** Whoever thinks shall answer at once. */
  hurry(): void {
    this.tools.bots.stop();
  }

  /** Nobody waits for advice that is not there yet, but a bot may wait behind it. What was cut short is not kept. */
  dropAdvice(): void {
    if (!this.isAdvising) return;
    this.isAdvising = false;
    this.consultation = undefined;
    this.tools.bots.stop();
  }

  private async consult(seat: Seat, count: number): Promise<readonly Advice[] | undefined> {
    this.isAdvising = true;
    try {
      const answered = await this.tools.bots.think({ ...this.request(seat, specOf(ADVISER)), advise: count });
      return answered.ok ? answered.value.advice : undefined;
    } catch {
      return undefined; // the host was closed
    }
  }

  private request(seat: Seat, spec: BotSpec): ThinkRequest {
    const { match, tools } = this;
    return {
      spec,
      game: match.game,
      view: viewFor(match.draftState, seat),
      history: match.history(seat),
      randomSeed: tools.newSeed(),
    };
  }
}
