/** Which games of this browser have a coach. What she keeps of them is read by her (`coach/keptTips.ts`). */
import { recall } from './localStorage.ts';

/** A list of games, each with the id of its table. */
export const COACHED_GAMES = 'kairo.coached';

export function isCoached(table: string): boolean {
  return recall(COACHED_GAMES)?.includes(`"${table}"`) === true;
}
