/** A bot at the table with people: it thinks in a thread of its own, so that the terminal stays alive. */
import { setImmediate, setTimeout } from 'node:timers/promises';
import { chanceSeed } from '@kairo/arena';
import {
  type BotHost,
  type BotSpec,
  type Decision,
  decide,
  effortOf,
  iterationBudget,
  makeBot,
  type Situation,
  situationOf,
  withPeople,
} from '@kairo/bots';
import type { Action, Game, Seat } from '@kairo/engine';
import { BotFailure } from '../failure.ts';
import type { Desk } from './desk.ts';
import { nameOf } from './seating.ts';

/** Nobody wonders before that, in milliseconds. */
const PATIENCE = 400;
/** How soon Ctrl-C is noticed. */
const TICK = 40;

export interface BotChoice {
  readonly action: Action;
  /** What people have to be told about it. */
  readonly note?: string;
}

export class SeatedBot {
  private readonly spec: BotSpec;
  private readonly game: Game;
  private readonly host: BotHost;

  constructor(spec: BotSpec, game: Game, host: BotHost) {
    this.spec = withPeople(spec);
    this.game = game;
    this.host = host;
  }

  async decide(desk: Desk, seat: Seat): Promise<BotChoice> {
    const { match, console, context } = desk;
    // The first step is the opening: nobody decided it.
    const occasion = { seat, seed: match.seed, decision: match.steps.length - 1 };
    const situation = situationOf(match.settledState, match.history(seat), occasion);
    const { thought, fallback } = await this.think(desk, seat, situation);
    await setImmediate(); // even where nobody waits for anything, Ctrl-C is heard
    console.throwIfInterrupted();
    const { action } = thought;
    if (fallback === undefined) return { action };
    return { action, note: context.t.terminal.play.fallback[fallback.reason](nameOf(desk, seat)) };
  }

  private async think(desk: Desk, seat: Seat, situation: Situation): Promise<Decision> {
    const { console, context } = desk;
    const { spec, game } = this;
    // Bots that do not search answer sooner than a thread could start.
    if (effortOf(spec).iterations === 0)
      return { thought: decide(makeBot(spec.name, game), situation, iterationBudget(0)) };
    const { view, history, random } = situation;
    const position = { game, view, history, randomSeed: chanceSeed(random) };
    const { answered: asked } = this.host.decide(spec, position);
    asked.catch(() => undefined); // whoever leaves does not wait for it
    for (let waited = 0; ; waited += TICK) {
      const answered = await Promise.race([asked, setTimeout(TICK)]);
      console.throwIfInterrupted();
      if (answered?.ok) return answered.value;
      if (answered !== undefined) throw new BotFailure(answered.error);
      if (waited < PATIENCE && waited + TICK >= PATIENCE) {
        console.remark(context.t.terminal.play.thinking(nameOf(desk, seat)));
      }
    }
  }
}
