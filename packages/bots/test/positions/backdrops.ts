/** Boards on which the positions take place: what stands here has no part in the question. */
import type { Backdrop } from './position.ts';

/** Two players, white used up: the final phase. */
export const WHITE_GONE: Backdrop = {
  edition: 'cairo',
  stands: [
    '0 white b1-c1 a1 a2 b2',
    '1 white k1-j1 k2 l1 l2',
    'n red i11-i10',
    'n yellow c11-c10',
    'n green a4-b4',
    'n blue l4-k4',
    'n white e11-e10',
    'n purple h12-h11',
  ],
  customers: 'red b8 yellow k7 green j11 blue c9 purple h2',
  medals: { white: [0, 1] },
};
