/** Names of what can be drawn. The engine's own lists are not imported: the page carries no engine. */
import type { Colour, Medal } from '@kairo/engine';
import type { Icon } from '@kairo/protocol';

export const GOODS: readonly Colour[] = ['red', 'yellow', 'green', 'blue', 'white', 'purple'];
export const OWNERS: readonly (Icon | 'neutral')[] = ['ankh', 'eye', 'scarab', 'lotus', 'neutral'];
export const METALS: readonly Medal[] = ['gold', 'silver'];

/** Sets `--base`, `--light`, `--dark`, `--cloth` … for all drawings inside (board/pieces.css). */
export const goodsClass = (colour: Colour): string => `goods-${colour}`;

/** The same for `--tone`. */
export const ownerClass = (owner: Icon | 'neutral'): string => `owner-${owner}`;
