/** Bots without threads: by default they choose at random, after some turns of the loop; a test may answer for them. */
import type {
  Advice,
  AdviceError,
  AdviceWish,
  BotError,
  BotSpec,
  Decision,
  Effort,
  PendingAnswer,
  Position,
} from '@kairo/bots';
import { type Action, FastRandom, type RandomSource, type Result } from '@kairo/engine';
import type { Bots } from '../src/index.ts';

/** First a type of action, then one of that type: so games come to an end, and everything happens in them. */
export function choose(legal: readonly Action[], random: RandomSource): Action {
  const types = [...new Set(legal.map(({ type }) => type))];
  const type = types[random.below(types.length)];
  const ofType = legal.filter((action) => action.type === type);
  const action = ofType[random.below(ofType.length)];
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}

export type Decided = Result<Decision, BotError>;
export type Advised = Result<readonly Advice[], AdviceError>;

/** Long enough that nothing else is on its way when the answer comes. */
const TURNS_TO_THINK = 3;

/** What a bot was asked; for advice, how much of it. */
export interface Asked extends Omit<Position, 'game'> {
  readonly bot?: BotSpec;
  readonly wish?: AdviceWish;
  readonly effort?: Effort;
}

export class FakeBots implements Bots {
  readonly asked: Asked[] = [];
  stops = 0;
  decision: (asked: Asked) => Promise<Decided> = async ({ view, randomSeed }) => {
    for (let turns = 0; turns < TURNS_TO_THINK; turns++)
      await new Promise((resolve) => setImmediate(resolve));
    const action = choose(view.legal, new FastRandom(randomSeed));
    return { ok: true, value: { thought: { action, iterations: 0 } } };
  };
  advice: (asked: Asked) => Promise<Advised> = silent;

  decide(bot: BotSpec, position: Position): PendingAnswer<Decision> {
    return this.answer(this.ask({ ...position, bot }), this.decision);
  }

  advise(
    wish: AdviceWish,
    effort: Effort,
    position: Position,
  ): PendingAnswer<readonly Advice[], AdviceError> {
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
