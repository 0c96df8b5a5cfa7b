/** What can be drawn, each list in the order in which it is shown. The page does not load the engine's lists. */
import type { Colour, Medal } from '@kairo/engine';
import type { Icon } from '@kairo/protocol';

export const COLOURS: readonly Colour[] = ['red', 'yellow', 'green', 'blue', 'white', 'purple'];
export const METALS: readonly Medal[] = ['gold', 'silver'];

/** Whose a stand is. */
export type Sign = Icon | 'neutral';
export const SIGNS: readonly Sign[] = ['ankh', 'eye', 'scarab', 'lotus', 'neutral'];

/** Sets `--base`, `--light`, `--dark`, `--cloth` … for all drawings inside (styles/pieces.css). */
export const goodsClass = (colour: Colour): string => `goods-${colour}`;

/** The same for `--tone`. */
export const ownerClass = (sign: Sign): string => `owner-${sign}`;
