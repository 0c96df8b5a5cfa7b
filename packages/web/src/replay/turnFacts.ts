/** What a turn was about: its mark in the lanes, and what it is found by. */
import type { Colour, GameEvent, SiteName } from '@kairo/engine';
import type { WatchedTurn } from '@kairo/table';
import type { TurnKind, Wanted } from '@kairo/texts/browser';

export interface TurnMark {
  readonly kind: TurnKind;
  /** Of the goods; cards have none. */
  readonly colour?: Colour;
}

/** Undefined for the deal, and for a turn without a move: a player dropped out. */
export function markOf({ seat, steps }: WatchedTurn): TurnMark | undefined {
  if (seat === undefined) return undefined;
  for (const event of steps.flat()) {
    const mark = markOfEvent(event);
    if (mark !== undefined) return mark;
  }
  return undefined;
}

function markOfEvent(event: GameEvent): TurnMark | undefined {
  switch (event.type) {
    case 'placed':
    case 'stallBuilt':
    case 'stallMoved':
      return { kind: 'stall', colour: event.colour };
    case 'expanded':
      return { kind: 'expansion', colour: event.colour };
    case 'lured':
      return { kind: 'lure', colour: event.colour };
    case 'picked':
      return { kind: 'draw' };
    default:
      return undefined;
  }
}

/** How many medals changed hands in the turn. */
export function medalsIn({ steps }: WatchedTurn): number {
  return steps.flat().filter(({ type }) => type === 'medalTaken').length;
}

const IS: { readonly [wanted in Wanted]: (turn: WatchedTurn) => boolean } = {
  build: (turn) => ['stall', 'expansion'].includes(markOf(turn)?.kind ?? ''),
  medal: (turn) => medalsIn(turn) > 0,
  income: ({ steps }) => steps.flat().some(({ type }) => type === 'earned'),
};

/** The number of the next turn of a kind; undefined if there is none. */
export function nextTurn(turns: readonly WatchedTurn[], after: number, wanted: Wanted): number | undefined {
  const found = turns.findIndex(
    (turn, number) => number > after && turn.seat !== undefined && IS[wanted](turn),
  );
  return found < 0 ? undefined : found;
}

/** Where it happened, to be framed on the board: each piece with all its sites. */
export function sitesOf({ seat, steps }: WatchedTurn): (readonly SiteName[])[] {
  if (seat === undefined) return [];
  return steps.flat().flatMap((event): (readonly SiteName[])[] => {
    switch (event.type) {
      case 'placed':
      case 'stallBuilt':
      case 'stallMoved':
        return [[event.stall], [event.entry]];
      case 'expanded':
        return [[event.site]];
      case 'lured': {
        const entry = event.path.at(-1);
        return entry === undefined ? [] : [[entry]];
      }
      default:
        return [];
    }
  });
}
