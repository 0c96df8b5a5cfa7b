/** The page where the game is played. */
import type { Action, ActionType, Coins, Colour, EndReason, Medal, SiteName } from '@kairo/engine';
import type { Mishap } from '@kairo/protocol';
import type { LogMessages } from './log.ts';
import type { MoveSpeaker } from './sentenceContext.ts';

/** Labels of buttons. */
export interface ActionLabels {
  readonly build: string;
  readonly lure: string;
  readonly drawTwo: string;
  readonly endTurn: string;
  readonly undo: string;
  readonly cancel: string;
  readonly dropOut: string;
  /** Makes a bot move at once. */
  readonly hurry: string;
  readonly skipMotion: string;
  readonly hints: string;
  readonly menu: string;
  /** The turn ends in a moment, which a bar shows; pressing it ends the turn at once. */
  readonly endingTurn: string;
  /** Keeps the turn from ending by itself. */
  readonly wait: string;
}

/** What the player is asked to do now: one or two lines on a phone. */
export interface PromptMessages {
  /** `left` counts the stalls still to be placed, this one included. */
  readonly placeStall: (left: number) => string;
  readonly placeNeutral: (colour: Colour) => string;
  readonly chooseAction: string;
  readonly chooseCardOrSite: string;
  /** After `chooseCardOrSite`: what the small marks mean. */
  readonly dots: string;
  /** The chosen card can only be used as one of three. */
  readonly notAlone: string;
  readonly chooseSite: string;
  /** The piece is chosen, the site is not. */
  readonly siteFor: (tile: string) => string;
  /** Several pieces could be built at the chosen site. */
  readonly chooseWhat: (site: SiteName) => string;
  readonly chooseColour: string;
  /** The entry of the stall at this site. */
  readonly chooseSide: (site: SiteName, colour: Colour) => string;
  readonly chooseCards: string;
  readonly chooseCustomer: string;
  readonly chooseEntry: (colour: Colour) => string;
  readonly firstCard: string;
  readonly secondCard: string;
  /** Warns before a card is taken from the pile. */
  readonly pile: string;
  /** An action that has no legal move was chosen. */
  readonly cannot: { readonly build: string; readonly lure: string; readonly draw: string };
  readonly discard: (count: number) => string;
  readonly finalPhase: string;
  readonly endTurn: string;
  /** The same when nothing can be undone. */
  readonly endTurnOnly: string;
  /** The action is only planned, because it reveals something: it is applied at the end of the turn. */
  readonly endTurnToDo: string;
  readonly watching: string;
  /** The turn ends by itself in a moment. */
  readonly ending: string;
  /** The same when nothing can be undone. */
  readonly endingOnly: string;
}

/** The action type's member of the union; one member may serve several types. */
type ActionOf<T extends ActionType> = Action extends infer A
  ? A extends { readonly type: infer U }
    ? T extends U
      ? A
      : never
    : never
  : never;

/** A whole move in a few words, for the confirming button and for hints. */
export type MoveMessages = {
  readonly [type in ActionType]: (action: ActionOf<type>, say: MoveSpeaker) => string;
};

/** What a move would bring, one line each. An undefined name stands for the reader. */
export interface PreviewMessages {
  readonly points: (points: number) => string;
  /** Points for the stand and its medals together. */
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
  /** After the number of steps: whose stand the customer would walk to. */
  readonly ownStand: string;
  readonly standOf: (name: string) => string;
  readonly neutralStall: string;
  readonly startsFinalPhase: string;
}

export interface PaymentMessages {
  readonly heading: string;
  /** The price, and that two other coins replace one (R6.6). */
  readonly explain: (colour: Colour, size: number) => string;
  readonly fee: string;
  /** `colour` is defined if no other colour would do. */
  readonly missing: (coins: number, colour: Colour | undefined) => string;
  readonly complete: string;
  readonly pay: (coins: Coins) => string;
  /** The confirming button. */
  readonly payThis: string;
  readonly cheapest: string;
  readonly otherwise: string;
  /** After a colour: `pay 2 of 3`. */
  readonly chosen: (chosen: number, held: number) => string;
  readonly more: (colour: Colour) => string;
  readonly fewer: (colour: Colour) => string;
}

