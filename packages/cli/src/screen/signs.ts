/** Signs that tell pieces apart without colour. They are the same in every language; a legend explains them. */
import type { ByColour, Owner } from '@kairo/engine';

/** The letters of the notation's English words; capital for stalls and customers, small for expansions and entries. */
export const GOODS_LETTERS: ByColour<string> = {
  red: 'R',
  yellow: 'Y',
  green: 'G',
  blue: 'B',
  white: 'W',
  purple: 'P',
};

export interface Signs {
  /** Ankh, eye, scarab and lotus have the frames of their seals: square, lozenge, shield, quatrefoil. */
  readonly owners: readonly string[];
  readonly neutral: string;
  readonly customer: string;
  /** Towards a stall's entry: north, west, east, south. */
  readonly arrows: {
    readonly north: string;
    readonly west: string;
    readonly east: string;
    readonly south: string;
  };
  readonly start: string;
  readonly market: string;
  readonly restaurant: string;
  readonly step: string;
  /** Lines between segments by the sides they join: north 1, west 2, east 4, south 8. */
  readonly joints: string;
  readonly turn: string;
  readonly gold: string;
  readonly silver: string;
  readonly none: string;
  readonly bar: { readonly full: string; readonly empty: string };
}

export const FINE_SIGNS: Signs = {
  owners: ['■', '◆', '▼', '✚'],
  neutral: '=',
  customer: '@',
  arrows: { north: '↑', west: '←', east: '→', south: '↓' },
  start: '○',
  market: '·',
  restaurant: '░',
  step: '•',
  joints: ' │─┘─└─┴││┐┤┌├┬┼',
  turn: '▸',
  gold: '★',
  silver: '☆',
  none: '–',
  bar: { full: '█', empty: '░' },
};

/** For terminals that show nothing but ASCII: owners are their seat's number. */
export const ASCII_SIGNS: Signs = {
  owners: ['1', '2', '3', '4'],
  neutral: '=',
  customer: '@',
  arrows: { north: '^', west: '<', east: '>', south: 'v' },
  start: 'o',
  market: '.',
  restaurant: ':',
  step: '*',
  joints: ' |-+-+-+||++++++',
  turn: '>',
  gold: '*',
  silver: '+',
  none: '-',
  bar: { full: '#', empty: '.' },
};

export function ownerSign(signs: Signs, owner: Owner): string {
  return owner === 'neutral' ? signs.neutral : (signs.owners[owner] ?? String(owner + 1));
}
