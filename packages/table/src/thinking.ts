/** Bots asked on behalf of a table, for actions and for advice: each gets what its seat may know, and nothing else. */
import type { Advice, Answered, BotHost, BotSpec, Level, ThinkRequest } from '@kairo/bots';
import { parseBotSpec, withPeople } from '@kairo/bots';
import { type Seat, viewFor } from '@kairo/engine';
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

export class Thinking {
  private readonly match: Match;
  private readonly tools: ThinkingTools;
  private isAdvising = false;

  constructor(match: Match, tools: ThinkingTools) {
    this.match = match;
    this.tools = tools;
  }

  decide(seat: Seat, level: Level): Promise<Answered> {
    return this.tools.bots.think(this.request(seat, specOf(level)));
  }

  /** Undefined if there is none: another one is being thought about, or the thread failed. */
  async advise(seat: Seat, count: number): Promise<readonly Advice[] | undefined> {
    if (this.isAdvising) return undefined;
    this.isAdvising = true;
    try {
      const answered = await this.tools.bots.think({ ...this.request(seat, specOf(ADVISER)), advise: count });
      return answered.ok ? answered.value.advice : undefined;
    } catch {
      return undefined; // the host was closed
    } finally {
      this.isAdvising = false;
    }
  }

  /** Whoever thinks shall answer at once. */
  hurry(): void {
    this.tools.bots.stop();
  }

  /** Nobody waits for advice any more, but a bot may wait behind it. */
  dropAdvice(): void {
    if (this.isAdvising) this.tools.bots.stop();
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
