/**
 * A finished game, turn by turn, with everything that was hidden while it was played. A game that is not over is
 * refused: its secrets must not be shown to anyone.
 */
import {
  EDITIONS,
  type Edition,
  err,
  type GameRecord,
  ok,
  parseRecord,
  type ReplayedTurn,
  type Result,
  replayTurns,
  whoActs,
} from '@kairo/engine';
import { ICONS, type Icon, PERSON, type SeatSetup, type TableSetup } from '@kairo/protocol';
import type { LoadedGame } from '../authority/gameLog.ts';
import { recordOfLog, wholeRecordOfLog } from '../company/gameRecord.ts';
import { NEW_STANDING, standingAfter } from '../log/entry.ts';

/** The game so far. Everything hidden is in it: unless it is over, for the authority alone. */
export interface PlayedGame {
  readonly id: string;
  readonly setup: TableSetup;
  /** The first one is the deal. */
  readonly turns: readonly [ReplayedTurn, ...ReplayedTurn[]];
  readonly record: GameRecord;
}

export type FinishedGame = PlayedGame;

/** Why a game cannot be watched again: it goes on, or what was found is no whole game by these rules. */
export type ReplayError = 'replay/not-over' | 'replay/unreadable';

export function finishedFromLog({ header, match, entries }: LoadedGame): Result<FinishedGame, ReplayError> {
  if (!match.isOver) return err('replay/not-over');
  const standing = entries.reduce(standingAfter, NEW_STANDING);
  const record = recordOfLog({ header, match, standing }, entries, 'spectator');
  return finished(header.id, record, header.setup, match.game.board.edition);
}

/** Also if the game goes on. */
export function playedFromLog({ header, match, entries }: LoadedGame): Result<PlayedGame, ReplayError> {
  const standing = entries.reduce(standingAfter, NEW_STANDING);
  const record = wholeRecordOfLog({ header, match, standing }, entries);
  return played(header.id, record, header.setup, match.game.board.edition);
}

/**
 * @param text a record in notation
 * @param seats the seats as they were, if that is known; a record has only their names
 */
export function finishedFromRecord(
  id: string,
  text: string,
  seats?: readonly SeatSetup[],
): Result<FinishedGame, ReplayError> {
  const read = parseRecord(text);
  if (!read.ok) return err('replay/unreadable');
  const record = read.value;
  if (record.knows !== 'table') return err('replay/not-over');
  const edition = EDITIONS.get(record.edition.id);
  if (edition === undefined) return err('replay/unreadable');
  const setup: TableSetup = {
    edition: edition.id,
    ...record.options,
    help: { routes: false, hints: false },
    seats: seats?.length === record.players ? seats : seatsOf(record.seats),
  };
  return finished(id, record, setup, edition);
}

function finished(
  id: string,
  record: GameRecord,
  setup: TableSetup,
  edition: Edition,
): Result<FinishedGame, ReplayError> {
  const game = played(id, record, setup, edition);
  if (!game.ok) return game;
  const { turns } = game.value;
  const { state } = turns.at(-1) ?? turns[0];
  const isOver = record.result !== undefined || whoActs(state) === undefined;
  return isOver ? game : err('replay/not-over');
}

function played(
  id: string,
  record: GameRecord,
  setup: TableSetup,
  edition: Edition,
): Result<PlayedGame, ReplayError> {
  const turns = replayTurns(record, new Map([[edition.id, edition]]));
  return turns.ok ? ok({ id, setup, turns: turns.value, record }) : err('replay/unreadable');
}

/** A seat without a name is recorded by its icon. */
function seatsOf(names: readonly string[]): SeatSetup[] {
  const iconOf = (name: string): Icon | undefined => ICONS.find((icon) => icon === name);
  const free = ICONS.filter((icon) => !names.includes(icon));
  return names.map((name) => {
    const recorded = iconOf(name);
    const icon = recorded ?? free.shift() ?? ICONS[0];
    return { name: recorded === undefined ? name : '', icon, player: PERSON };
  });
}
