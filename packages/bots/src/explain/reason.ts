/** Reasons for and against an action, as data; the texts package turns them into sentences. */
import type { Colour, Medal, Seat } from '@kairo/engine';

export type Reason =
  /** R8.6: income of the lure, of the seat itself and of a rival. */
  | { readonly kind: 'earns'; readonly colour: Colour; readonly amount: number }
  | { readonly kind: 'rivalEarns'; readonly seat: Seat; readonly colour: Colour; readonly amount: number }
  /** R6.7: points for the size of the stand. */
  | { readonly kind: 'scores'; readonly colour: Colour; readonly points: number }
  /** R6.8: the medal scores now, and again at the end for its holder (R11.4). */
  | {
      readonly kind: 'takesMedal';
      readonly colour: Colour;
      readonly medal: Medal;
      readonly points: number;
      readonly from: Seat | 'supply';
    }
  /**
   * An expansion becomes possible that lacked coins, cards or a site; `points` is its immediate score, including
   * medals.
   */
  | {
      readonly kind: 'opensExpansion';
      readonly colour: Colour;
      readonly points: number;
      /** The part of `points` from medals. */
      readonly medals: number;
    }
  /** The same, but only by playing any three cards (R4.2c). */
  | {
      readonly kind: 'opensByThree';
      readonly colour: Colour;
      readonly points: number;
      readonly medals: number;
    }
  /**
   * An expansion was possible, and coins or cards no longer suffice. `forGood` in the final phase, when there are no
   * new ones.
   */
  | {
      readonly kind: 'closesExpansion';
      readonly colour: Colour;
      readonly points: number;
      readonly forGood: boolean;
    }
  /** The card fits a stand that can grow; `others` is the number of cards in hand that also do. */
  | { readonly kind: 'fitsStand'; readonly colour: Colour; readonly others: number }
  /** The card alone would allow a new stall of any of these colours now. */
  | { readonly kind: 'fitsStall'; readonly colours: readonly Colour[] }
  /** Some stands that can grow are fitted by no card in hand and none in the display. */
  | { readonly kind: 'displayLacks' }
  /** R9.1: the card from the pile is known before the second pick. */
  | { readonly kind: 'seenFirst' }
  /** R9.2: the number of cards in hand, and how many would have to be discarded. */
  | { readonly kind: 'holdsCards'; readonly count: number; readonly excess: number }
  /** Every stand that a card in hand fitted is still fitted by another one. */
  | { readonly kind: 'dropsIdleCard' }
  /** No card in hand fits this stand any more, although it can grow. */
  | { readonly kind: 'missesCard'; readonly colour: Colour }
  /**
   * R8.4: with the barkers the seat could lure the customer past `passed` nearer entries to its own stand, for
   * `amount`.
   */
  | {
      readonly kind: 'opensLure';
      readonly colour: Colour;
      readonly amount: number;
      readonly passed: number;
    }
  | { readonly kind: 'holdsBarkers'; readonly count: number }
  /** The seat can now lure the customer of this colour to its own stand without barkers, for `amount`. */
  | { readonly kind: 'setsUpLure'; readonly colour: Colour; readonly amount: number }
  /** The same in the set-up, when there are no lures yet and further stalls may change it. */
  | { readonly kind: 'wouldCome'; readonly colour: Colour }
  /** Such a lure is no longer possible. */
  | { readonly kind: 'losesLure'; readonly colour: Colour; readonly amount: number }
  /** A rival loses such a lure. Not used in the set-up, when further stalls may change it. */
  | { readonly kind: 'deniesLure'; readonly seat: Seat; readonly colour: Colour; readonly amount: number }
  /** A rival gains such a lure. */
  | { readonly kind: 'offersLure'; readonly seat: Seat; readonly colour: Colour; readonly amount: number }
  /** The number of sites on which the new stall could grow, and whether a card in hand fits one of them. */
  | { readonly kind: 'roomToGrow'; readonly sites: number; readonly hasCard: boolean }
  /**
   * The seat's own stand has no site left to grow on, although there are tiles; `mayMove` if it may move instead
   * (R7).
   */
  | { readonly kind: 'losesGrowth'; readonly colour: Colour; readonly mayMove: boolean }
  /** A rival's stand has none left. */
  | { readonly kind: 'deniesGrowth'; readonly seat: Seat; readonly colour: Colour }
  /** A neutral stall takes neither room to grow nor customers from the seat's own stands. */
  | { readonly kind: 'sparesOwn' }
  /** R11.1, R11.6: `standing` compares the seat with the best rival if the game were scored now. */
  | { readonly kind: 'startsFinalPhase'; readonly standing: Standing }
  | { readonly kind: 'winsGame'; readonly shared: boolean }
  /** The action spends cards in the final phase without any benefit. */
  | { readonly kind: 'gainsNothing' }
  /** R11.4: what the remaining coins score if the seat does not build any more. */
  | { readonly kind: 'keepsMoney'; readonly points: number }
  /** R8.4 */
  | { readonly kind: 'spendsBarkers'; readonly count: number }
  /** R4.2c */
  | { readonly kind: 'spendsThreeCards' }
  | { readonly kind: 'pays'; readonly coins: number };

export type Standing = 'ahead' | 'level' | 'behind';

/** By importance: immediate gains, what it prepares, what it does to rivals, the rest, costs. */
const KINDS = Object.keys({
  winsGame: true,
  takesMedal: true,
  scores: true,
  earns: true,
  startsFinalPhase: true,
  opensExpansion: true,
  opensLure: true,
  setsUpLure: true,
  wouldCome: true,
  roomToGrow: true,
  fitsStand: true,
  fitsStall: true,
  opensByThree: true,
  dropsIdleCard: true,
  keepsMoney: true,
  deniesGrowth: true,
  deniesLure: true,
  sparesOwn: true,
  displayLacks: true,
  seenFirst: true,
  holdsCards: true,
  holdsBarkers: true,
  gainsNothing: true,
  losesGrowth: true,
  closesExpansion: true,
  losesLure: true,
  missesCard: true,
  offersLure: true,
  rivalEarns: true,
  spendsBarkers: true,
  spendsThreeCards: true,
  pays: true,
} satisfies { readonly [kind in Reason['kind']]: true }) as Reason['kind'][];

/** At most so many reasons of a kind. Only one for what is postponed, because one turn could not have done more. */
const OF_A_KIND = 2;
const OF_THE_KIND: { readonly [kind in Reason['kind']]?: number } = { closesExpansion: 1 };

function worthOf(reason: Reason): number {
  if ('points' in reason) return reason.points;
  return 'amount' in reason ? reason.amount : 0;
}

export function weightiest(reasons: readonly Reason[]): Reason[] {
  return KINDS.flatMap((kind) =>
    reasons
      .filter((reason) => reason.kind === kind)
      .sort((a, b) => worthOf(b) - worthOf(a))
      .slice(0, OF_THE_KIND[kind] ?? OF_A_KIND),
  );
}
