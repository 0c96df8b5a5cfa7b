/** The card of a piece: what it is, what it earns, and what can be done with it. Loaded when the first one opens. */
import type { Colour, Medal, SiteName } from '@kairo/engine';

/** A player who earns coins; without a name, the reader. */
export interface Earner {
  readonly name: string | undefined;
  /** `2 red coins` */
  readonly coins: string;
}

export interface StandCardMessages {
  readonly own: (colour: Colour) => string;
  readonly of: (colour: Colour, name: string) => string;
  readonly neutral: (colour: Colour) => string;
  readonly entry: (site: SiteName) => string;
  readonly only: (colour: Colour) => string;
  readonly largest: (colour: Colour) => string;
  /** Undefined names the reader. */
  readonly level: (colour: Colour, rivals: readonly (string | undefined)[]) => string;
  /** Other stands of the colour are larger. */
  readonly smaller: (colour: Colour, names: string, size: number) => string;
  /** The reader, in a list of names. */
  readonly you: string;
  /** A neutral stall, in a list of names: those a stand is level with, and those of the largest stands. */
  readonly neutralOne: { readonly level: string; readonly largest: string };
  /** Who holds the medals of a colour. */
  readonly medals: (gold: string, silver: string) => string;
  /** One player holds both. */
  readonly bothMedals: (holder: string) => string;
  readonly noMedals: string;
  readonly inSupply: string;
  readonly income: (entry: SiteName, earners: readonly Earner[]) => string;
  readonly expand: (size: number) => string;
  readonly move: string;
  readonly lure: (colour: Colour) => string;
}

export interface CustomerCardMessages {
  readonly at: (site: SiteName) => string;
  readonly waiting: string;
  readonly nearest: (colour: Colour, entry: SiteName, steps: number) => string;
  /** R8.5 */
  readonly returns: string;
  readonly lureTo: (entry: SiteName) => string;
  readonly lure: string;
}

export interface MedalCardMessages {
  readonly scores: (points: number) => string;
  readonly takenBy: { readonly [medal in Medal]: (colour: Colour) => string };
}

export interface StallCardMessages {
  readonly inHand: string;
  readonly onDisplay: (place: number) => string;
  readonly standard: (segment: number) => string;
  readonly joker: (segments: readonly number[]) => string;
  readonly three: string;
  readonly build: string;
  readonly take: string;
  readonly refill: string;
  readonly faceDown: (cards: number) => string;
  readonly draw: string;
  readonly open: (cards: number) => string;
  /** Which cards are among the discards. */
  readonly among: (cards: string) => string;
  /** R9.4 */
  readonly reshuffled: string;
}

export interface BarkerCardMessages {
  readonly held: string;
  readonly inStock: string;
  /** R8.4 */
  readonly does: string;
  readonly stock: (count: number) => string;
  readonly lure: string;
  readonly take: string;
}

export interface CoinCardMessages {
  readonly total: (coins: number) => string;
  readonly pays: (colour: Colour, tiles: number) => string;
  /** R6.6 */
  readonly others: string;
  /** R11.4 */
  readonly atTheEnd: string;
}

export interface PlayerCardMessages {
  readonly ahead: (points: number) => string;
  readonly behind: (points: number) => string;
  readonly level: string;
  readonly stands: (count: number, largest: number) => string;
  readonly medals: (count: number, points: number) => string;
  readonly moneyHidden: string;
  readonly money: (coins: string) => string;
}

export interface SupplyCardMessages {
  readonly title: (colour: Colour) => string;
  readonly left: (left: number, total: number) => string;
  /** R11.1 */
  readonly finalPhase: string;
}

export interface SiteCardMessages {
  readonly free: string;
  readonly startSpace: string;
  /** R2.3 */
  readonly start: string;
  /** R2.2 */
  readonly restaurant: string;
  readonly possible: (tiles: string) => string;
  readonly build: string;
}

export interface InspectionMessages {
  readonly stand: StandCardMessages;
  readonly customer: CustomerCardMessages;
  readonly medal: MedalCardMessages;
  readonly card: StallCardMessages;
  readonly barker: BarkerCardMessages;
  readonly coin: CoinCardMessages;
  readonly player: PlayerCardMessages;
  readonly supply: SupplyCardMessages;
  readonly site: SiteCardMessages;
  /** What follows after pressing the button of a card. */
  readonly next: {
    readonly site: string;
    readonly entry: string;
    readonly customer: string;
    readonly tile: string;
    readonly pick: string;
  };
  /** Why something cannot be done, by what it is: before the reasons, for screen readers. */
  readonly not: { readonly expand: string; readonly move: string; readonly lure: string };
  readonly onYourTurn: string;
}
