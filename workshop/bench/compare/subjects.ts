/** The work that is compared: the same for both checkouts, a slice at a time. */
import type { Situation } from '../../../packages/bots/src/index.ts';
import type { GameState } from '../../../packages/engine/src/index.ts';
import { checkedApply, playouts, type Subject, stateCopies, type Table } from '../engine/subjects.ts';
import type { Checkout } from './bundle.ts';

export type { Subject };

const PLAYERS = 4;

interface Decision {
  readonly state: GameState;
  readonly situation: Situation;
}

/** Some decisions of one game among apprentices. */
function decisionsOf({ engine, bots }: Checkout): Decision[] {
  const game = engine.makeGame(engine.CAIRO, PLAYERS, { start: 'preset', openMoney: false });
  const { state: start, events } = engine.newGame(game, 'compare');
  const bot = bots.makeBot('apprentice', game);
  const told = [...events];
  const decisions: Decision[] = [];
  let state = start;
  for (let seat = engine.whoActs(state); seat !== undefined; seat = engine.whoActs(state)) {
    const history = engine.redactEvents(told, seat);
    const random = new engine.FastRandom(`${told.length}`);
    const situation = { view: engine.viewFor(state, seat), history, random };
    decisions.push({ state, situation });
    const { action } = bots.decide(bot, situation, bots.iterationBudget(1));
    const step = engine.apply(state, action);
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    state = step.value.state;
    told.push(...step.value.events);
  }
  return decisions.filter((_, i) => i % 7 === 0);
}

export function subjectsOf(checkout: Checkout): Subject[] {
  const { engine, bots } = checkout;
  const game = engine.makeGame(engine.CAIRO, PLAYERS, { start: 'variable', openMoney: false });
  const starts = Array.from({ length: 40 }, (_, i) => engine.newGame(game, `bench ${i}`).state);
  const table: Table = { engine, game, starts };
  const decisions = decisionsOf(checkout);
  const repeated = (name: string, times: number, run: (decision: Decision) => void): Subject => ({
    name,
    slice() {
      for (let i = 0; i < times; i++) for (const decision of decisions) run(decision);
      return times * decisions.length;
    },
  });
  const thinking = (name: 'trader' | 'vizier', iterations: number): ((decision: Decision) => void) => {
    const bot = bots.makeBot(name, game);
    return ({ situation }) => {
      const random = new engine.FastRandom('chance');
      bots.decide(bot, { ...situation, random }, bots.iterationBudget(iterations));
    };
  };
  return [
    playouts(table),
    checkedApply(table),
    stateCopies(table),
    repeated('legal moves', 60, ({ state }) => engine.legalMoves(state)),
    repeated('views', 40, ({ state }) => engine.viewFor(state, 1)),
    repeated('trader, decisions', 4, thinking('trader', 1)),
    repeated('vizier, 40 simulations', 1, thinking('vizier', 40)),
  ];
}
