/** The moves of others since a turn, in order, and what they left on the board and at the cards. */
import type { GameEvent, Seat } from '@kairo/engine';
import type { Icon, KnownStep } from '@kairo/protocol';
import type { Trace } from '../board/model/trail.ts';
import { signOf } from './boardPieces.ts';
import { type LogEntry, logEntries } from './logEntries.ts';

export interface NumberedMove {
  /** The place in the order of play, from 1. */
  readonly number: number;
  readonly entry: LogEntry;
}

export function movesOfOthers(seat: Seat, steps: readonly KnownStep[]): readonly NumberedMove[] {
  return logEntries(steps)
    .filter((entry) => entry.seat !== undefined && entry.seat !== seat && entry.note === undefined)
    .map((entry, i) => ({ number: i + 1, entry }));
}

/** At most one for each move: drawing cards leaves nothing on the board. */
export function tracesOf(moves: readonly NumberedMove[], icons: readonly Icon[]): readonly Trace[] {
  return moves.flatMap(({ number, entry }) =>
    entry.main
      .flatMap((event) => traceOf(event, icons))
      .slice(0, 1)
      .map((trace) => ({ number, ...trace })),
  );
}

function traceOf(event: GameEvent, icons: readonly Icon[]): readonly Omit<Trace, 'number'>[] {
  switch (event.type) {
    case 'placed':
    case 'stallBuilt':
      return [{ site: event.stall }];
    case 'stallMoved': {
      const { seat, colour, from, stall } = event;
      return [{ site: stall, before: { sign: signOf(seat, icons), colour, ...from } }];
    }
    case 'expanded':
      return [{ site: event.site }];
    case 'lured': {
      const { colour, path } = event;
      const site = path.at(-1);
      return site === undefined ? [] : [{ site, walk: { colour, path } }];
    }
    default:
      return [];
  }
}

/** The numbers of the moves that took a card from a place, named as in `pickName`. */
export function drawsFrom(place: string, moves: readonly NumberedMove[]): readonly number[] {
  return moves
    .filter(({ entry }) => entry.main.some((event) => event.type === 'picked' && placeOf(event) === place))
    .map(({ number }) => number);
}

/** `display 0`, `pile` or `barkers` */
function placeOf({ from, index }: Extract<GameEvent, { type: 'picked' }>): string {
  return from === 'display' ? `display ${index}` : from;
}
