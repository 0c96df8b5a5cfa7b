/** The game that a set-up describes, on any board, or what is wrong with the set-up. */
import { type Game, loadEdition, type Result } from '@kairo/engine';
import type { TableError, TableSetup } from '@kairo/protocol';
import { gameOnBoard, shippedEdition } from './gameOnBoard.ts';

export function gameOfSetup(setup: TableSetup): Result<Game, TableError> {
  const { edition } = setup;
  const read = typeof edition === 'string' ? shippedEdition(edition) : loadEdition(edition);
  return read.ok ? gameOnBoard(read.value, setup) : read;
}
