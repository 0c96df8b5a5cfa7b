/** Why something is not legal: a stable code, the rule, and the facts. The texts package turns them into sentences. */
import type { Misfit } from './expectation.ts';
import type { CardName, Coins, Colour, Owner, Seat, SiteName } from './vocabulary.ts';

/** What occupies a site. */
export type Occupant =
  | { readonly kind: 'stall' | 'expansion' | 'entry'; readonly colour: Colour; readonly owner: Owner }
  | { readonly kind: 'customer'; readonly colour: Colour };

interface RefusalFacts {
  'action/no-such-site': { readonly site: string };
  'action/game-over': object;
  /** R4.1, R9.1, R9.2, R11.2: another type of action is expected. */
  'action/not-now': { readonly expected: 'place' | 'pick' | 'discard' | 'turn' | 'build' };
  'build/site-taken': { readonly site: SiteName; readonly by: Occupant };
  'build/wrong-area': {
    readonly site: SiteName;
    readonly colour: Colour;
    readonly area: 'market' | 'restaurant';
  };
  'build/entry-not-adjacent': { readonly stall: SiteName; readonly entry: SiteName };
  'build/entry-taken': { readonly entry: SiteName; readonly by: Occupant };
  'build/entry-outside-market': { readonly entry: SiteName };
  'build/segment-has-colour': {
    readonly segment: number;
    readonly colour: Colour;
    readonly owner: Owner;
    readonly at: SiteName;
  };
  'build/segment-full': { readonly segment: number; readonly stalls: number };
  'build/touches': {
    readonly site: SiteName;
    readonly at: SiteName;
    readonly colour: Colour;
    readonly owner: Owner;
  };
  /** `parted`: the entries and customers that would be cut off. */
  'build/cuts-off': { readonly site: SiteName; readonly parted: readonly SiteName[] };
  'build/entry-sealed': { readonly stall: SiteName; readonly entry: SiteName };
  'build/no-side-for-entry': { readonly stall: SiteName };
  'build/no-stall-in-stock': { readonly colour: Colour };
  'build/neutral-colour': { readonly drawn: Colour };
  'build/no-stand': { readonly colour: Colour };
  'build/supply-empty': { readonly colour: Colour };
  'build/not-beside-stand': { readonly site: SiteName; readonly colour: Colour };
  'build/beside-other-stand': {
    readonly site: SiteName;
    readonly at: SiteName;
    readonly colour: Colour;
    readonly owner: Owner;
  };
  'build/card-count': { readonly count: number };
  'build/card-not-held': { readonly card: CardName };
  'build/card-misses-site': { readonly card: CardName; readonly site: SiteName; readonly segment: number };
  'build/no-card-fits': { readonly site: SiteName; readonly segment: number };
  'build/card-useless': { readonly card: CardName };
  'build/fee-missing': { readonly card: CardName };
  'build/fee-not-due': object;
  'build/cannot-pay': {
    readonly colour: Colour;
    readonly size: number;
    readonly fee: boolean;
    readonly money: Coins;
  };
  'build/no-money-for-fee': { readonly card: CardName };
  'build/wrong-price': { readonly colour: Colour; readonly size: number; readonly paid: Coins };
  /** `paid` is without the joker's fee, which is paid in the colour `fee`. */
  'build/coins-not-held': { readonly paid: Coins; readonly fee: Colour | null; readonly money: Coins };
  'move/expanded': { readonly colour: Colour; readonly size: number };
  'move/not-blocked': { readonly colour: Colour; readonly sites: readonly SiteName[] };
  'move/same-site': { readonly site: SiteName };
  'move/nowhere': { readonly colour: Colour };
  'expand/nowhere': { readonly colour: Colour };
  'lure/waiting': { readonly colour: Colour };
  'lure/no-open-entry': { readonly colour: Colour };
  'lure/not-an-entry': { readonly colour: Colour; readonly site: SiteName };
  'lure/entry-occupied': { readonly entry: SiteName; readonly by: Colour };
  'lure/needs-barkers': {
    readonly colour: Colour;
    readonly entry: SiteName;
    readonly needed: number;
    readonly held: number;
    readonly nearer: readonly SiteName[];
  };
  'lure/wrong-barkers': { readonly needed: number; readonly played: number };
  'draw/place-empty': { readonly index: number };
  'draw/no-barkers': object;
  'discard/card-not-held': { readonly card: CardName };
  'dropOut/too-early': object;
  'seat/not-acting': { readonly acting: Seat };
}

export type RefusalCode = keyof RefusalFacts;

/** A rule forbids it. */
export type RuleRefusal = {
  readonly [code in RefusalCode]: { readonly code: code; readonly rule: string } & RefusalFacts[code];
}[RefusalCode];

/** The value is not an action. */
export interface Malformed extends Misfit {
  readonly code: 'action/malformed';
}

export type Refusal = RuleRefusal | Malformed;
