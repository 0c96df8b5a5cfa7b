/** The signs of owners, in the order in which they are shown, and the classes that colour drawings. */
import type { Colour } from '@kairo/engine';
import type { Icon } from '@kairo/protocol';

/** The owner of a stand. */
export type Sign = Icon | 'neutral';
export const SIGNS: readonly Sign[] = ['ankh', 'eye', 'scarab', 'lotus', 'neutral'];

/** Sets `--base`, `--light`, `--dark`, `--cloth` … for all drawings inside (styles/pieces.css). */
export const goodsClass = (colour: Colour): string => `goods-${colour}`;

/** The same for `--tone`. */
export const ownerClass = (sign: Sign): string => `owner-${sign}`;
