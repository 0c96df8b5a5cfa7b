/**
 * What a table and those who sit at it say to each other, the same for a table in a worker of the page and for one on
 * a server. A table sends views and told events only: what a viewer may not know is not in any message to them.
 */
import type { Advice, BotError, Level, ThreadFailure } from '@kairo/bots';
import type {
  Action,
  BuildAction,
  CardName,
  Colour,
  Edition,
  EditionError,
  GameEvent,
  Refusal,
  Route,
  RuleRefusal,
  Seat,
  SetupError,
  SiteAnswer,
  SiteName,
  View,
  Viewer,
} from '@kairo/engine';
import type { TableSetup } from './setup.ts';

/** Raised with every change that an older page or table would misunderstand. */
export const PROTOCOL_VERSION = 1;

export type ToTable =
  /** The first message: lay a new table. */
  | { readonly type: 'open'; readonly protocol: number; readonly setup: TableSetup }
  /** The first message: go on with the game that was left. */
  | { readonly type: 'resume'; readonly protocol: number }
  /** Who sits in front of the screen now; `spectator` while the curtain is drawn. */
  | { readonly type: 'sit'; readonly viewer: Viewer }
  /** Something was missed: tell again from step `from` on. */
  | { readonly type: 'sync'; readonly from: number }
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'undo' }
  | { readonly type: 'endTurn' }
  /** The bot that thinks shall answer at once. */
  | { readonly type: 'hurry' }
  | { readonly type: 'ask'; readonly id: number; readonly question: Question };

export type FromTable =
  | Update
  | { readonly type: 'refused'; readonly refusal: TableRefusal }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  /** There is no table, or none any more; with `table/malformed` only that what was said is no message. */
  | { readonly type: 'failed'; readonly error: TableError };

/** What one action brought, as the viewer was told. */
export interface ToldStep {
  /** Who acted; nobody in the opening. */
  readonly seat: Seat | undefined;
  readonly events: readonly GameEvent[];
  /** The table after it, as the viewer saw it; only for recent steps, to show them again. */
  readonly view?: View;
  /** Why a quick choice was played instead of the one that the bot was thinking about. */
  readonly mishap?: Mishap;
}

/** What can befall the thread in which a bot thinks. */
export type Mishap = ThreadFailure;

/** A turn that is being played: shown to its seat alone, until it is ended. */
export interface Draft {
  /** Done and visible, but not settled. */
  readonly steps: readonly ToldStep[];
  /**
   * The last action of the turn, chosen but not done yet: doing it would bring something hidden to light (the display
   * is refilled, a neutral stall is drawn, the next player of the final phase is known), so it waits for the end of
   * the turn. The view is the one before it.
   */
  readonly held: Action | undefined;
  /** Nothing is left to do but to end the turn. */
  readonly isComplete: boolean;
  readonly canUndo: boolean;
}

export interface Update {
  readonly type: 'update';
  readonly setup: TableSetup;
  /** The board and what lies on it; with the first update of a table, and whenever `from` is 0. */
  readonly edition?: Edition;
  readonly viewer: Viewer;
  /** `steps` are those from this number on; what the viewer knew of them before is replaced. */
  readonly from: number;
  /** Settled steps; the first of a game is its opening. */
  readonly steps: readonly ToldStep[];
  /** Of the viewer's own turn. */
  readonly draft: Draft | undefined;
  /** The table as the viewer sees it, draft included. */
  readonly view: View;
  /** Who has to do something: to act, or to end the turn. Nobody when the game is over. */
  readonly acting: Seat | undefined;
  /** Whether `acting` is a bot that thinks. */
  readonly thinking: boolean;
}

export type Question =
  | { readonly about: 'routes'; readonly colour: Colour }
  | { readonly about: 'site'; readonly site: SiteName }
  | { readonly about: 'card'; readonly card: CardName }
  | { readonly about: 'customer'; readonly colour: Colour }
  | { readonly about: 'action'; readonly action: Action }
  /** What an action would bring, and how else it could be paid. */
  | { readonly about: 'outcome'; readonly action: Action }
  | { readonly about: 'advice'; readonly count: number };

export type Answer =
  | { readonly about: 'routes'; readonly routes: readonly Route[] }
  /** For each colour what could be built there, or what forbids it; or why nothing can. */
  | { readonly about: 'site'; readonly answers: readonly SiteAnswer[]; readonly refusal?: RuleRefusal }
  | { readonly about: 'card' | 'customer' | 'action'; readonly refusal: Refusal | undefined }
  | {
      readonly about: 'outcome';
      /** What is sure to happen, as the seat would be told; nothing that the end of the turn would reveal. */
      readonly events: readonly GameEvent[];
      readonly payments: readonly BuildAction[];
    }
  | { readonly about: 'advice'; readonly advice: readonly Advice[] }
  | { readonly about: 'nothing'; readonly refusal: TableRefusal };

/** What the table, not the rules of the game, refuses; and what the rules do. */
export type TableRefusal =
  | Refusal
  | { readonly code: 'table/not-your-turn'; readonly acting: Seat | undefined }
  | { readonly code: 'table/not-a-person'; readonly seat: Seat }
  | { readonly code: 'table/nothing-to-undo' }
  /** Undo stops where something hidden came to light. */
  | { readonly code: 'table/already-revealed' }
  | { readonly code: 'table/turn-not-complete' }
  | { readonly code: 'table/turn-complete' }
  | { readonly code: 'table/no-hints' }
  /** The moment that was asked about has passed. */
  | { readonly code: 'table/no-advice' }
  /** Asking again may help. */
  | { readonly code: 'table/adviser-failed' }
  /** It could not be loaded, or not yet. */
  | { readonly code: 'table/adviser-absent' }
  /** Asking again does not help. */
  | { readonly code: 'table/no-adviser'; readonly error: BotError };

export type TableError =
  | SetupError
  | EditionError
  | { readonly code: 'table/protocol'; readonly found: unknown; readonly supported: number }
  | { readonly code: 'table/unknown-edition'; readonly id: string; readonly known: readonly string[] }
  | { readonly code: 'table/malformed'; readonly field: string; readonly expected: string }
  /** Another page has taken over: two would overwrite each other's game. */
  | { readonly code: 'table/elsewhere' }
  | { readonly code: 'table/no-saved-game' }
  /** The saved game cannot be read: damaged, or from another release. */
  | { readonly code: 'table/bad-save'; readonly detail: string }
  | { readonly code: 'table/not-open' }
  /** A bot cannot play here, and no other takes its place unasked. */
  | { readonly code: 'table/bot'; readonly level: Level; readonly error: BotError }
  /** A bug: the table is gone. What was saved is still there. */
  | { readonly code: 'table/crashed'; readonly detail: string };
