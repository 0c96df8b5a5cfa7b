/** What should have been there instead of something unreadable: data, for the sentence that a person reads. */
export type Expectation =
  | { readonly kind: 'json' }
  | { readonly kind: 'object' }
  | { readonly kind: 'text' }
  | { readonly kind: 'boolean' }
  /** How many items it must and may have, where that is limited. */
  | { readonly kind: 'list'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'one-of'; readonly values: readonly string[]; readonly orNothing?: true }
  /** Written in the same way as the example. */
  | { readonly kind: 'like'; readonly example: string }
  /** Lower-case letters, digits and hyphens, a letter first. */
  | { readonly kind: 'id'; readonly max: number }
  | { readonly kind: 'hex'; readonly digits: number }
  /** Printable ASCII characters without spaces. */
  | { readonly kind: 'characters'; readonly min: number; readonly max: number }
  /** The rows of a map as texts, the northern one first. */
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
  /** No second stand of an owner in one colour; no colour a second time. */
  | { readonly kind: 'once'; readonly what: 'stand' | 'colour' }
  /** What fits the rest of it. */
  | { readonly kind: 'consistent' }
  /** This turn of a record, its result, or its end. */
  | { readonly kind: 'turn-or-end'; readonly turn: number };

/** Something is missing or is not what it should be. */
export interface Misfit {
  readonly field: string;
  readonly expected: Expectation;
}
