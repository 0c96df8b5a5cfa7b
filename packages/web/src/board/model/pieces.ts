/** The pieces on a board, without rules and without a language. */
import type { Colour, SiteName } from '@kairo/engine';
import type { Sign } from '../../drawings/names.ts';

export interface StandPiece {
  readonly sign: Sign;
  readonly colour: Colour;
  readonly stall: SiteName;
  readonly entry: SiteName;
  readonly expansions: readonly SiteName[];
}

export interface CustomerPiece {
  readonly colour: Colour;
  readonly site: SiteName;
}

export interface Pieces {
  readonly stands: readonly StandPiece[];
  readonly customers: readonly CustomerPiece[];
}
