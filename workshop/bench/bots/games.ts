/** Whole games between bots, decision by decision, and positions from the middle of such games. */
import type { Situation } from '../../../packages/bots/src/index.ts';
import type { Game } from '../../../packages/engine/src/index.ts';
import type { Bots } from './bundle.ts';

/** Plays where only the positions matter: fast and reasonable. */
const QUICK = 'trader';

export interface Position {
  readonly game: Game;
  readonly situation: Situation;
}

type Choose = (situation: Situation) => ReturnType<Bots['decide']>['action'];

export function gameFor({ makeGame, CAIRO }: Bots, players: number): Game {
  return makeGame(CAIRO, players, { start: 'variable', openMoney: false });
}

/** Plays a game and yields each situation before its decision; ends early if the caller stops iterating. */
function* situations(bots: Bots, game: Game, seed: string, choose: Choose): Generator<Situation, void, void> {
  const botGame = new bots.BotGame(game, seed);
  for (let seat = botGame.acting; seat !== undefined; seat = botGame.acting) {
    const situation = botGame.situation(seat);
    yield situation;
    botGame.play(choose(situation));
  }
}

/** One position with a choice from the middle of each of this number of games. */
export function midGames(bots: Bots, players: number, count: number): Position[] {
  const { decide, iterationBudget, makeBot } = bots;
  const game = gameFor(bots, players);
  const bot = makeBot(QUICK, game);
  const choose: Choose = (situation) => decide(bot, situation, iterationBudget(1)).action;
  return Array.from({ length: count }, (_, i) => {
    const all = [...situations(bots, game, `bench ${players} ${i}`, choose)];
    const free = all.filter(({ view }) => view.legal.length > 1);
    return { game, situation: free[free.length >> 1]! };
  });
}

/** The first decision of each of this number of games: simulations are longest there, as they play the whole set-up. */
export function openings(bots: Bots, players: number, count: number): Position[] {
  const game = gameFor(bots, players);
  return Array.from({ length: count }, (_, i) => {
    const first = situations(bots, game, `opening ${players} ${i}`, ({ view }) => view.legal[0]!).next();
    if (first.done) throw new Error('a game without a decision');
    return { game, situation: first.value };
  });
}

/** The same situation with its random generator reset. */
export function again({ FastRandom }: Bots, { situation }: Position, seed: string): Situation {
  return { ...situation, random: new FastRandom(seed) };
}
