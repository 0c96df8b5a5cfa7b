/** Names of what can be drawn. */
import { COLOURS, type Colour, MEDALS, type Medal } from '@kairo/engine/vocabulary';
import type { Icon } from '@kairo/protocol';

export const GOODS: readonly Colour[] = COLOURS;
export const OWNERS: readonly (Icon | 'neutral')[] = ['ankh', 'eye', 'scarab', 'lotus', 'neutral'];
export const METALS: readonly Medal[] = MEDALS;

/** Sets `--base`, `--light`, `--dark`, `--cloth` … for all drawings inside (board/pieces.css). */
export const goodsClass = (colour: Colour): string => `goods-${colour}`;

/** The same for `--tone`. */
export const ownerClass = (owner: Icon | 'neutral'): string => `owner-${owner}`;
