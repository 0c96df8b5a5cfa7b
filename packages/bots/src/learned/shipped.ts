/**
 * The weights that ship, for each number of players: an evaluation that serves for everything (`npm run train`), and for
 * those who search an instinct and an outlook (`npm run train:vizier`).
 */
import type { Game } from '@kairo/engine';
import type { Experience } from '../search/halving.ts';
import { LearnedEvaluation } from './learnedEvaluation.ts';
import cairo2 from './weights/cairo2.json' with { type: 'json' };
import cairo3 from './weights/cairo3.json' with { type: 'json' };
import cairo4 from './weights/cairo4.json' with { type: 'json' };
import instinct2 from './weights/instinct2.json' with { type: 'json' };
import instinct3 from './weights/instinct3.json' with { type: 'json' };
import instinct4 from './weights/instinct4.json' with { type: 'json' };
import outlook2 from './weights/outlook2.json' with { type: 'json' };
import outlook3 from './weights/outlook3.json' with { type: 'json' };
import outlook4 from './weights/outlook4.json' with { type: 'json' };
import { BrokenWeights, readWeights, type Weights } from './weights.ts';

/** By the number of players: a file's name and what it holds. */
type Files = { readonly [players: number]: readonly [name: string, json: unknown] };
const COMMON: Files = {
  2: ['cairo2.json', cairo2],
  3: ['cairo3.json', cairo3],
  4: ['cairo4.json', cairo4],
};
const INSTINCTS: Files = {
  2: ['instinct2.json', instinct2],
  3: ['instinct3.json', instinct3],
  4: ['instinct4.json', instinct4],
};
const OUTLOOKS: Files = {
  2: ['outlook2.json', outlook2],
  3: ['outlook3.json', outlook3],
  4: ['outlook4.json', outlook4],
};

function read(files: Files, players: number): Weights {
  const [name, json] = files[players]!;
  const weights = readWeights(json, players);
  if (!weights.ok) throw new BrokenWeights(name, weights.error);
  return weights.value;
}

export function commonWeights(players: number): Weights {
  return read(COMMON, players);
}

/** For who looks one step ahead. */
export function learnedEvaluation(game: Game): LearnedEvaluation {
  return new LearnedEvaluation(game, commonWeights(game.players));
}

/** For who searches. */
export function searchExperience(game: Game): Experience {
  return {
    instinct: new LearnedEvaluation(game, read(INSTINCTS, game.players)),
    outlook: new LearnedEvaluation(game, read(OUTLOOKS, game.players)),
  };
}
