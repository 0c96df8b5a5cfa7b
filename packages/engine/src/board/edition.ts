/** R10: the data of an edition. Rules do not read it; they use the `Board` that is compiled from it. */
import type { Expectation, Misfit } from '../expectation.ts';
import type { RefusalCode } from '../refusals.ts';
import type { ByColour, Colour, Medal, SiteName } from '../vocabulary.ts';

/** Whether a value is known from the printed game or reconstructed. */
export type Provenance = 'known' | 'reconstructed';

/** One stall of a preset start: its colour, site and entry. */
export interface PresetStall {
  readonly colour: Colour;
  readonly stall: SiteName;
  readonly entry: SiteName;
}

/** R3.6: three stalls for each seat; for two players the six neutral ones too. */
export interface Preset {
  readonly seats: readonly (readonly PresetStall[])[];
  readonly neutral: readonly PresetStall[];
}

export interface Edition {
  readonly id: string;
  readonly columns: number;
  readonly rows: number;
  /** Row by row, `segments[row][column]` is 1–9. */
  readonly segments: readonly (readonly number[])[];
  readonly restaurant: readonly SiteName[];
  /** In the order in which customers take them (R3.2). */
  readonly starts: readonly SiteName[];
  /** The three segments of each joker, J1 first. */
  readonly jokers: readonly (readonly number[])[];
  readonly medals: ByColour<{ readonly [medal in Medal]: number }>;
  readonly expansionsPerColour: number;
  readonly barkers: number;
  /** How often each segment's standard card is in the deck. */
  readonly standardCopies: number;
  readonly presets: { readonly [players: number]: Preset };
  readonly provenance: { readonly [value: string]: Provenance };
  /** SHA-256 of everything above that influences play; records carry it. */
  readonly hash: string;
}

export const EDITION_FORMAT = 'kairo-edition/1';

/** The values that `provenance` must mark, without exception. */
export const EDITION_VALUES = [
  'grid',
  'segments',
  'restaurant',
  'starts',
  'jokers',
  'medals',
  'expansionsPerColour',
  'barkers',
  'standardCopies',
  'presets',
] as const;

export const MAX_STANDARD_COPIES = 4;

/** The two text maps of an edition file: one symbol for each site. */
export type EditionMap = 'segments' | 'areas';

/** Why an edition was refused, with the facts for a message to the player. */
export type EditionError =
  | { readonly code: 'edition/not-json'; readonly detail: string }
  | ({ readonly code: 'edition/missing' } & Misfit)
  /** `field` is a path: `medals.pink`. */
  | { readonly code: 'edition/unknown-field'; readonly field: string }
  /** There are values for all colours and also separate ones for these. */
  | { readonly code: 'edition/medals-mixed'; readonly colours: readonly Colour[] }
  | {
      readonly code: 'edition/range';
      readonly field: string;
      readonly found: string;
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly code: 'edition/row-length';
      readonly map: EditionMap;
      readonly row: number;
      readonly found: number;
      readonly expected: number;
    }
  | { readonly code: 'edition/row-count'; readonly found: number; readonly expected: number }
  | {
      readonly code: 'edition/bad-symbol';
      readonly map: EditionMap;
      readonly site: SiteName;
      readonly symbol: string;
      readonly expected: Expectation;
    }
  | { readonly code: 'edition/segment-missing'; readonly segment: number }
  | { readonly code: 'edition/start-in-restaurant'; readonly site: SiteName }
  | { readonly code: 'edition/start-count'; readonly found: number; readonly expected: number }
  | { readonly code: 'edition/start-twice'; readonly site: SiteName }
  | { readonly code: 'edition/start-off-board'; readonly site: string }
  | { readonly code: 'edition/not-connected'; readonly sites: readonly SiteName[] }
  | {
      readonly code: 'edition/no-place';
      readonly colour: Colour;
      readonly count: number;
      readonly found: number;
    }
  | { readonly code: 'edition/joker-segments'; readonly joker: number; readonly found: string }
  | { readonly code: 'edition/too-few-cards'; readonly found: number; readonly min: number }
  | {
      readonly code: 'edition/preset';
      readonly players: number;
      readonly stall: string;
      readonly problem: PresetProblem;
    };

export type PresetProblem =
  | { readonly code: 'unreadable'; readonly expected: Expectation }
  | { readonly code: 'count'; readonly found: number; readonly expected: number }
  | { readonly code: 'illegal'; readonly rule: string; readonly reason: RefusalCode };
