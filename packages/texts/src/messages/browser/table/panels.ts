/** What lies on the table: headings, and what a screen reader says of each thing. */
import type { Colour, Medal, SiteName } from '@kairo/engine';

export interface PanelMessages {
  readonly hand: string;
  readonly noCards: string;
  /** Where it is long it has a soft hyphen: on a phone it stands beside its card. */
  readonly barkers: string;
  readonly money: string;
  /** Beside one's own money, unless the table plays with open money. */
  readonly moneyHidden: string;
  readonly display: string;
  readonly displayNote: string;
  readonly pile: string;
  readonly discards: string;
  readonly supply: string;
  readonly supplyNote: (of: number) => string;
  readonly players: string;
  /** The same in one word, for a narrow tab. */
  readonly supplyTab: string;
  readonly market: string;
  readonly log: string;
  /** Switches between few words and all of them. */
  readonly logDetails: string;
  /** Who leads, for those who only watch. */
  readonly standings: string;
  readonly points: string;
  readonly you: string;
  readonly yourTurn: string;
  readonly out: string;
  /** On a card that is played or taken once the turn is ended. */
  readonly planned: string;
  readonly waits: string;
  readonly bot: (level: string) => string;
}

/** What begins the final phase, and how far away it is. */
export interface FinalPhaseMessages {
  readonly explain: string;
  /** `2 green expansions left` */
  readonly left: (colour: Colour, count: number) => string;
  /** Expansions that may still be built before it begins. */
  readonly distance: (expansions: number) => string;
  readonly running: string;
}

/** Everything that lies on a site. */
export interface SiteFacts {
  readonly site: SiteName;
  readonly segment: number;
  readonly area: 'market' | 'restaurant';
  readonly isStart?: boolean;
  readonly tile?: {
    readonly kind: 'stall' | 'expansion';
    readonly colour: Colour;
    /** Undefined: nobody's. */
    readonly owner: string | undefined;
    readonly size: number;
    readonly entry: SiteName;
  };
  readonly entry?: { readonly colour: Colour; readonly owner: string | undefined };
  readonly customer?: Colour;
  readonly mark?: 'legal' | 'selected' | 'target';
  /** Of the chosen customer to this entry. */
  readonly way?: { readonly steps: number; readonly barkers: number };
}

/** Accessible names. */
export interface ThingMessages {
  readonly board: string;
  /** `c6, green stall, Amina, size 3, entry d6` */
  readonly site: (facts: SiteFacts) => string;
  readonly customer: (colour: Colour, site: SiteName | undefined) => string;
  readonly card: (card: string, costsCoin: boolean) => string;
  readonly displayCard: (place: number, card: string | undefined) => string;
  readonly pile: (cards: number) => string;
  readonly discards: (cards: number) => string;
  readonly barkerStock: (count: number) => string;
  readonly medal: (medal: Medal, colour: Colour, points: number, holder: string | undefined) => string;
  readonly stand: (colour: Colour, size: number) => string;
  readonly noStand: (colour: Colour) => string;
  /** As a thing to build: it moves to another site (R7). */
  readonly blockedStall: (colour: Colour) => string;
  readonly supply: (colour: Colour, left: number) => string;
  readonly player: (name: string, points: number, cards: number, barkers: number) => string;
}