/** Headings and labels of the panels around the board. */
export interface PanelMessages {
  readonly hand: string;
  readonly noCards: string;
  /** Long words have a soft hyphen: on a phone it stands beside its card. */
  readonly barkers: string;
  readonly money: string;
  /** Beside the player's own money, unless money is open. */
  readonly moneyHidden: string;
  readonly display: string;
  readonly displayNote: string;
  readonly pile: string;
  readonly discards: string;
  readonly supply: string;
  readonly supplyNote: (of: number) => string;
  readonly players: string;
  /** `supply` in one word, for a narrow tab. */
  readonly supplyTab: string;
  readonly market: string;
  readonly log: string;
  /** Switches between short and full entries. */
  readonly logDetails: string;
  /** The heading of the scores, for spectators. */
  readonly standings: string;
  readonly points: string;
  readonly you: string;
  readonly yourTurn: string;
  readonly out: string;
  /** On a card that will be played or taken when the turn ends. */
  readonly planned: string;
  readonly waits: string;
  readonly bot: (level: string) => string;
}

/** What starts the final phase, and how far away it is. */
export interface FinalPhaseMessages {
  readonly explain: string;
  /** `2 green expansions left` */
  readonly left: (colour: Colour, count: number) => string;
  /** `expansions` is how many can still be built before it starts. */
  readonly distance: (expansions: number) => string;
  readonly running: string;
  /** `distance` in few words, beside as many lanterns: `2+ expansions to the final phase` */
  readonly race: (expansions: number) => string;
  readonly raceShort: (expansions: number) => string;
  /** Replaces `race` in the final phase. */
  readonly onlyBuilding: string;
}

/** Everything to be said about a site. */
export interface SiteFacts {
  readonly site: SiteName;
  readonly segment: number;
  readonly area: 'market' | 'restaurant';
  readonly isStart?: boolean;
  readonly tile?: {
    readonly kind: 'stall' | 'expansion';
    readonly colour: Colour;
    /** Undefined if neutral. */
    readonly owner: string | undefined;
    readonly size: number;
    readonly entry: SiteName;
  };
  readonly entry?: { readonly colour: Colour; readonly owner: string | undefined };
  readonly customer?: Colour;
  readonly mark?: 'legal' | 'selected' | 'target';
  /** The path of the chosen customer to this entry. */
  readonly way?: { readonly steps: number; readonly barkers: number };
}

/** Accessible names. */
export interface ThingMessages {
  readonly board: string;
  /** The button that ends the zoom. */
  readonly wholeBoard: string;
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
  /** As a piece to build: it moves to another site (R7). */
  readonly blockedStall: (colour: Colour) => string;
  readonly supply: (colour: Colour, left: number) => string;
  readonly player: (name: string, points: number, cards: number, barkers: number) => string;
}

export interface StatusMessages {
  readonly round: (round: number) => string;
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  readonly thinking: (name: string) => string;
  readonly finalPhase: string;
  readonly over: string;
  /** A bot failed, and a quick move was made for it. */
  readonly mishap: { readonly [what in Mishap]: (name: string) => string };
}

/** Hides the page while the device is passed to the next player. */
export interface CurtainMessages {
  readonly pass: (name: string) => string;
  readonly note: string;
  readonly ready: (name: string) => string;
}

/** What happened since the player's last turn. */
export interface SinceMessages {
  readonly heading: string;
  readonly nothing: string;
  readonly again: string;
  readonly goOn: string;
  readonly moves: (count: number) => string;
  /** Where a customer came from. */
  readonly from: (site: SiteName) => string;
  /** Uncovers the hand at a shared screen. */
  readonly showCards: string;
  readonly covered: string;
  /** After the name of a place where cards are drawn: the numbers of the moves that took one. */
  readonly drawnIn: (moves: string) => string;
}

