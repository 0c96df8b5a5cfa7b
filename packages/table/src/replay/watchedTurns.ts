/** What is known of each turn of a finished game: all of it, or as much as one seat knew. */
import { type CardName, type GameEvent, redactEvents, type Seat, seatViewsFor } from '@kairo/engine';
import type { FinishedGame } from './finishedGame.ts';

/** Through whose eyes a finished game is watched. */
export type Eyes = 'all' | Seat;

export interface WatchedTurn {
  /** Absent for the deal. */
  readonly seat?: Seat;
  /** The events of each action. */
  readonly steps: readonly (readonly GameEvent[])[];
  /** After the turn, by seat; null if it was not known. */
  readonly hands: readonly (WatchedHand | null)[];
}

export interface WatchedHand {
  readonly cards: readonly CardName[];
  readonly money: Money;
}

type Money = NonNullable<ReturnType<typeof seatViewsFor>[number]['money']>;

export function watchedTurns({ setup, turns }: FinishedGame, eyes: Eyes): WatchedTurn[] {
  const seats = setup.seats.map((_, seat) => seat);
  return turns.map(({ seat, steps, state }) => ({
    ...(seat !== undefined && { seat }),
    steps: eyes === 'all' ? steps : steps.map((events) => redactEvents(events, eyes)),
    hands: seats.map((owner) => {
      if (eyes !== 'all' && eyes !== owner) return null;
      const { hand, money } = seatViewsFor(state, owner)[owner] ?? {};
      return hand === undefined || money === undefined ? null : { cards: hand, money };
    }),
  }));
}
