/** The games with a coach that this browser remembers, and which tips each of them has had. */
import { COACHED_GAMES } from '../storage/coachedGames.ts';
import { recallJson, remember } from '../storage/localStorage.ts';

/** How many games are remembered. */
const MOST = 5;

interface CoachedGame {
  readonly table: string;
  readonly tips: readonly unknown[];
}

function kept(): readonly CoachedGame[] {
  const games = recallJson(COACHED_GAMES);
  return Array.isArray(games)
    ? games.filter((game): game is CoachedGame => typeof game?.table === 'string' && Array.isArray(game.tips))
    : [];
}

/** In the order in which they were given; none for a game that is new here. */
export function tipsOf(table: string): readonly unknown[] {
  return kept().find((game) => game.table === table)?.tips ?? [];
}

export function rememberTips(table: string, tips: readonly unknown[]): void {
  const others = kept().filter((game) => game.table !== table);
  remember(COACHED_GAMES, JSON.stringify([{ table, tips }, ...others].slice(0, MOST)));
}
