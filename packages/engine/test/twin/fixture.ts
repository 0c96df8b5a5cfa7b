// The naive twin: the Cairo edition of R10 and an empty position, for the twin's own tests.

import { sortStands } from './board.ts';
import type { Colour, Edition, Header, Money, Player, Site, Stand, State } from './types.ts';

function byColour<T>(make: (colour: Colour) => T): Record<Colour, T> {
  return {
    red: make('red'),
    yellow: make('yellow'),
    green: make('green'),
    blue: make('blue'),
    white: make('white'),
    purple: make('purple'),
  };
}

/** R10 */
function cairo(): Edition {
  const columns = 'abcdefghijkl';
  const segments: Record<Site, number> = {};
  const restaurant: Site[] = [];
  for (let row = 1; row <= 12; row += 1) {
    [...columns].forEach((letter, column) => {
      const site = `${letter}${row}`;
      segments[site] = 1 + 3 * Math.floor((row - 1) / 4) + Math.floor(column / 4);
      const side = (letter === 'a' || letter === 'l') && row >= 5;
      if (side || row === 12) restaurant.push(site);
    });
  }
  return {
    id: 'cairo',
    columns: 12,
    rows: 12,
    segments,
    restaurant,
    starts: ['c3', 'j3', 'g6', 'c9', 'j9'],
    jokers: [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
      [1, 4, 7],
      [2, 5, 8],
      [3, 6, 9],
    ],
    medals: byColour(() => ({ gold: 3, silver: 2 })),
    expansionsPerColour: 6,
    barkers: 7,
    standardCopies: 3,
  };
}

export function header(players: number): Header {
  return { trace: 1, edition: cairo(), players, start: 'variable', seed: '1', rulesVersion: 1 };
}

export function money(coins: Partial<Money> = {}): Money {
  return { ...byColour(() => 0), ...coins };
}

export function stand(
  owner: number | 'neutral',
  colour: Colour,
  stall: Site,
  entry: Site,
  ...expansions: Site[]
): Stand {
  return { owner, colour, stall, entry, expansions };
}

/** A position of the play phase: seat 0 to move, no cards in hand, customers red … white on the start spaces. */
export function position(players: number, stands: Stand[]): State {
  return {
    phase: 'play',
    seat: 0,
    pending: null,
    startSeat: 0,
    quietTurns: 0,
    stands: sortStands(stands),
    customers: { red: 'c3', yellow: 'j3', green: 'g6', blue: 'c9', white: 'j9', purple: null },
    players: Array.from({ length: players }, () => ({
      hand: [],
      money: money(),
      barkers: 0,
      points: 0,
      out: false,
    })),
    display: ['S6', 'S7', 'S8', 'S9'],
    pile: ['S1', 'S2', 'S3', 'S4', 'S5', 'J6'],
    discards: ['S9', 'J5'],
    barkerStock: 7,
    supply: byColour((colour) => {
      const laid = stands.filter((one) => one.colour === colour).flatMap((one) => one.expansions);
      return 6 - laid.length;
    }),
    medals: byColour(() => ({ gold: null, silver: null })),
    bag: [],
  };
}

export function player(state: State, seat: number): Player {
  const found = state.players[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
}

export function noShuffle(): string[] {
  throw new Error('no shuffle expected');
}