export interface ScoringMessages {
  readonly heading: string;
  readonly reason: { readonly [reason in EndReason]: string };
  readonly stands: string;
  /** Points scored when medals were taken. */
  readonly medals: string;
  /** Points for medals held at the end (R11.4). */
  readonly medalsAgain: string;
  readonly money: string;
  readonly total: string;
  readonly youWin: string;
  readonly winner: (name: string) => string;
  readonly winners: (names: readonly string[]) => string;
  /** How many points the viewer has won by. */
  readonly aheadBy: (points: number) => string;
  /** How many points the viewer was short of the victory. */
  readonly behindBy: (points: number) => string;
  readonly rematch: string;
  readonly newGame: string;
  readonly seeBoard: string;
  /** Opens the game turn by turn. */
  readonly replay: string;
  readonly review: string;
  readonly toResult: string;
  readonly skip: string;
  /** Beside piles of three coins. */
  readonly inThrees: (coins: number) => string;
  /** Coins that are too few for another point. */
  readonly leftOver: (coins: number) => string;
  /** What the parts of the bar mean, where their heading is too short. */
  readonly key: { readonly medals: string; readonly money: string };
}

/** Announced to screen readers only. */
export interface LiveMessages {
  readonly yourTurnAfter: (events: string) => string;
}

/** Where a game cannot be stored, and when storing it fails. */
export interface StorageMessages {
  readonly unsavedHeading: string;
  readonly unsaved: string;
  readonly play: string;
  readonly failedHeading: string;
  readonly failed: string;
  readonly retry: string;
  readonly goOn: string;
}

export interface MenuMessages {
  readonly heading: string;
  readonly leave: string;
  /** Leaving does not lose the game. */
  readonly kept: string;
  readonly preferences: string;
  readonly shortcuts: string;
  /** Instead of `kept`, after the end. */
  readonly over: string;
  /** After the end of a game that is not stored. */
  readonly overUnsaved: string;
}

/** Asks before a player drops out (R11.2). */
export interface DropOutMessages {
  readonly heading: string;
  readonly text: string;
  readonly stay: string;
}

export interface OpeningMessages {
  readonly laying: string;
  readonly resuming: string;
  readonly failed: string;
  /** Offered when a board has no preset start for this number of players. */
  readonly variable: string;
}

/** Single keys; each language has its own letters. */
export const SHORTCUTS = [
  'build',
  'lure',
  'draw',
  'endTurn',
  'undo',
  'hint',
  'log',
  'rules',
  'inspect',
  'recap',
] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

export interface ShortcutMessages {
  readonly heading: string;
  readonly letters: { readonly [shortcut in Shortcut]: string };
  readonly does: {
    readonly [shortcut in Shortcut | 'arrows' | 'confirm' | 'cancel' | 'colours' | 'help']: string;
  };
  readonly keys: { readonly [key in 'arrows' | 'enter' | 'escape' | 'colours']: string };
  /** Where single letters can be switched off. */
  readonly off: string;
}

/** All of the page, as each language supplies it. */
export interface PlayMessages {
  readonly actions: ActionLabels;
  readonly prompts: PromptMessages;
  readonly moves: MoveMessages;
  readonly preview: PreviewMessages;
  readonly payment: PaymentMessages;
  readonly panels: PanelMessages;
  readonly log: LogMessages;
  readonly finalPhase: FinalPhaseMessages;
  readonly things: ThingMessages;
  readonly status: StatusMessages;
  readonly curtain: CurtainMessages;
  readonly since: SinceMessages;
  readonly scoring: ScoringMessages;
  readonly live: LiveMessages;
  readonly menu: MenuMessages;
  readonly storage: StorageMessages;
  readonly opening: OpeningMessages;
  readonly shortcuts: ShortcutMessages;
  readonly dropOut: DropOutMessages;
}
