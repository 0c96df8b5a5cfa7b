/** The course of a game: whose turn, what happened, how it ends, and what goes wrong on the way. */
import type { EndReason } from '@kairo/engine';
import type { Mishap } from '@kairo/protocol';

export interface StatusMessages {
  readonly round: (round: number) => string;
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  readonly thinking: (name: string) => string;
  readonly finalPhase: string;
  readonly over: string;
  /** A bot could not think, and a quick move was made for it. */
  readonly mishap: { readonly [what in Mishap]: (name: string) => string };
}

/** Between two people at one screen. */
export interface CurtainMessages {
  readonly pass: (name: string) => string;
  readonly note: string;
  readonly ready: (name: string) => string;
}

export interface SinceMessages {
  readonly heading: string;
  readonly nothing: string;
  readonly again: string;
  readonly goOn: string;
}

export interface ScoringMessages {
  readonly heading: string;
  readonly reason: { readonly [reason in EndReason]: string };
  readonly stands: string;
  /** When they were taken. */
  readonly medals: string;
  /** For those that are held at the end (R11.4). */
  readonly medalsAgain: string;
  readonly money: string;
  readonly coins: (coins: number, points: number) => string;
  readonly total: string;
  readonly youWin: string;
  readonly winner: (name: string) => string;
  readonly winners: (names: readonly string[]) => string;
  readonly rematch: string;
  readonly newGame: string;
  readonly seeBoard: string;
  readonly toResult: string;
  readonly skip: string;
}

/** Said by screen readers when something changes without a heading of its own. */
export interface LiveMessages {
  readonly yourTurnAfter: (events: string) => string;
}

export interface MenuMessages {
  readonly heading: string;
  readonly leave: string;
  /** Leaving loses nothing. */
  readonly kept: string;
  readonly preferences: string;
  readonly shortcuts: string;
}

export interface OpeningMessages {
  readonly laying: string;
  readonly resuming: string;
  readonly failed: string;
  /** The way out when a board has no opening of its own for so many players. */
  readonly variable: string;
}

/** Single keys; each language has the letters that suit its words. */
export const SHORTCUTS = ['build', 'lure', 'draw', 'endTurn', 'undo', 'hint', 'log', 'rules'] as const;
export type Shortcut = (typeof SHORTCUTS)[number];

export interface ShortcutMessages {
  readonly heading: string;
  readonly letters: { readonly [shortcut in Shortcut]: string };
  readonly does: {
    readonly [shortcut in Shortcut | 'arrows' | 'confirm' | 'cancel' | 'colours' | 'help']: string;
  };
  readonly keys: { readonly [key in 'arrows' | 'enter' | 'escape' | 'colours']: string };
  /** Where letters are switched on and off. */
  readonly off: string;
}
