/** Coins and cards: paying so that the next build is still possible, and not for nothing. */
import { WHITE_GONE } from './backdrops.ts';
import type { TacticalPosition } from './position.ts';

export const PAYMENT_POSITIONS: readonly TacticalPosition[] = [
  {
    id: 'medal-colour-stays',
    title: 'Pay so that the medal colour stays',
    theme: 'pay so that the colour stays',
    why: 'Blue costs 2 blue and 2 others. If these are red and white, 2 green are left for the green expansion and both its medals.',
    backdrop: WHITE_GONE,
    stands: [
      '0 blue g6-g7 g5',
      '0 green f9-f10',
      '1 yellow c6-c7 c5 b6',
      '1 red j8-j7 i8',
      '1 blue k9-k8 j9',
    ],
    medals: { blue: [1, 1] },
    seats: [
      { hand: 'S5 S8', coins: '2 blue 2 green 1 red 1 white', points: 30 },
      { coins: '2 red', points: 40 },
    ],
    phase: 'final',
    right: [
      { does: 'expand blue', keeps: '2 green' },
      { does: 'expand green e9', keeps: '2 blue 1 red 1 white' }, { does: 'expand green g9', keeps: '2 blue 1 red 1 white' },
    ],
    traps: [{ does: 'expand blue f5 with S5 pay 1 red 1 green 2 blue' }],
  },
  {
    id: 'one-coin-stays',
    title: 'One coin of the colour stays',
    theme: 'pay so that the colour stays',
    why: 'The red stand can grow twice, but each time at least one coin must be red. Paying all 3 red for the third tile ends it there.',
    backdrop: WHITE_GONE,
    stands: ['0 red f6-f7 f5', '0 yellow j9-j8', '1 red c6-c7 c5 b6', '1 green h9-h8 h10', '1 blue i6-i5 j6'],
    seats: [
      { hand: 'S5 S5', coins: '3 red 8 yellow', points: 30 },
      { coins: '2 red', points: 33 },
    ],
    phase: 'final',
    right: [{ does: 'expand red', keeps: '1 red' }],
    traps: [{ does: 'expand red e5 with S5 pay 3 red' }],
  },
  {
    id: 'spare-coin-fee',
    title: 'The fee with a spare coin',
    theme: 'pay the fee with a spare coin',
    why: 'The joker for the red stand costs one coin more. Any but yellow will do: both yellow ones buy the yellow expansion and its medals.',
    backdrop: WHITE_GONE,
    stands: ['0 red f6-f7 f5', '0 yellow j9-j8', '1 red c6-c7 c5', '1 green h9-h8 h10', '1 blue i6-i5 j6'],
    medals: { red: [1, 1] },
    seats: [
      { hand: 'J2 S9', coins: '3 red 2 yellow 1 green', points: 30 },
      { coins: '2 red', points: 40 },
    ],
    phase: 'final',
    right: [
      { does: 'expand red', keeps: '2 yellow' },
      { does: 'expand yellow', keeps: '3 red 1 green' },
    ],
    traps: [{ does: 'expand red e5 with J2 pay 3 red fee yellow' }],
  },
];
