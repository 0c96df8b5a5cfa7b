/** The colours in the order of every list. */
export { COLOURS as COLOURS_IN_ORDER } from '@kairo/engine/vocabulary';
