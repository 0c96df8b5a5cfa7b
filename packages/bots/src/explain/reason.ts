/** Why an action may be good or bad, as data; words for it are made where people read them. */
import type { Colour, Medal, Seat } from '@kairo/engine';

export type Reason =
  /** Income of the lure (R8.6), one's own and what it brings a rival. */
  | { readonly kind: 'earns'; readonly colour: Colour; readonly amount: number }
  | { readonly kind: 'rivalEarns'; readonly seat: Seat; readonly colour: Colour; readonly amount: number }
  /** Points for the size of the stand (R6.7). */
  | { readonly kind: 'scores'; readonly colour: Colour; readonly points: number }
  /** R6.8; the points count now, and again at the end for whoever holds it then (R11.4). */
  | {
      readonly kind: 'takesMedal';
      readonly colour: Colour;
      readonly medal: Medal;
      readonly points: number;
      readonly from: Seat | 'supply';
    }
  /** An expansion lacked coins, cards or a site, and becomes possible; it would score so much at once, medals and all. */
  | {
      readonly kind: 'opensExpansion';
      readonly colour: Colour;
      readonly points: number;
      /** The part of them that medals bring. */
      readonly medals: number;
    }
  /** The same, but only by giving three cards, whichever they are (R4.2c). */
  | {
      readonly kind: 'opensByThree';
      readonly colour: Colour;
      readonly points: number;
      readonly medals: number;
    }
  /** It was possible, and coins or cards no longer suffice: in the final phase for good, because nobody gets new ones. */
  | {
      readonly kind: 'closesExpansion';
      readonly colour: Colour;
      readonly points: number;
      readonly forGood: boolean;
    }
  /** The card fits a stand that may grow, as so many others of the hand do. */
  | { readonly kind: 'fitsStand'; readonly colour: Colour; readonly others: number }
  /** The card alone would do for a new stall of any of these colours, now. */
  | { readonly kind: 'fitsStall'; readonly colours: readonly Colour[] }
  /** Some stands that may grow have no card of the hand, and none of the display either. */
  | { readonly kind: 'displayLacks' }
  /** R9.1: the unknown card is seen before the second pick. */
  | { readonly kind: 'seenFirst' }
  /** Stall cards in the hand, and how many of them would have to be discarded (R9.2). */
  | { readonly kind: 'holdsCards'; readonly count: number; readonly excess: number }
  /** Every stand that a card of the hand fitted is still fitted by one. */
  | { readonly kind: 'dropsIdleCard' }
  /** No card of the hand fits this stand, which may grow, any more. */
  | { readonly kind: 'missesCard'; readonly colour: Colour }
  /** R8.4: the customer could then be led past so many nearer entries to the own stand, and bring so much. */
  | {
      readonly kind: 'opensLure';
      readonly colour: Colour;
      readonly amount: number;
      readonly passed: number;
    }
  | { readonly kind: 'holdsBarkers'; readonly count: number }
  /** The customer of this colour will now come to the own stand unaided, and bring so much. */
  | { readonly kind: 'setsUpLure'; readonly colour: Colour; readonly amount: number }
  /** The same in the set-up, when nobody lures yet and further stalls may change it. */
  | { readonly kind: 'wouldCome'; readonly colour: Colour }
  /** Such a customer comes no longer. */
  | { readonly kind: 'losesLure'; readonly colour: Colour; readonly amount: number }
  /** The rival loses such a customer. Not told in the set-up, when further stalls may change it. */
  | { readonly kind: 'deniesLure'; readonly seat: Seat; readonly colour: Colour; readonly amount: number }
  /** The rival gains one. */
  | { readonly kind: 'offersLure'; readonly seat: Seat; readonly colour: Colour; readonly amount: number }
  /** On how many sites the stall may grow once it stands there, and whether a card of the hand fits one of them. */
  | { readonly kind: 'roomToGrow'; readonly sites: number; readonly hasCard: boolean }
  /** The own stand is left without a site to grow on, though there are tiles for it; R7: whether it may move instead. */
  | { readonly kind: 'losesGrowth'; readonly colour: Colour; readonly mayMove: boolean }
  /** The rival's stand is. */
  | { readonly kind: 'deniesGrowth'; readonly seat: Seat; readonly colour: Colour }
  /** A neutral stall takes neither room to grow nor customers from the own stands. */
  | { readonly kind: 'sparesOwn' }
  /** R11.1, R11.6, and how the seat would stand against the best rival if everything were counted now. */
  | { readonly kind: 'startsFinalPhase'; readonly standing: Standing }
  | { readonly kind: 'winsGame'; readonly shared: boolean }
  /** It costs cards of the final phase, and nothing comes of it. */
  | { readonly kind: 'gainsNothing' }
  /** R11.4: what the coins of somebody who builds no more will score. */
  | { readonly kind: 'keepsMoney'; readonly points: number }
  /** R8.4 */
  | { readonly kind: 'spendsBarkers'; readonly count: number }
  /** R4.2c */
  | { readonly kind: 'spendsThreeCards' }
  | { readonly kind: 'pays'; readonly coins: number };

export type Standing = 'ahead' | 'level' | 'behind';

/** In this order: what it brings, what it prepares, what it does to rivals, what else there is, what it costs. */
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

/** Of one kind, so many are worth telling: of what is put off one, because a turn could have done no more. */
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
