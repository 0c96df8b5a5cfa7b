/** Labels in the report. */
import type { SOURCES, TurnKind } from '../collect/tally.ts';

export const KIND_NAMES: { readonly [kind in TurnKind]: string } = {
  stall: 'new stall',
  expand: 'expansion',
  move: 'move',
  lureOwn: 'lure home',
  lureRival: 'to a rival',
  lureNeutral: 'to a neutral',
  draw: 'draw',
  dropOut: 'drop out',
};

export const SOURCE_NAMES: { readonly [source in (typeof SOURCES)[number]]: string } = {
  size: 'size of stands',
  gold: 'gold when taken',
  silver: 'silver when taken',
  medals: 'medals at the end',
  money: 'money',
};

/** Positions in the order of play. */
export const ordinal = (i: number): string => ['first', 'second', 'third', 'fourth'][i] ?? '';
