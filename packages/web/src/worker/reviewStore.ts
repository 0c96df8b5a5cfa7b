/** Reviews in the browser's database, each beside its game. Without a database a review is not kept. */
import { REVIEW_FORMAT, type Review } from '@kairo/bots';
import { openGames } from './browserStore.ts';

/** What was kept of it, if it is of the present format. */
export async function keptReview(id: string): Promise<Review | undefined> {
  try {
    const database = await openGames();
    try {
      const found = (await database.get('review', id)) as Partial<Review> | undefined;
      const isReview = found?.format === REVIEW_FORMAT && Array.isArray(found.verdicts);
      return isReview ? (found as Review) : undefined;
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

export async function keepReview(id: string, review: Review): Promise<void> {
  try {
    const database = await openGames();
    try {
      await database.put('review', review, id);
    } finally {
      database.close();
    }
  } catch {
    // A private window, or a full disk: it can be worked out again.
  }
}
