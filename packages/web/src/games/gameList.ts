/** A person's games, wherever they are kept, as one list: how each stands, what is searched, and in which order. */
import type { Seat } from '@kairo/engine';
import { PERSON, type SeatSetup } from '@kairo/protocol';
import type { GameFilter } from '@kairo/texts/browser';
import { isFree, type OwnGame } from '../client/online/tables.ts';
import type { KeptGame, Notes } from '../worker/gamesControl.ts';

export type Standing =
  /** It is the reader's turn at an online table. */
  | 'turn'
  | 'running'
  | 'waiting'
  | 'damaged'
  | 'won'
  | 'lost'
  | 'shared'
  /** Over, with nobody or several people at this device who could have won it. */
  | 'over';

export interface ListedSeat extends SeatSetup {
  /** No one sits there yet. */
  readonly isFree: boolean;
}

export interface ListedGame {
  /** Of a game here, or of an online table. */
  readonly id: string;
  readonly isOnline: boolean;
  readonly standing: Standing;
  readonly isOver: boolean;
  readonly seats: readonly ListedSeat[];
  /** Empty for online games. */
  readonly board: string;
  readonly points: readonly number[];
  /** Of a game that is over. */
  readonly winners: readonly Seat[];
  readonly round: number;
  readonly acting: Seat | undefined;
  readonly updatedAt: number;
  readonly title: string;
  readonly isStarred: boolean;
}

/** Those known from the games themselves, by id: resigning may have changed who won. */
export type KnownWinners = ReadonlyMap<string, readonly Seat[]>;

/** A tie is a shared victory (R11.5). */
function mostPoints(points: readonly number[]): readonly Seat[] {
  const most = Math.max(...points);
  return points.flatMap((own, seat) => (own === most ? [seat] : []));
}

function standingAfterEnd(winners: readonly Seat[], own: Seat | undefined): Standing {
  if (own === undefined || winners.length === 0) return 'over';
  if (!winners.includes(own)) return 'lost';
  return winners.length > 1 ? 'shared' : 'won';
}

function noted(id: string, notes: Notes): Pick<ListedGame, 'title' | 'isStarred'> {
  const { title = '', isStarred = false } = notes[id] ?? {};
  return { title, isStarred };
}

export function gameHere(game: KeptGame, notes: Notes, known: KnownWinners): ListedGame {
  const { id, seats, board, points, isOver, round, acting, updatedAt } = game;
  const people = seats.flatMap(({ player }, seat) => (player === PERSON ? [seat] : []));
  const winners = isOver ? (known.get(id) ?? mostPoints(points)) : [];
  const own = people.length === 1 ? people[0] : undefined;
  const standing = isOver ? standingAfterEnd(winners, own) : 'running';
  return {
    id,
    isOnline: false,
    standing: seats.length === 0 ? 'damaged' : standing,
    isOver,
    seats: seats.map((seat) => ({ ...seat, isFree: false })),
    board,
    points,
    winners,
    round,
    acting,
    updatedAt,
    ...noted(id, notes),
  };
}

export function gameOnline(game: OwnGame, notes: Notes, known: KnownWinners): ListedGame {
  const { table, state, seats, yourTurn, acting, round, points, updatedAt } = game;
  const isOver = state === 'over';
  const own = seats.findIndex(({ isYou }) => isYou);
  const winners = isOver ? (known.get(table) ?? mostPoints(points)) : [];
  const standing = yourTurn ? 'turn' : state === 'waiting' ? 'waiting' : 'running';
  return {
    id: table,
    isOnline: true,
    standing: isOver ? standingAfterEnd(winners, own < 0 ? undefined : own) : standing,
    isOver,
    seats: seats.map((seat) => ({
      name: seat.name ?? '',
      icon: seat.icon,
      player: seat.player,
      isFree: isFree(seat),
    })),
    board: '',
    points,
    winners,
    round,
    acting: acting ?? undefined,
    updatedAt,
    ...noted(table, notes),
  };
}

/** What waits for the reader first, longest waits on top; then games under way, then the others, the latest first. */
export function inOrder(games: readonly ListedGame[]): ListedGame[] {
  const rank = ({ standing, isOver }: ListedGame): number => (standing === 'turn' ? 0 : isOver ? 2 : 1);
  return games.toSorted((a, b) => {
    const difference = rank(a) - rank(b);
    if (difference !== 0) return difference;
    return rank(a) === 0 ? a.updatedAt - b.updatedAt : b.updatedAt - a.updatedAt;
  });
}

const PASSES: { readonly [filter in GameFilter]: (game: ListedGame) => boolean } = {
  all: () => true,
  running: ({ isOver }) => !isOver,
  over: ({ isOver }) => isOver,
  won: ({ standing }) => standing === 'won',
  lost: ({ standing }) => standing === 'lost',
  shared: ({ standing }) => standing === 'shared',
  starred: ({ isStarred }) => isStarred,
};
export const FILTERS = Object.keys(PASSES) as readonly GameFilter[];

export function passing(games: readonly ListedGame[], filter: GameFilter): ListedGame[] {
  return games.filter(PASSES[filter]);
}

/** Without case and accents. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Those with every word of the query in what is said of them. */
export function matching(
  games: readonly ListedGame[],
  query: string,
  said: (game: ListedGame) => string,
): readonly ListedGame[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return games;
  return games.filter((game) => {
    const text = plain(said(game));
    return words.every((word) => text.includes(word));
  });
}
