/** Medals: what they score twice, and from whom. */
import { WHITE_GONE } from './backdrops.ts';
import type { TacticalPosition } from './position.ts';

export const MEDAL_POSITIONS: readonly TacticalPosition[] = [
  {
    id: 'last-medals',
    title: 'Take the last medals',
    theme: 'take the last medals',
    why: 'The small purple stand takes both medals that nobody holds: 2 points, 5 now and 5 at the end. The large yellow one scores 5 and holds its medals already.',
    backdrop: WHITE_GONE,
    stands: [
      '0 yellow i8-i7 j8 j9 i9',
      '0 purple l9-k9',
      '1 red f6-f7 f5 f4',
      '1 blue c7-d7 b7',
      '1 green g9-g8 f9',
    ],
    seats: [
      { hand: 'S9', coins: '2 yellow 4 purple 4 red', points: 30 },
      { coins: '2 red', points: 34 },
    ],
    phase: 'final',
    right: [{ does: 'expand purple' }],
    traps: [{ does: 'expand yellow' }],
  },
  {
    id: 'gold-and-silver',
    title: 'Gold and silver at once',
    theme: 'gold and silver at once',
    why: 'A fourth green tile makes this stand alone the largest: 4 points, both medals of the rival now and again at the end. Six points for the sixth blue tile are less.',
    backdrop: WHITE_GONE,
    stands: [
      '0 green f6-f7 f5 g5',
      '0 blue h6-h7 h5 h4 i4 i5',
      '1 green g9-g10 f9 h9',
      '1 red c7-d7 b7',
      '1 yellow j8-j7 i8',
    ],
    medals: { green: [1, 1] },
    seats: [
      { hand: 'S5', coins: '4 green 5 blue 3 red', points: 30 },
      { coins: '2 red', points: 40 },
    ],
    phase: 'final',
    right: [{ does: 'expand green' }],
    traps: [{ does: 'expand blue' }],
  },
  {
    id: 'level-for-silver',
    title: 'Draw level for silver',
    theme: 'draw level for silver',
    why: 'Both expansions score 6 now: blue by its size, green by 4 tiles and silver. But silver scores again at the end, and no longer for the rival.',
    backdrop: WHITE_GONE,
    stands: [
      '0 green f6-f7 f5 g5',
      '0 blue h6-h7 h5 h4 i4 i5',
      '1 green f9-g9 e9 e8 d8',
      '1 red c6-c5 b6',
      '1 yellow j8-j7 i8',
    ],
    seats: [
      { hand: 'S5', coins: '4 green 6 blue 3 red', points: 30 },
      { coins: '2 red', points: 31 },
    ],
    phase: 'final',
    right: [{ does: 'expand green' }],
    traps: [{ does: 'expand blue' }],
  },
];
