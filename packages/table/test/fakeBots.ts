/** Bots without threads: by default they choose at random, at once; a test may answer for them. */
import type {
  Advice,
  AdviceError,
  AdviceWish,
  BotError,
  BotSpec,
  Decision,
  Effort,
  Inquiry,
  Position,
} from '@kairo/bots';
import { type Action, FastRandom, type RandomSource, type Result } from '@kairo/engine';
import type { Bots } from '../src/index.ts';

/** First a type of action, then one of that type: so games come to an end, and everything happens in them. */
export function choose(legal: readonly Action[], random: RandomSource): Action {
  const types = [...new Set(legal.map(({ type }) => type))];
  const type = types[random.below(types.length)];
  const ofType = legal.filter((action) => action.type === type);
  return ofType[random.below(ofType.length)]!;
}

export type Decided = Result<Decision, BotError>;
export type Advised = Result<readonly Advice[], AdviceError>;

/** What a bot was asked; for advice, how much of it. */
export interface Asked extends Omit<Position, 'game'> {
  readonly bot?: BotSpec;
  readonly wish?: AdviceWish;
  readonly effort?: Effort;
}

export class FakeBots implements Bots {
  readonly asked: Asked[] = [];
  stops = 0;
  decision: (asked: Asked) => Promise<Decided> = async ({ view, randomSeed }) => ({
    ok: true,
    value: { thought: { action: choose(view.legal, new FastRandom(randomSeed)), iterations: 0 } },
  });
  advice: (asked: Asked) => Promise<Advised> = silent;

  decide(bot: BotSpec, position: Position): Inquiry<Decision> {
    return this.answer(this.ask({ ...position, bot }), this.decision);
  }

  advise(wish: AdviceWish, effort: Effort, position: Position): Inquiry<readonly Advice[], AdviceError> {
    return this.answer(this.ask({ ...position, wish, effort }), this.advice);
  }

  /** On its way to a thread everything is cloned. */
  private ask({ game: _, ...sent }: Asked & Position): Asked {
    const asked = structuredClone(sent);
    this.asked.push(asked);
    return asked;
  }

  private answer<T>(
    asked: Asked,
    by: (asked: Asked) => Promise<T>,
  ): { answered: Promise<T>; stop: () => void } {
    return { answered: by(asked), stop: () => void this.stops++ };
  }
}

/** An answer that never comes. */
export const silent = (): Promise<never> => new Promise(() => undefined);
