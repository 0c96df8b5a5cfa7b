/** Glyphs that distinguish pieces without colour. They are the same in every language; a legend explains them. */
import type { ByColour, Owner } from '@kairo/engine';

/** The initials of the notation's English words; upper case for stalls and customers, lower case otherwise. */
export const GOODS_LETTERS: ByColour<string> = {
  red: 'R',
  yellow: 'Y',
  green: 'G',
  blue: 'B',
  white: 'W',
  purple: 'P',
};

export interface Glyphs {
  /** By seat: the shapes of the seals' frames (square, lozenge, shield, quatrefoil). */
  readonly owners: readonly string[];
  readonly neutral: string;
  readonly customer: string;
  /** From a stall to its entry. */
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
  /** Lines between segments, indexed by the sum of the sides they join: north 1, west 2, east 4, south 8. */
  readonly joints: string;
  readonly turn: string;
  readonly gold: string;
  readonly silver: string;
  readonly none: string;
  readonly bar: { readonly full: string; readonly empty: string };
}

export const FINE_GLYPHS: Glyphs = {
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

/** For terminals without Unicode. Owners are shown by the number of their seat. */
export const ASCII_GLYPHS: Glyphs = {
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

export function ownerGlyph(glyphs: Glyphs, owner: Owner): string {
  return owner === 'neutral' ? glyphs.neutral : (glyphs.owners[owner] ?? String(owner + 1));
}
