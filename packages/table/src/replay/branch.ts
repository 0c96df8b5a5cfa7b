/**
 * "Try again from here": a new game that begins at a turn of another one. What was hidden from the person's seat is dealt
 * anew from what that seat knew then, so that the new game tells nothing about the old one.
 */
import type { Level } from '@kairo/bots';
import {
  determinize,
  err,
  FastRandom,
  ok,
  positionOf,
  type Result,
  type Seat,
  viewFor,
  whoActs,
} from '@kairo/engine';
import { PERSON, type SeatSetup, type TableError } from '@kairo/protocol';
import type { NewGame } from '../authority/gameLog.ts';
import { eventsThatCount } from '../match/lookAt.ts';
import type { PlayedGame } from './finishedGame.ts';

export interface BranchWish {
  /** After how many turns; 0 is the beginning. */
  readonly turn: number;
  /** Whose seat the person takes. */
  readonly seat: Seat;
  /** Of the bots in all other seats. */
  readonly level: Level;
}

/** The new game, to be given to `TableHost.create`. `seed` decides what is dealt anew, and all chance from then on. */
export function branchOf(
  { id: game, setup, turns }: PlayedGame,
  { turn, seat, level }: BranchWish,
  { id, seed }: Pick<NewGame, 'id' | 'seed'>,
): Result<NewGame, TableError> {
  const state = turns[turn]?.state;
  if (state === undefined || whoActs(state) === undefined || setup.seats[seat] === undefined) {
    const detail = `turn ${turn} of ${turns.length - 1}, seat ${seat}: expected a turn before the end, and a seat`;
    return err({ code: 'table/bad-position', detail });
  }
  const events = turns.slice(0, turn + 1).flatMap(({ steps }) => steps.flat());
  const known = eventsThatCount(events, seat);
  const dealt = determinize(state.game, viewFor(state, seat), known, new FastRandom(`branch ${seed}`));
  const seats = setup.seats.map(
    (before, i): SeatSetup => ({ ...before, player: i === seat ? PERSON : level }),
  );
  return ok({
    id,
    seed,
    setup: { ...setup, seats },
    opening: { position: positionOf(dealt, events), origin: { game, turn } },
  });
}
