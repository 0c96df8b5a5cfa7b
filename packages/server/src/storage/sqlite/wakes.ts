/** Wake-ups, inside the thread. One process has the database, so that none needs a lease. */
import { all, query, run, type Work } from '../operations/work.ts';
import { LONGEST_WAIT, type Wake } from '../storage.ts';

export const wakes = {
  *dueWakes(now: number, limit: number): Work<Wake[]> {
    const wanted = query
      .selectFrom('wake')
      .select(['game', 'due_at as at'])
      .where((is) => is.or([is('due_at', '<=', now), is('due_at', '>', now + LONGEST_WAIT)]))
      .orderBy('due_at')
      .limit(limit);
    return yield* all(wanted);
  },

  *doneWake({ game, at }: Wake): Work<void> {
    yield* run(query.deleteFrom('wake').where('game', '=', game).where('due_at', '=', at));
  },

  *postponeWake({ game, at }: Wake, to: number): Work<void> {
    yield* run(
      query.updateTable('wake').set({ due_at: to }).where('game', '=', game).where('due_at', '=', at),
    );
  },
};
