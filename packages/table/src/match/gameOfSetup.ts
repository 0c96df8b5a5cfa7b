/** The game that a set-up describes, or what is wrong with the set-up. */
import {
  checkSetup,
  EDITIONS,
  type Edition,
  err,
  type Game,
  loadEdition,
  makeGame,
  ok,
  type Result,
} from '@kairo/engine';
import type { TableError, TableSetup } from '@kairo/protocol';

export function gameOfSetup(setup: TableSetup): Result<Game, TableError> {
  const edition = editionOf(setup);
  if (!edition.ok) return edition;
  const { start, openMoney, seats } = setup;
  const options = { start, openMoney };
  const error = checkSetup(edition.value, seats.length, options);
  if (error !== undefined) return err(error);
  return ok(makeGame(edition.value, seats.length, options));
}

function editionOf({ edition }: TableSetup): Result<Edition, TableError> {
  if (typeof edition !== 'string') return loadEdition(edition);
  const known = EDITIONS.get(edition);
  if (known !== undefined) return ok(known);
  return err({ code: 'table/unknown-edition', id: edition, known: [...EDITIONS.keys()] });
}
