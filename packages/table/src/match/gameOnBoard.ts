/** The boards that ship with the game, and the game on a board. */
import { checkSetup, EDITIONS, type Edition, err, type Game, makeGame, ok, type Result } from '@kairo/engine';
import type { TableError, TableSetup } from '@kairo/protocol';

export function shippedEdition(id: string): Result<Edition, TableError> {
  const edition = EDITIONS.get(id);
  return edition === undefined
    ? err({ code: 'table/unknown-edition', id, known: [...EDITIONS.keys()] })
    : ok(edition);
}

export function gameOnBoard(edition: Edition, setup: TableSetup): Result<Game, TableError> {
  const { start, openMoney, seats } = setup;
  const options = { start, openMoney };
  const error = checkSetup(edition, seats.length, options);
  return error === undefined ? ok(makeGame(edition, seats.length, options)) : err(error);
}
