/** What passes between the table and the player whose turn it is: choices, questions, consequences. */
import type { Action, ActionType, Coins, Colour, Medal, SiteName } from '@kairo/engine';
import type { Speaker } from '../../table.ts';

/** Labels of buttons. */
export interface ActionLabels {
  readonly build: string;
  readonly lure: string;
  readonly drawTwo: string;
  readonly endTurn: string;
  readonly undo: string;
  readonly cancel: string;
  readonly dropOut: string;
  readonly discard: string;
  readonly takeBarker: string;
  readonly takeFromPile: string;
  readonly takeCard: string;
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
  readonly chooseSite: string;
  /** Several things could be built there. */
  readonly chooseWhat: (site: SiteName) => string;
  readonly chooseColour: string;
  readonly chooseSide: (site: SiteName) => string;
  readonly chooseCards: string;
  readonly chooseCustomer: string;
  readonly chooseEntry: (colour: Colour) => string;
  readonly firstCard: string;
  readonly secondCard: string;
  readonly discard: (count: number) => string;
  readonly finalPhase: string;
  readonly endTurn: string;
  /** Nothing of it can be taken back. */
  readonly endTurnOnly: string;
  /** A turn that ends with something hidden: it is shown once the turn is ended. */
  readonly endTurnToSee: string;
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
  readonly [type in ActionType]: (action: ActionOf<type>, say: Speaker) => string;
};

/** What a move would bring, each a line or a part of one. Undefined names: the player who reads. */
export interface PreviewMessages {
  readonly points: (points: number) => string;
  readonly size: (size: number) => string;
  readonly price: (coins: Coins, fee: Colour | undefined) => string;
  readonly noPrice: string;
  readonly cards: (cards: string) => string;
  readonly takesMedal: (medal: Medal, colour: Colour, from: string | undefined, points: number) => string;
  readonly keepsMedal: (medal: Medal, colour: Colour) => string;
  readonly noMedal: (colour: Colour) => string;
  readonly income: (name: string | undefined, colour: Colour, amount: number) => string;
  /** `Green customer, 6 steps` */
  readonly way: (colour: Colour, steps: number) => string;
  readonly barkers: (count: number) => string;
  readonly takesPlace: (colour: Colour, entry: SiteName) => string;
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
  readonly missing: (coins: number) => string;
  readonly tooMany: (coins: number) => string;
  readonly pay: (coins: Coins) => string;
  readonly otherwise: string;
  readonly more: (colour: Colour) => string;
  readonly fewer: (colour: Colour) => string;
}

export interface CardChoiceMessages {
  readonly heading: string;
  readonly anyThree: string;
  readonly chosen: (chosen: number, needed: number) => string;
}

export interface WhyNotMessages {
  readonly ask: string;
  readonly heading: string;
  readonly site: (site: SiteName) => string;
  readonly rule: (number: string) => string;
}

export interface HintMessages {
  readonly heading: string;
  readonly thinking: string;
  /** 0–1 */
  readonly winChance: (chance: number) => string;
  readonly show: string;
  readonly none: string;
}
