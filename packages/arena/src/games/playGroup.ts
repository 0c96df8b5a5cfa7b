/** Plays all games of one deal. */
import type { Game } from '@kairo/engine';
import { playerFor } from '../players/contender.ts';
import type { Player } from '../players/player.ts';
import { type GameResult, type GroupResult, rivalsOf } from './groupResult.ts';
import { Forfeit, type PlayedGame, playGame } from './playGame.ts';
import type { GroupTask } from './schedule.ts';

export async function playGroup(
  game: Game,
  contenders: readonly string[],
  { group, seed, seatings }: GroupTask,
): Promise<GroupResult> {
  const games: GameResult[] = [];
  for (const seats of seatings) {
    const players = seats.map((contender) => playerFor(contenders[contender] ?? '', game));
    const { points, winners, turns, decisions, forfeit } = await playOrForfeit(game, players, seats, seed);
    const own = seats.map((_, seat) => decisions.filter((decision) => decision.seat === seat));
    games.push({
      seats,
      points,
      winners,
      turns,
      plies: decisions.length,
      ms: own.map((list) => Number(list.reduce((sum, { ms }) => sum + ms, 0).toFixed(2))),
      decisions: own.map((list) => list.length),
      ...(forfeit && { forfeit }),
    });
  }
  return { group, games };
}

type Ended = Pick<GameResult, 'points' | 'winners' | 'turns' | 'forfeit'> & Pick<PlayedGame, 'decisions'>;

async function playOrForfeit(
  game: Game,
  players: readonly Player[],
  seats: readonly number[],
  seed: string,
): Promise<Ended> {
  try {
    const { outcome, turns, decisions } = await playGame(game, players, seed);
    return { points: outcome.points, winners: outcome.winners, turns, decisions };
  } catch (error) {
    if (!(error instanceof Forfeit)) throw error;
    const { forfeit, played } = error;
    return { ...played, winners: rivalsOf(seats, forfeit.seat), forfeit };
  }
}
