/** The messages of docs/bot-protocol.md: JSON lines between the arena and a program that plays one seat. */
import type { Effort } from '@kairo/bots';
import type { Action, EditionJson, GameEvent, GameOptions, Outcome, Seat, View } from '@kairo/engine';

export const PROTOCOL_VERSION = 1;

/** The longest line that a program may send, in characters. */
export const LONGEST_ANSWER = 65_536;
/** The longest line that a program must be able to read. */
export const LONGEST_LINE = 16 * 1024 * 1024;

/** The legal actions are a field of their own in `decide`. */
export type SeenView = Omit<View, 'legal'>;

export type ToProgram =
  | {
      readonly kairo: typeof PROTOCOL_VERSION;
      readonly type: 'hello';
      readonly version: string;
      readonly rulesVersion: number;
    }
  | {
      readonly type: 'newGame';
      readonly rulesVersion: number;
      readonly edition: EditionJson;
      readonly players: number;
      readonly options: GameOptions;
      readonly seat: Seat;
      /** A seed for the program's own randomness. Reveals nothing about a deal whose own seed is strong. */
      readonly chance: string;
    }
  | { readonly type: 'events'; readonly events: readonly GameEvent[] }
  | ({
      readonly type: 'decide';
      readonly id: number;
      /** Milliseconds until the decision counts as forfeited. */
      readonly limit: number;
      readonly view: SeenView;
      readonly legal: readonly Action[];
    } & Partial<Effort>)
  | { readonly type: 'stop'; readonly id: number }
  | { readonly type: 'gameOver'; readonly outcome: Outcome }
  | { readonly type: 'quit' };

export type FromProgram =
  | {
      readonly kairo: typeof PROTOCOL_VERSION;
      readonly type: 'hello';
      readonly name: string;
      readonly version?: string;
      readonly author?: string;
    }
  | {
      readonly type: 'info';
      readonly id: number;
      readonly action?: Action;
      readonly iterations?: number;
      readonly winChance?: number;
    }
  | { readonly type: 'action'; readonly id: number; readonly action: Action }
  | { readonly type: 'action'; readonly id: number; readonly index: number }
  | { readonly type: 'error'; readonly id?: number; readonly error: { readonly code: string } };
