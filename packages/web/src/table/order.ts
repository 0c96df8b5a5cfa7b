/** The colours in the order of every list. Spelt out here because the page loads no part of the engine. */
import type { Colour } from '@kairo/engine';

export const COLOURS_IN_ORDER: readonly Colour[] = ['red', 'yellow', 'green', 'blue', 'white', 'purple'];
