/** What the moves of others have left on the board: the way of a customer, a tile, the former place of a stall. */
import type { Colour, SiteName } from '@kairo/engine';
import type { Sign } from '../../drawings/names.ts';

export interface Trace {
  /** The place of the move in the order of play, from 1. */
  readonly number: number;
  /** Where the move ended. */
  readonly site: SiteName;
  /** A customer walked along `path`, both ends included. */
  readonly walk?: { readonly colour: Colour; readonly path: readonly SiteName[] };
  /** A stall stood here before. */
  readonly before?: {
    readonly sign: Sign;
    readonly colour: Colour;
    readonly stall: SiteName;
    readonly entry: SiteName;
  };
}

export interface Trail {
  readonly traces: readonly Trace[];
  /** Something else is being chosen. */
  readonly isFaint: boolean;
  /** The number of the move that is looked at; undefined: all of them. */
  readonly lit: number | undefined;
}

export const NO_TRAIL: Trail = { traces: [], isFaint: false, lit: undefined };

/** Where a move began, if that is on the board, else where it ended. */
export function startOf({ site, walk, before }: Trace): SiteName {
  return walk?.path[0] ?? before?.stall ?? site;
}
