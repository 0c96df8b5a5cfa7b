/** The first game with a coach: tips by the merchant Nour, each given once. */
import type { Colour, SiteName } from '@kairo/engine';

/** What the text of a tip says about the position. */
export type TipFacts = {
  readonly lastCard: object;
  readonly finalPhase: object;
  /** How many expansions are built until then, at least. */
  readonly nearEnd: { readonly amount: number };
  readonly joker: object;
  readonly lastSide: { readonly colour: Colour; readonly site: SiteName };
  readonly medalAtRisk: { readonly colour: Colour; readonly rival: string };
  readonly rivalMedal: { readonly colour: Colour; readonly rival: string };
  readonly freeMedals: { readonly colour: Colour };
  /** Coins that a rival's lure has brought. */
  readonly guests: { readonly rival: string; readonly amount: number };
  readonly fullHand: { readonly amount: number };
  readonly coins: { readonly colour: Colour; readonly amount: number };
  readonly barker: { readonly colour: Colour; readonly amount: number };
  /** Tiles of the stand afterwards. */
  readonly expansion: { readonly colour: Colour; readonly amount: number };
  readonly ownLure: { readonly colour: Colour; readonly amount: number };
  /** Coins for the rival. */
  readonly rivalLure: { readonly rival: string; readonly amount: number };
};

/** The ideas. */
export type TipId = keyof TipFacts;

/** The longest tip, without asterisks: three lines on a narrow phone. */
export const LONGEST_TIP = 100;

export interface CoachMessages {
  /** What the coach is called, with the switch beside it. */
  readonly heading: string;
  /** How many tips there have been. */
  readonly given: (tips: number) => string;
  /** Tips are switched off. */
  readonly off: string;
  readonly showMe: string;
  readonly gotIt: string;
  readonly noMore: string;
  /** Said when tips have been switched off. */
  readonly stopped: string;
  /** A single key, which no other shortcut has. */
  readonly key: string;
  /** What the key does. */
  readonly keyDoes: string;
  /** In the preferences. */
  readonly preference: { readonly label: string; readonly note: string };
  /** Words between asterisks are emphasised: they say what to do. */
  readonly tip: { readonly [id in TipId]: (facts: TipFacts[id]) => string };
}
