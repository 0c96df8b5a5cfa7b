/** Boards that positions share: these pieces do not matter for their solutions. */
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

/** The same before the end: one white expansion is left. */
export const WHITE_LOW: Backdrop = {
  ...WHITE_GONE,
  stands: WHITE_GONE.stands.map((stand) => (stand.startsWith('1 white') ? '1 white k1-j1 k2 l2' : stand)),
  medals: {},
};

/** The same with the game still open: three white expansions are left. */
export const WHITE_OPEN: Backdrop = {
  ...WHITE_GONE,
  stands: [
    '0 white b1-c1 a1 b2',
    '1 white k1-j1 k2',
    ...WHITE_GONE.stands.filter((stand) => stand.startsWith('n')),
  ],
  medals: {},
};

/** Three players, white used up. */
export const THREE_SEATS: Backdrop = {
  edition: 'cairo',
  stands: ['0 white b1-c1 a1 b2', '1 white k1-j1 k2 l1', '2 white b10-c10 b9 b11'],
  customers: 'red d2 yellow k7 green j11 blue c8 purple h2',
  medals: { white: [0, 1] },
};

/** Four players, white used up. */
export const FOUR_SEATS: Backdrop = {
  edition: 'cairo',
  stands: ['0 white b1-c1 a1 b2', '1 white k1-j1 k2 l1', '2 white b10-c10 b9', '3 white j10-i10 j11'],
  customers: 'red d2 yellow k7 green k11 blue c8 purple h2',
  medals: { white: [0, 1] },
};

/** Two players on the small board, white used up. */
export const ALLEY_WHITE_GONE: Backdrop = {
  edition: 'alley',
  stands: [
    '0 white b1-c1 a1 a2 b2',
    '1 white h1-g1 h2 i1 i2',
    'n red b8-b7',
    'n yellow h8-h7',
    'n green a3-b3',
    'n blue i3-h3',
    'n white e8-e7',
    'n purple g9-g8',
  ],
  customers: 'red e1 yellow c7 green f8 blue d7 purple f1',
  medals: { white: [0, 1] },
};

/** The same before the end: one white expansion is left. */
export const ALLEY_WHITE_LOW: Backdrop = {
  ...ALLEY_WHITE_GONE,
  stands: ALLEY_WHITE_GONE.stands.map((stand) =>
    stand.startsWith('1 white') ? '1 white h1-g1 h2 i2' : stand,
  ),
  medals: {},
};
