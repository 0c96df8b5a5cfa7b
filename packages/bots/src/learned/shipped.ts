/**
 * The weights that ship, for each number of players. Each board size needs weights of its own for choosing moves
 * (docs/adr/0014). `npm run train` trains an evaluation for a board; `npm run train:vizier` trains instinct and
 * outlook for the bots that search, on the large board.
 */
import type { Game } from '@kairo/engine';
import type { Experience } from '../position/evaluation.ts';
import { LearnedEvaluation } from './learnedEvaluation.ts';
import alley2 from './weights/alley2.json' with { type: 'json' };
import alley3 from './weights/alley3.json' with { type: 'json' };
import alley4 from './weights/alley4.json' with { type: 'json' };
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

/** By the number of players: the name and content of a file. */
type Files = { readonly [players: number]: readonly [name: string, json: unknown] };

/** The weights for one board. */
interface BoardWeights {
  readonly sites: number;
  /** For bots that look one step ahead. */
  readonly common: Files;
  readonly instinct: Files;
  readonly outlook: Files;
}

const OUTLOOKS: Files = {
  2: ['outlook2.json', outlook2],
  3: ['outlook3.json', outlook3],
  4: ['outlook4.json', outlook4],
};

const CAIRO: BoardWeights = {
  sites: 144,
  common: { 2: ['cairo2.json', cairo2], 3: ['cairo3.json', cairo3], 4: ['cairo4.json', cairo4] },
  instinct: {
    2: ['instinct2.json', instinct2],
    3: ['instinct3.json', instinct3],
    4: ['instinct4.json', instinct4],
  },
  outlook: OUTLOOKS,
};

const ALLEY_FILES: Files = {
  2: ['alley2.json', alley2],
  3: ['alley3.json', alley3],
  4: ['alley4.json', alley4],
};
/**
 * The probability of winning from a position is similar on both boards, so the outlook of the large one is used: it
 * was trained on more games.
 */
const ALLEY: BoardWeights = { sites: 81, common: ALLEY_FILES, instinct: ALLEY_FILES, outlook: OUTLOOKS };

/** The weights for the board that is nearest in size: players can use boards of their own. */
function weightsFor({ board }: Game): BoardWeights {
  const distance = ({ sites }: BoardWeights): number => Math.abs(sites - board.sites.length);
  return distance(ALLEY) < distance(CAIRO) ? ALLEY : CAIRO;
}

function read(files: Files, players: number): Weights {
  const [name, json] = files[players]!;
  const weights = readWeights(json, players);
  if (!weights.ok) throw new BrokenWeights(name, weights.error);
  return weights.value;
}

/** For bots that look one step ahead. */
export function learnedEvaluation(game: Game): LearnedEvaluation {
  return new LearnedEvaluation(game, read(weightsFor(game).common, game.players));
}

/** For bots that search. */
export function searchExperience(game: Game): Experience {
  const { instinct, outlook } = weightsFor(game);
  return {
    instinct: new LearnedEvaluation(game, read(instinct, game.players)),
    outlook: new LearnedEvaluation(game, read(outlook, game.players)),
  };
}
