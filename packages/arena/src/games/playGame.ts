/** Plays one game between bots and outside programs. */
import { setImmediate } from 'node:timers/promises';
import { BotGame } from '@kairo/bots';
import type { ActionType, Game, Outcome, Seat } from '@kairo/engine';
import { OutsideProgramFailed } from '../outside/failure.ts';
import type { Ending, Player, TimedAction } from '../players/player.ts';
import type { ForfeitedSeat } from './groupResult.ts';

export interface PlayedDecision {
  readonly seat: Seat;
  readonly type: ActionType;
  readonly ms: number;
}

export interface PlayedGame {
  readonly outcome: Outcome;
  readonly decisions: readonly PlayedDecision[];
  /** Not counting the set-up. */
  readonly turns: number;
}

/** An outside program failed during the game, which its seat loses. */
export class Forfeit extends Error {
  readonly forfeit: ForfeitedSeat;
  readonly played: Omit<PlayedGame, 'outcome'> & { readonly points: readonly number[] };
  constructor(forfeit: ForfeitedSeat, played: Forfeit['played']) {
    super(`seat ${forfeit.seat}: ${forfeit.reason.error.code}`);
    this.forfeit = forfeit;
    this.played = played;
  }
}

/** Closes the players at the end, also on failure. */
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

/** A program that could not be started does not forfeit: the match cannot be played at all. */
function isForfeit(error: unknown): error is OutsideProgramFailed {
  return error instanceof OutsideProgramFailed && error.failure.error.code !== 'outside/start';
}

async function playToTheEnd(botGame: BotGame, players: readonly Player[]): Promise<PlayedGame> {
  const decisions: PlayedDecision[] = [];
  let turns = 1;
  for (let seat = botGame.acting; seat !== undefined; seat = botGame.acting) {
    const player = players[seat];
    if (player === undefined) throw new Error(`seat ${seat} has no player`);
    const situation = botGame.situation(seat);
    let decided: TimedAction;
    try {
      decided = await player.decide(situation);
    } catch (error) {
      if (!isForfeit(error)) throw error;
      const points = situation.view.seats.map((other) => other.points);
      throw new Forfeit({ seat, reason: error.failure }, { points, decisions, turns });
    }
    const { action, ms } = decided;
    const events = botGame.play(action);
    if (action.type !== 'place') turns += events.filter(({ type }) => type === 'turnBegan').length;
    decisions.push({ seat, type: action.type, ms });
    await setImmediate(); // let signals and messages be handled
  }
  return { outcome: botGame.outcome, decisions, turns };
}
