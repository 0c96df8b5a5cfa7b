/** Positions of games between bots, for tests of explanations. */
import { type Edition, viewFor } from '@kairo/engine';
import { decide, iterationBudget, type Level, makeBot } from '../src/index.ts';
import { playOn, situationOf, startTestGame, type TestGame } from './testGame.ts';

export function isIn(phase: 'setup' | 'final' | 'over', { state }: Pick<TestGame, 'state'>): boolean {
  return viewFor(state, 'spectator').phase === phase;
}

/** The whole set-up, and every fifth decision after it. */
export function nowAndThen(played: TestGame): boolean {
  return played.decisions % 5 === 0 || isIn('setup', played);
}

/** Some positions of a game between bots of a level. */
export function someMoments(
  seed: string,
  edition: Edition,
  isWanted: (played: TestGame) => boolean,
  level: Level = 'trader',
  players = 2,
): TestGame[] {
  const moments: TestGame[] = [];
  const start = startTestGame(edition, players, seed);
  const bot = makeBot(level, start.game);
  playOn(start, (played, seat) => {
    if (isWanted(played)) moments.push(played);
    return decide(bot, situationOf(played, seat, `${played.decisions}`), iterationBudget(1)).action;
  });
  return moments;
}
