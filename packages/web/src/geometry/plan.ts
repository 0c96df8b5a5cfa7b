import type { Edition } from '@kairo/engine';

/** The parts of an edition that are drawn. */
export type Plan = Pick<Edition, 'columns' | 'rows' | 'segments' | 'restaurant' | 'starts'>;
