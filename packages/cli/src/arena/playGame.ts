/** One whole game between players that are no people. */
import { setImmediate } from 'node:timers/promises';
import {
  type ActionType,
  apply,
  type Game,
  type GameEvent,
  newGame,
  type Outcome,
  outcomeOf,
  redactEvents,
  type Seat,
  whoActs,
} from '@kairo/engine';
import { OutsideFailure } from '../outside/failure.ts';
import type { Choice, Ending, Player } from './player.ts';
import { situationOf } from './situation.ts';

export interface PlayedDecision {
  readonly seat: Seat;
  readonly type: ActionType;
  readonly ms: number;
}

export interface PlayedGame {
  readonly outcome: Outcome;
  readonly decisions: readonly PlayedDecision[];
  /** After the set-up. */
  readonly turns: number;
}

/** A program from outside broke the rules of its protocol, and so the game is lost for its seat. */
export class Forfeit extends Error {
  readonly seat: Seat;
  readonly played: Omit<PlayedGame, 'outcome'> & { readonly points: readonly number[] };
  constructor(seat: Seat, cause: OutsideFailure, played: Forfeit['played']) {
    super(cause.message);
    this.seat = seat;
    this.played = played;
  }
}

/** The players are closed afterwards, whatever happens. */
export async function playGame(game: Game, players: readonly Player[], seed: string): Promise<PlayedGame> {
  const told: GameEvent[][] = players.map(() => []);
  let outcome: Outcome | undefined;
  try {
    const played = await playToTheEnd(game, players, seed, told);
    outcome = played.outcome;
    return played;
  } finally {
    const end = (seat: Seat): Ending | undefined => outcome && { outcome, history: told[seat] ?? [] };
    await Promise.all(players.map((player, seat) => player.close(end(seat))));
  }
}

/** One that cannot even be started has not lost: there is nothing to measure. */
function losesTheGame(error: unknown): error is OutsideFailure {
  return error instanceof OutsideFailure && error.error.code !== 'outside/start';
}

/** Keeps in `told` what each seat gets to know. */
async function playToTheEnd(
  game: Game,
  players: readonly Player[],
  seed: string,
  told: readonly GameEvent[][],
): Promise<PlayedGame> {
  const decisions: PlayedDecision[] = [];
  const tell = (events: readonly GameEvent[]): void =>
    told.forEach((history, seat) => {
      history.push(...redactEvents(events, seat));
    });
  const opening = newGame(game, seed);
  let { state } = opening;
  let turns = 1;
  tell(opening.events);
  for (let seat = whoActs(state); seat !== undefined; seat = whoActs(state)) {
    const player = players[seat];
    if (player === undefined) throw new Error(`nobody plays seat ${seat}`);
    const situation = situationOf(state, told[seat] ?? [], { seat, seed, decision: decisions.length });
    let choice: Choice;
    try {
      choice = await player.decide(situation);
    } catch (error) {
      if (!losesTheGame(error)) throw error;
      const points = situation.view.seats.map((other) => other.points);
      throw new Forfeit(seat, error, { points, decisions, turns });
    }
    const { action, ms } = choice;
    const step = apply(state, action);
    if (!step.ok) throw new Error(`seat ${seat} chose an illegal action: ${JSON.stringify(step.error)}`);
    const { events } = step.value;
    if (action.type !== 'place') turns += events.filter(({ type }) => type === 'turnBegan').length;
    decisions.push({ seat, type: action.type, ms });
    tell(events);
    state = step.value.state;
    await setImmediate(); // signals and messages get their turn, too
  }
  const outcome = outcomeOf(state);
  if (outcome === undefined) throw new Error('nobody acts, and the game is not over');
  return { outcome, decisions, turns };
}
