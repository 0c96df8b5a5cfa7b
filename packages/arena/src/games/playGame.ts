/** One whole game between players that are no people. */
import { setImmediate } from 'node:timers/promises';
import { BotGame } from '@kairo/bots';
import type { ActionType, Game, Outcome, Seat } from '@kairo/engine';
import { OutsideFailure } from '../outside/failure.ts';
import type { Choice, Ending, Player } from '../players/player.ts';
import type { ForfeitedSeat } from './groupResult.ts';

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
  readonly forfeit: ForfeitedSeat;
  readonly played: Omit<PlayedGame, 'outcome'> & { readonly points: readonly number[] };
  constructor(forfeit: ForfeitedSeat, played: Forfeit['played']) {
    super(`seat ${forfeit.seat}: ${forfeit.reason.error.code}`);
    this.forfeit = forfeit;
    this.played = played;
  }
}

/** The players are closed afterwards, whatever happens. */
export async function playGame(game: Game, players: readonly Player[], seed: string): Promise<PlayedGame> {
  const botGame = new BotGame(game, seed);
  let outcome: Outcome | undefined;
  try {
    const played = await playToTheEnd(botGame, players);
    outcome = played.outcome;
    return played;
  } finally {
    const end = (seat: Seat): Ending | undefined => outcome && { outcome, history: botGame.history(seat) };
    await Promise.all(players.map((player, seat) => player.close(end(seat))));
  }
}

/** One that cannot even be started, and say hello, has not lost: there is nothing to measure. */
function losesTheGame(error: unknown): error is OutsideFailure {
  return error instanceof OutsideFailure && error.failure.error.code !== 'outside/start';
}

async function playToTheEnd(botGame: BotGame, players: readonly Player[]): Promise<PlayedGame> {
  const decisions: PlayedDecision[] = [];
  let turns = 1;
  for (let seat = botGame.acting; seat !== undefined; seat = botGame.acting) {
    const player = players[seat];
    if (player === undefined) throw new Error(`nobody plays seat ${seat}`);
    const situation = botGame.situation(seat);
    let choice: Choice;
    try {
      choice = await player.decide(situation);
    } catch (error) {
      if (!losesTheGame(error)) throw error;
      const points = situation.view.seats.map((other) => other.points);
      throw new Forfeit({ seat, reason: error.failure }, { points, decisions, turns });
    }
    const { action, ms } = choice;
    const events = botGame.play(action);
    if (action.type !== 'place') turns += events.filter(({ type }) => type === 'turnBegan').length;
    decisions.push({ seat, type: action.type, ms });
    await setImmediate(); // signals and messages get their turn, too
  }
  return { outcome: botGame.outcome, decisions, turns };
}
