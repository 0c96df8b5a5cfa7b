/** Games that begin at a position instead of a deal. Loaded on demand: most games do not. */
import { err, type Game, ok, openAt, type PositionError, type Result } from '@kairo/engine';
import type { TableError } from '@kairo/protocol';
import type { GameHeader, Opening } from '../log/store.ts';
import { type Change, Match } from './match.ts';

export function beginAt(game: Game, { position }: Opening, seed: string): Result<Change, TableError> {
  const opened = openAt(game, position, seed);
  if (opened.ok) return ok(Match.begin(game, opened.value));
  return err({ code: 'table/bad-position', detail: detailOf(opened.error) });
}

/** With the deal of its seed, or at its position. Throws if a validated header would not have it. */
export function beginningOf(game: Game, { opening, seed }: Pick<GameHeader, 'opening' | 'seed'>): Change {
  if (opening === undefined) return Match.deal(game, seed);
  const begun = beginAt(game, opening, seed);
  if (!begun.ok) throw new Error(`the position cannot be played: ${JSON.stringify(begun.error)}`);
  return begun.value;
}

function detailOf(error: PositionError): string {
  return error.code === 'position/malformed'
    ? `${error.field}: expected ${error.expected.kind}`
    : `wrong: ${error.broken.join(', ')}`;
}
