/** The worker thread of `train:vizier`: plays training games. */
import { CAIRO, type Game, type GameState, makeGame } from '@kairo/engine';
import { at } from '@kairo/engine/search';
import { LearnedEvaluation } from '../../packages/bots/src/learned/learnedEvaluation.ts';
import type { Weights } from '../../packages/bots/src/learned/weights.ts';
import { serveTasks } from '../shared/threads.ts';
import { type Lessons, teach } from './lessons.ts';
import { type Positions, selfPlay } from './selfPlay.ts';

/** Games of the instinct one step ahead with some random moves, or, with `search`, games with a search. */
export interface TrainingTask {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly instinct: Weights;
  readonly search?: { readonly outlook: Weights; readonly simulations: number };
}

/** Simulations end between turns; those that reach the final phase are played to the end. */
const isAnEnd = ({ cells }: GameState): boolean =>
  cells[at.PHASE] === at.PHASE_PLAY && cells[at.PICKS_LEFT] === 0 && cells[at.DISCARDS_LEFT] === 0;

function work({ players, games, seed, instinct: weights, search }: TrainingTask): Lessons | Positions {
  const game: Game = makeGame(CAIRO, players, { start: 'variable', openMoney: false });
  const instinct = new LearnedEvaluation(game, weights);
  if (search === undefined) {
    const options = { games, seed, mistakes: 0.06, wanted: isAnEnd, kept: 0.5, clearLead: 4 };
    return selfPlay(game, [instinct], options);
  }
  const outlook = new LearnedEvaluation(game, search.outlook);
  return teach(game, { instinct, outlook }, { games, seed, simulations: search.simulations });
}

serveTasks(work);
