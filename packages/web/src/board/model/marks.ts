/** The marks laid over a board and its pieces. The board draws what it is given and knows no rule. */
import type { Colour, SiteName } from '@kairo/engine';
import type { Sign } from '../../drawings/names.ts';
import type { CustomerPiece } from './pieces.ts';
import { NO_TRAIL, type Trail } from './trail.ts';

/** A tile that would be laid, shown half transparent. */
export type Ghost =
  | {
      readonly kind: 'stall';
      readonly sign: Sign;
      readonly colour: Colour;
      readonly stall: SiteName;
      readonly entry: SiteName;
    }
  | { readonly kind: 'expansion'; readonly sign: Sign; readonly colour: Colour; readonly site: SiteName };

export interface RouteMark {
  readonly colour: Colour;
  /** Both ends included. */
  readonly path: readonly SiteName[];
  /** The route that would be walked; the others are drawn as thin lines. */
  readonly isChosen: boolean;
}

export interface Marks {
  /** Sites that can be chosen. */
  readonly legal: readonly SiteName[];
  /** Sites that can be chosen at the cost of more cards, with a smaller mark. */
  readonly allowed: readonly SiteName[];
  readonly selected: SiteName | undefined;
  /** A site that was tapped and cannot be used. */
  readonly blocked: SiteName | undefined;
  readonly ghost: Ghost | undefined;
  /** A tile that is being laid: it drops into place. */
  readonly landing: Ghost | undefined;
  /** A customer that would be placed there. */
  readonly arriving: CustomerPiece | undefined;
  /** The segments in question; the others are veiled. Undefined: all. */
  readonly segments: readonly number[] | undefined;
  /** Customers that can be lured; they bob. */
  readonly lurable: readonly Colour[];
  /** The chosen customer. */
  readonly lifted: Colour | undefined;
  readonly routes: readonly RouteMark[];
  /** The entry that would be reached, and others that barkers would allow. */
  readonly target: SiteName | undefined;
  readonly farther: readonly SiteName[];
  /** What happened since the viewer's last turn. */
  readonly trail: Trail;
  /** The pieces whose card is open, each with all its sites. */
  readonly inspected: readonly (readonly SiteName[])[];
}

export const NO_MARKS: Marks = {
  legal: [],
  allowed: [],
  selected: undefined,
  blocked: undefined,
  ghost: undefined,
  landing: undefined,
  arriving: undefined,
  segments: undefined,
  lurable: [],
  lifted: undefined,
  routes: [],
  target: undefined,
  farther: [],
  trail: NO_TRAIL,
  inspected: [],
};
