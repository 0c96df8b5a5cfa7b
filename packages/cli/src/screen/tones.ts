/** The colours of the visual concept that a terminal needs. */
import type { ByColour } from '@kairo/engine';
import type { Tone } from './paint.ts';

interface Goods {
  /** The ground of tiles. */
  readonly cloth: Tone;
  /** Text on cloth. */
  readonly ink: Tone;
  /** Text on stone. */
  readonly dark: Tone;
  /** Text on a customer's robe. */
  readonly light: Tone;
}

export const GOODS_TONES: ByColour<Goods> = {
  red: {
    cloth: { hex: '#B42A22', basic: 1 },
    ink: { hex: '#FFF6E3', basic: 15 },
    dark: { hex: '#8A1611', basic: 1 },
    light: { hex: '#FF9D8A', basic: 9 },
  },
  yellow: {
    cloth: { hex: '#F0B224', basic: 3 },
    ink: { hex: '#2A1C12', basic: 0 },
    dark: { hex: '#6A4300', basic: 3 },
    light: { hex: '#FFD35A', basic: 11 },
  },
  green: {
    cloth: { hex: '#4F8F35', basic: 2 },
    ink: { hex: '#FFF6E3', basic: 0 },
    dark: { hex: '#23501C', basic: 2 },
    light: { hex: '#A9DD7F', basic: 10 },
  },
  blue: {
    cloth: { hex: '#2C78C8', basic: 4 },
    ink: { hex: '#FFF6E3', basic: 15 },
    dark: { hex: '#123E72', basic: 4 },
    light: { hex: '#9CCBFF', basic: 12 },
  },
  white: {
    cloth: { hex: '#FFFFFF', basic: 15 },
    ink: { hex: '#2A1C12', basic: 0 },
    dark: { hex: '#4E4638' },
    light: { hex: '#FFFFFF', basic: 15 },
  },
  purple: {
    cloth: { hex: '#6A2C88', basic: 5 },
    ink: { hex: '#FFF6E3', basic: 15 },
    dark: { hex: '#3D1153', basic: 5 },
    light: { hex: '#DDB0F5', basic: 13 },
  },
};

/** The ground of customers. */
export const ROBE: Tone = { hex: '#2A1C12', basic: 0 };

/** The owners' seals, by seat. */
export const SEAL_TONES: readonly Tone[] = [
  { hex: '#2A201A', basic: 0 },
  { hex: '#0D858E', basic: 6 },
  { hex: '#B04A10', basic: 3 },
  { hex: '#A81C5C', basic: 5 },
];
export const NEUTRAL_TONE: Tone = { hex: '#6F6350', basic: 8 };
export const SEAL_RIM: Tone = { hex: '#FFF6E3', basic: 15 };

/** The board. With 16 colours, the terminal's own ground is kept. */
export const STONE = {
  market: [{ hex: '#E9D7B3' }, { hex: '#DCC495' }],
  restaurant: [{ hex: '#D9B9B4' }, { hex: '#CBA29F' }],
  joint: { hex: '#A9854A', basic: 8 },
  ink: { hex: '#2A1C12' },
  faint: { hex: '#A08A60', basic: 8 },
  target: { hex: '#FFF8E8', basic: 15 },
} as const satisfies { readonly [name: string]: Tone | readonly Tone[] };

export const BRASS: Tone = { hex: '#D9A93C', basic: 11 };
