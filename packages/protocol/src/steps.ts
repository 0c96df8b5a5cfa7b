/** What a viewer sees of the entries of a game's log. */
import type { Level, ThreadFailure } from '@kairo/bots';
import type { GameEvent, Seat, View } from '@kairo/engine';

/** A view without the legal actions, which travel in groups. */
export type PlainView = Omit<View, 'legal'>;

/** The fields of a view that differ from another one. */
export type ViewChange = Partial<PlainView>;

/**
 * What changed a game at a table of people besides their steps. `to` of a takeback: the game is again as it was after
 * entry number `to`. `standIn`: the bot that plays for the seat from now on; null if its person plays. `handed`: the
 * seat has another person. `left`: its person is gone for good.
 */
export type Note =
  | { readonly type: 'takeback'; readonly seat: Seat; readonly to: number }
  | {
      readonly type: 'seat';
      readonly seat: Seat;
      readonly reason: 'vanished' | 'returned' | 'resigned' | 'handed' | 'left';
      readonly standIn: Level | null;
    }
  /** The seat's time ran out. */
  | { readonly type: 'clock'; readonly seat: Seat; readonly standIn: Level }
  /** `seat`: who resigned, at a table of two. */
  | { readonly type: 'end'; readonly reason: 'resigned' | 'agreed'; readonly seat?: Seat };

/** One entry of the log as the viewer may know it. */
export interface ShownStep {
  /** Who acted; absent for the deal, and when the game ended by agreement. */
  readonly seat?: Seat;
  /** Empty if a turn was only ended, and for notes. */
  readonly events: readonly GameEvent[];
  /** Present if it is not a step. */
  readonly note?: Note;
  /** How it changed the viewer's view; absent for steps too old to be shown again. */
  readonly change?: ViewChange;
  /** Why a quick choice was played instead of the one that the bot was thinking about. */
  readonly mishap?: Mishap;
}

/** How the thread in which a bot thinks can fail. */
export type Mishap = ThreadFailure;
