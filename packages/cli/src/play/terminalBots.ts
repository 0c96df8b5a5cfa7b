/** The bots of a game at the terminal. Those that search think in a thread, so that the terminal stays responsive. */
import { setImmediate } from 'node:timers/promises';
import {
  type BotError,
  type BotHost,
  type BotSpec,
  type Decision,
  decide,
  effortOf,
  iterationBudget,
  makeBot,
  type PendingAnswer,
  type Position,
  weightsErrorOf,
} from '@kairo/bots';
import { err, FastRandom, ok, type Result } from '@kairo/engine';
import type { Bots } from '@kairo/table';

/** A bot that does not search decides in less time than a thread takes to start. */
async function decideHere(spec: BotSpec, position: Position): Promise<Result<Decision, BotError>> {
  await setImmediate(); // a game among such bots must not block signals and output
  const { game, view, history, randomSeed } = position;
  try {
    const situation = { view, history, random: new FastRandom(randomSeed) };
    return ok({ thought: decide(makeBot(spec.name, game), situation, iterationBudget(0)) });
  } catch (failure) {
    const error = weightsErrorOf(failure);
    if (error === undefined) throw failure;
    return err(error);
  }
}

export class TerminalBots implements Bots {
  readonly advise: Bots['advise'];
  private readonly host: BotHost;

  constructor(host: BotHost) {
    this.host = host;
    this.advise = host.advise.bind(host);
  }

  decide(spec: BotSpec, position: Position): PendingAnswer<Decision> {
    if (effortOf(spec).iterations !== 0) return this.host.decide(spec, position);
    return { answered: decideHere(spec, position), stop: () => undefined };
  }
}
