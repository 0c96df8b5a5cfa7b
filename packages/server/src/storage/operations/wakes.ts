/** Wake-ups, and the leases on them of nodes that share the database. */
import type { Lease } from '@kairo/table';
import { LONGEST_WAIT, type Wake } from '../storage.ts';
import { all, query, run, type Work } from './work.ts';

/** No one else has the lease. */
function held({ game, at, holder }: Wake) {
  const wanted = query.selectFrom('wake').select('game').where('game', '=', game).where('due_at', '=', at);
  return holder === undefined ? wanted : wanted.where('lease_holder', '=', holder);
}

export const wakes = {
  *dueWakes(now: number, limit: number, lease?: Lease): Work<Wake[]> {
    const due = query
      .selectFrom('wake')
      .where((is) => is.or([is('due_at', '<=', now), is('due_at', '>', now + LONGEST_WAIT)]))
      .orderBy('due_at')
      .limit(limit);
    if (lease === undefined) return yield* all(due.select(['game', 'due_at as at']));
    const { holder, until } = lease;
    // What another node takes at the same moment is left to it.
    const free = due
      .select('game')
      .where((is) =>
        is.or([is('lease_until', 'is', null), is('lease_until', '<=', now), is('lease_holder', '=', holder)]),
      )
      .forUpdate()
      .skipLocked();
    const taken = yield* all(
      query
        .updateTable('wake')
        .set({ lease_holder: holder, lease_until: until })
        .where('game', 'in', free)
        .returning(['game', 'due_at as at']),
    );
    return taken.sort((a, b) => a.at - b.at).map((wake) => ({ ...wake, holder }));
  },

  *doneWake(wake: Wake): Work<void> {
    yield* run(query.deleteFrom('wake').where('game', 'in', held(wake).forUpdate()));
  },

  *postponeWake(wake: Wake, to: number): Work<void> {
    const free = { due_at: to, lease_holder: null, lease_until: null };
    yield* run(query.updateTable('wake').set(free).where('game', 'in', held(wake).forUpdate()));
  },

  *nextWake(): Work<number | undefined> {
    const [next] = yield* all(query.selectFrom('wake').select('due_at').orderBy('due_at').limit(1));
    return next?.due_at;
  },
};
