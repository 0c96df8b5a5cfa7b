/** What passes between the table and the player whose turn it is: choices, questions, consequences. */
import type { Action, ActionType, Coins, Colour, Medal, RuleRefusal, SiteName } from '@kairo/engine';
import type { MoveSpeaker } from '../../table.ts';

/** Labels of buttons. */
export interface ActionLabels {
  readonly build: string;
  readonly lure: string;
  readonly drawTwo: string;
  readonly endTurn: string;
  readonly undo: string;
  readonly cancel: string;
  readonly dropOut: string;
  /** The bot shall answer at once. */
  readonly hurry: string;
  readonly skipMotion: string;
  readonly hints: string;
  readonly menu: string;
}

/** What is asked now: one or two lines on a phone. */
export interface PromptMessages {
  /** How many the player still places, this one counted. */
  readonly placeStall: (left: number) => string;
  readonly placeNeutral: (colour: Colour) => string;
  readonly chooseAction: string;
  readonly chooseCardOrSite: string;
  /** Behind that: what the small marks mean. */
  readonly dots: string;
  /** A card was lifted that serves only as one of three. */
  readonly notAlone: string;
  readonly chooseSite: string;
  /** What is to be built is chosen. */
  readonly siteFor: (tile: string) => string;
  /** Several things could be built there. */
  readonly chooseWhat: (site: SiteName) => string;
  readonly chooseColour: string;
  readonly chooseSide: (site: SiteName) => string;
  readonly chooseCards: string;
  readonly chooseCustomer: string;
  readonly chooseEntry: (colour: Colour) => string;
  readonly firstCard: string;
  readonly secondCard: string;
  /** Before a card is taken from the pile. */
  readonly pile: string;
  /** For whoever tries all the same. */
  readonly cannot: { readonly build: string; readonly lure: string; readonly draw: string };
  readonly discard: (count: number) => string;
  readonly finalPhase: string;
  readonly endTurn: string;
  /** Nothing of it can be taken back. */
  readonly endTurnOnly: string;
  /** Below what is only planned: the end of the turn brings something hidden to light. */
  readonly endTurnToDo: string;
  readonly watching: string;
}

/** One shape of action may serve several types. */
type ActionOf<T extends ActionType> = Action extends infer A
  ? A extends { readonly type: infer U }
    ? T extends U
      ? A
      : never
    : never
  : never;

/** A whole move in a few words, for the one confirming button and for hints. */
export type MoveMessages = {
  readonly [type in ActionType]: (action: ActionOf<type>, say: MoveSpeaker) => string;
};

/** What a move would bring, each as a line of its own. Undefined names: the player who reads. */
export interface PreviewMessages {
  readonly points: (points: number) => string;
  /** Of the stand and its medals together. */
  readonly total: (points: number) => string;
  readonly size: (size: number) => string;
  readonly price: (coins: Coins, fee: Colour | undefined) => string;
  readonly noPrice: string;
  readonly cards: (cards: string) => string;
  readonly takesMedal: (medal: Medal, colour: Colour, from: string | undefined, points: number) => string;
  readonly income: (name: string | undefined, colour: Colour, amount: number) => string;
  /** `Green customer, 6 steps` */
  readonly way: (colour: Colour, steps: number) => string;
  readonly barkers: (count: number) => string;
  readonly takesPlace: (colour: Colour, entry: SiteName) => string;
  /** Whose stand a customer would come to, behind the number of steps. */
  readonly ownStand: string;
  readonly standOf: (name: string) => string;
  readonly neutralStall: string;
  readonly startsFinalPhase: string;
}

export interface PaymentMessages {
  readonly heading: string;
  /** Of the stand's own colour, and of others two for one. */
  readonly explain: (colour: Colour, size: number) => string;
  readonly fee: string;
  /** Of one colour, if no other would do. */
  readonly missing: (coins: number, colour: Colour | undefined) => string;
  readonly complete: string;
  readonly pay: (coins: Coins) => string;
  /** The one confirming button. */
  readonly payThis: string;
  readonly cheapest: string;
  readonly otherwise: string;
  /** Behind a colour: `pay 2 of 3`. */
  readonly chosen: (chosen: number, held: number) => string;
  readonly more: (colour: Colour) => string;
  readonly fewer: (colour: Colour) => string;
}

/** Refusals that speak of one colour, and can hold for several. */
export type SharedRefusals = {
  readonly [code in
    | 'build/wrong-area'
    | 'build/segment-has-colour'
    | 'build/no-stall-in-stock'
    | 'build/supply-empty'
    | 'build/not-beside-stand'
    | 'build/beside-other-stand'
    | 'build/cannot-pay']: (refusal: Extract<RuleRefusal, { code: code }>) => string;
};

export interface WhyNotMessages {
  readonly heading: string;
  readonly site: (site: SiteName) => string;
  /** A customer is to be chosen, and none stands there. */
  readonly nobody: (site: SiteName) => string;
  /** Instead of the same sentence for each colour: the colours stand before it. Without full stop, for the rule follows. */
  readonly shared: SharedRefusals;
}

export interface HintMessages {
  readonly heading: string;
  /** Who gives them, and from what knowledge. */
  readonly adviser: string;
  readonly thinking: string;
  /** 0–1, as a figure beside the move. */
  readonly chance: (chance: number) => string;
  /** The same for those who hear it. */
  readonly winChance: (chance: number) => string;
  /** All of them have the same figure. */
  readonly alike: string;
  /** Above the reasons that all of them have. */
  readonly shared: string;
  /** What a reason's sign means, for those who hear it. */
  readonly speaks: { readonly for: string; readonly against: string };
  readonly show: string;
  readonly retry: string;
}
