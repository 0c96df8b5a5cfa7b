/** A game in which bots are tested: its state, and everything that has happened. */
import {
  type Action,
  apply,
  type Edition,
  FastRandom,
  type Game,
  type GameEvent,
  type GameState,
  makeGame,
  newGame,
  redactEvents,
  type Seat,
  viewFor,
  whoActs,
} from '@kairo/engine';
import { dealtAnew as otherCards } from '../../engine/test/hidden.ts';
import type { Situation } from '../src/index.ts';

export interface TestGame {
  readonly game: Game;
  readonly state: GameState;
  /** All events so far, of every audience. */
  readonly events: readonly GameEvent[];
  /** How many decisions were made. */
  readonly decisions: number;
}

export function startTestGame(edition: Edition, players: number, seed: string): TestGame {
  const game = makeGame(edition, players, { start: 'variable', openMoney: false });
  const { state, events } = newGame(game, seed);
  return { game, state, events, decisions: 0 };
}

export function situationOf({ state, events }: TestGame, seat: Seat, chance: string): Situation {
  const view = viewFor(state, seat);
  return { view, history: redactEvents(events, seat), random: new FastRandom(chance) };
}

/** The same game as far as the seat knows it, with everything hidden from the seat dealt anew: hands, pile, private events. */
export function dealtAnew(played: TestGame, seat: Seat, chance: string): TestGame {
  const random = new FastRandom(chance);
  const state = otherCards(played.state, seat, random);
  const events = played.events.map((event) =>
    event.type === 'received' && event.to !== seat
      ? { ...event, cards: event.cards.map(() => `S${1 + random.below(9)}` as const) }
      : event,
  );
  return { ...played, state, events };
}

/** Plays the actions of `choose` until it returns undefined or the game is over. */
export function playOn(
  start: TestGame,
  choose: (played: TestGame, seat: Seat) => Action | undefined,
): TestGame {
  let played = start;
  for (let seat = whoActs(played.state); seat !== undefined; seat = whoActs(played.state)) {
    const action = choose(played, seat);
    if (action === undefined) break;
    const step = apply(played.state, action);
    if (!step.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(step.error)}`);
    const { state, events } = step.value;
    played = { ...played, state, events: [...played.events, ...events], decisions: played.decisions + 1 };
  }
  return played;
}

/** A point of a game at which the seat has to decide. */
export interface Moment {
  readonly played: TestGame;
  readonly seat: Seat;
}

/** The moments after these numbers of decisions, in a game that is played by `choose`; none beyond its end. */
export function momentsOf(
  start: TestGame,
  decisions: readonly number[],
  choose: (played: TestGame, seat: Seat) => Action,
): Moment[] {
  const moments: Moment[] = [];
  const last = Math.max(...decisions);
  playOn(start, (played, seat) => {
    if (decisions.includes(played.decisions)) moments.push({ played, seat });
    return played.decisions < last ? choose(played, seat) : undefined;
  });
  return moments;
}
