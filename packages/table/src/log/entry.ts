/** The entries of a game's log: everything that changes a game, in order, numbered from 1. */
import type { Action, GameEvent, Seat } from '@kairo/engine';
import type { Mishap } from '@kairo/protocol';

export type LogEntry =
  /** The first entry. */
  | { readonly type: 'deal'; readonly events: readonly GameEvent[] }
  | StepEntry
  /** A turn that its last step had settled was ended. */
  | { readonly type: 'endTurn'; readonly seat: Seat; readonly command?: string };

/** An action that was applied. */
export interface StepEntry {
  readonly type: 'step';
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  /** Its player has seen what the last action of the turn revealed, and still has to end the turn. */
  readonly awaitsEnd?: true;
  /** Why it was not the bot itself that chose the action. */
  readonly mishap?: Mishap;
  /** The id of the command that settled it. */
  readonly command?: string;
}

/** A turn that was begun and is not settled. */
export interface StoredDraft {
  /** The number of log entries that it continues. On a longer log it is void. */
  readonly base: number;
  readonly revision: number;
  /** The held action is the last one. */
  readonly actions: readonly Action[];
  /** The latest commands that changed a draft, of this turn or before: the entries name only those that settled. */
  readonly commands: readonly AppliedCommand[];
}

export interface AppliedCommand {
  readonly seat: Seat;
  readonly id: string;
}
