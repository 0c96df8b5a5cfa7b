/** Plays whole games between bots. */
import { type Bot, type BotName, makeBot } from '@kairo/bots';
import {
  type Action,
  apply,
  FastRandom,
  type Game,
  type GameState,
  newGame,
  type Outcome,
  outcomeOf,
  type Seat,
  viewFor,
  whoActs,
} from '@kairo/engine';

/**
 * What a bot does in this state. Its chance follows from the game's seed and the number of the decision, so that a
 * game that is resumed goes on as it would have gone; the seed itself stays hidden behind a digest.
 */
export function botAction(bot: Bot, state: GameState, seat: Seat, seed: string, decision: number): Action {
  const view = viewFor(state, seat);
  const random = new FastRandom(`bot ${seed} ${seat} ${decision}`);
  return bot.choose({ view, legal: view.legal, random });
}

export interface PlayedGame {
  readonly outcome: Outcome;
  readonly decisions: readonly { readonly seat: Seat; readonly type: Action['type'] }[];
  /** After the set-up. */
  readonly turns: number;
}

export function playBots(game: Game, names: readonly BotName[], seed: string): PlayedGame {
  const bots = names.map((name) => makeBot(name, game.board.edition));
  const decisions: { seat: Seat; type: Action['type'] }[] = [];
  let { state } = newGame(game, seed);
  let turns = 1;
  for (let seat = whoActs(state); seat !== undefined; seat = whoActs(state)) {
    const bot = bots[seat];
    if (bot === undefined) throw new Error(`nobody plays seat ${seat}`);
    const action = botAction(bot, state, seat, seed, decisions.length);
    const step = apply(state, action);
    if (!step.ok) throw new Error(`${names[seat]} chose an illegal action: ${JSON.stringify(step.error)}`);
    if (action.type !== 'place') turns += step.value.events.filter(({ type }) => type === 'turnBegan').length;
    decisions.push({ seat, type: action.type });
    state = step.value.state;
  }
  const outcome = outcomeOf(state);
  if (outcome === undefined) throw new Error('nobody acts, and the game is not over');
  return { outcome, decisions, turns };
}
