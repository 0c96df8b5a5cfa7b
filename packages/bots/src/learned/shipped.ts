/** The weights that ship, one file for each number of players. `npm run train` makes them. */
import type { Game } from '@kairo/engine';
import { LearnedEvaluation } from './learnedEvaluation.ts';
import players2 from './weights/players2.json' with { type: 'json' };
import players3 from './weights/players3.json' with { type: 'json' };
import players4 from './weights/players4.json' with { type: 'json' };
import { readWeights, type Weights } from './weights.ts';

const FILES: readonly unknown[] = [undefined, undefined, players2, players3, players4];

function shippedWeights(players: number): Weights {
  const read = readWeights(FILES[players]);
  if (!read.ok)
    throw new Error(`the weights for ${players} players are broken: ${JSON.stringify(read.error)}`);
  return read.value;
}

export function learnedEvaluation(game: Game): LearnedEvaluation {
  return new LearnedEvaluation(game, shippedWeights(game.players));
}
