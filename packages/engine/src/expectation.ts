/** What was expected in place of an invalid value, as data; the texts package turns it into a sentence. */
export type Expectation =
  | { readonly kind: 'json' }
  | { readonly kind: 'object' }
  | { readonly kind: 'text' }
  | { readonly kind: 'boolean' }
  /** The bounds of its length, where there are any. */
  | { readonly kind: 'list'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'one-of'; readonly values: readonly string[]; readonly orNothing?: true }
  /** In the format of the example. */
  | { readonly kind: 'like'; readonly example: string }
  /** Lower-case letters, digits and hyphens, a letter first. */
  | { readonly kind: 'id'; readonly max: number }
  | { readonly kind: 'hex'; readonly digits: number }
  /** Printable ASCII characters without spaces. */
  | { readonly kind: 'characters'; readonly min: number; readonly max: number }
  /** The rows of a map as strings, the northern one first. */
  | { readonly kind: 'map-rows' }
  /** A site of the board. */
  | { readonly kind: 'site' }
  /** A site of the board without a tile. */
  | { readonly kind: 'free-site' }
  /** A card of the edition. */
  | { readonly kind: 'card' }
  /** Numbers of coins by colour. */
  | { readonly kind: 'coins' }
  /** An action with all its fields. */
  | { readonly kind: 'action' }
  /** No duplicates: of stands of one owner and colour, or of colours. */
  | { readonly kind: 'once'; readonly what: 'stand' | 'colour' }
  /** A value that is consistent with the rest of the input. */
  | { readonly kind: 'consistent' }
  /** The next turn of a record, its result, or the end of the file. */
  | { readonly kind: 'turn-or-end'; readonly turn: number };

/** A value that is missing or not as expected. `field` is its path. */
export interface Misfit {
  readonly field: string;
  readonly expected: Expectation;
}
