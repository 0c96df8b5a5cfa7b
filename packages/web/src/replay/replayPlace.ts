/** Where a finished game is, and the address of one of its turns. */
import { type ReplayPart, type ReplayRoute, replayAddress, tableReplayAddress } from '../address/route.ts';

/** Whose game it is: one of this browser, or that of an online table. */
export interface ReplayPlace {
  readonly of: 'here' | 'table';
  readonly id: string;
}

export function partAddress({ of, id }: ReplayPlace, part: ReplayPart): string {
  return of === 'here' ? replayAddress(id, part) : tableReplayAddress(id, part);
}

/** Turn 0 is the deal. */
export function turnAddress(place: ReplayPlace, turn: number): string {
  const game = partAddress(place, 'replay');
  return turn === 0 ? game : `${game}?turn=${turn}`;
}

export function placeOf({ game, table }: Pick<ReplayRoute, 'game' | 'table'>): ReplayPlace {
  return game === undefined ? { of: 'table', id: table ?? '' } : { of: 'here', id: game };
}

export function turnOf(link: string): number {
  return Number(/^turn=(\d{1,4})$/.exec(link)?.[1] ?? 0);
}
