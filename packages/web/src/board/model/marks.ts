/** The marks laid over a board and its pieces. The board draws what it is given and knows no rule. */
import type { Colour, SiteName } from '@kairo/engine';
import type { Sign } from '../../drawings/names.ts';
import type { CustomerPiece } from './pieces.ts';

/** A tile that would be laid: shown at its place, half transparent. */
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
  /** The one that would be walked; the others are only hinted at. */
  readonly isChosen: boolean;
}

export interface Marks {
  /** Sites that can be chosen. */
  readonly legal: readonly SiteName[];
  /** Sites that can be chosen too, but at the price of more cards: marked as well, but smaller. */
  readonly allowed: readonly SiteName[];
  readonly selected: SiteName | undefined;
  /** A site that was tried in vain. */
  readonly blocked: SiteName | undefined;
  readonly ghost: Ghost | undefined;
  /** A tile that is just being laid: it falls into place. */
  readonly landing: Ghost | undefined;
  /** A customer who would come to stand there. */
  readonly arriving: CustomerPiece | undefined;
  /** Only these segments matter now; a veil lies over the others. Undefined: all do. */
  readonly segments: readonly number[] | undefined;
  /** Customers who can be lured: they move a little. */
  readonly lurable: readonly Colour[];
  /** The customer who was chosen. */
  readonly lifted: Colour | undefined;
  readonly routes: readonly RouteMark[];
  /** An entry that would be reached, and others that could be with barkers. */
  readonly target: SiteName | undefined;
  readonly farther: readonly SiteName[];
  /** Where something happened last. */
  readonly recent: readonly SiteName[];
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
  recent: [],
};
