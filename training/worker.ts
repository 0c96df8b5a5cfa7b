/** A thread that plays games to learn from. */
import { CAIRO, type Game, type GameState, makeGame } from '@kairo/engine';
import { at } from '@kairo/engine/search';
import { LearnedEvaluation } from '../packages/bots/src/learned/learnedEvaluation.ts';
import type { Weights } from '../packages/bots/src/learned/weights.ts';
import { serveTasks } from '../scripts/threads.ts';
import { type Lessons, teach } from './lessons.ts';
import { type Positions, selfPlay } from './selfPlay.ts';

/** One step ahead and with some mistakes by the instinct alone; or searching, if there is an outlook to search with. */
export interface TrainingTask {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly instinct: Weights;
  readonly outlook?: Weights;
}

/** Simulations end between turns; those that reach the final phase are played to the end. */
const isAnEnd = ({ cells }: GameState): boolean =>
  cells[at.PHASE] === at.PHASE_PLAY && cells[at.PICKS_LEFT] === 0 && cells[at.DISCARDS_LEFT] === 0;

function work({ players, games, seed, ...weights }: TrainingTask): Lessons | Positions {
  const game: Game = makeGame(CAIRO, players, { start: 'variable', openMoney: false });
  const instinct = new LearnedEvaluation(game, weights.instinct);
  if (weights.outlook === undefined) {
    const options = { games, seed, mistakes: 0.06, wanted: isAnEnd, kept: 0.5, clearLead: 4 };
    return selfPlay(game, [instinct], options);
  }
  return teach(game, { instinct, outlook: new LearnedEvaluation(game, weights.outlook) }, games, seed);
}

serveTasks(work);
