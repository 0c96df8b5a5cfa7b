/** Signs of life, and the outages between them. */
import type { Outage, Pulse } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { all, first, query, run, type Work } from './work.ts';

/** A process that has the database for itself. */
const ONLY_NODE = 'server';
/** A node that has been silent for so long has ended. */
const FORGOTTEN_AFTER = 24 * 3_600_000;

function* note(outage: Tables['outage']): Work<void> {
  yield* run(
    query
      .insertInto('outage')
      .values(outage)
      .onConflict((on) => on.doNothing()),
  );
}

function* endOutages(at: number): Work<void> {
  const later = yield* all(query.selectFrom('outage').selectAll().where('ended_at', '>', at));
  yield* run(query.deleteFrom('outage').where('ended_at', '>', at));
  const began = later.map(({ began_at }) => began_at).filter((began_at) => began_at < at);
  if (began.length > 0) yield* note({ began_at: Math.min(...began), ended_at: at });
}

/** The last sign of life of any node. */
function* lastAlive(): Work<number | undefined> {
  const wanted = query.selectFrom('pulse').select('at').orderBy('at', 'desc').limit(1);
  return (yield* first(wanted))?.at;
}

export const times = {
  *latest(): Work<number> {
    const changed = yield* first(
      query.selectFrom('game').select('updated_at').orderBy('updated_at', 'desc').limit(1),
    );
    return Math.max((yield* lastAlive()) ?? 0, changed?.updated_at ?? 0);
  },

  /** Each node has a row: the site was down while none of them was alive. */
  *alive(at: number, longestGap: number, node = ONLY_NODE): Work<Outage | undefined> {
    const last = yield* lastAlive();
    const own = yield* first(query.selectFrom('pulse').select('at').where('name', '=', node));
    yield* run(
      query
        .insertInto('pulse')
        .values({ name: node, at })
        .onConflict((on) => on.column('name').doUpdateSet({ at })),
    );
    yield* run(query.deleteFrom('pulse').where('at', '<', at - FORGOTTEN_AFTER));
    if (last === undefined) return undefined;
    // The clocks of nodes differ a little, which is no reason to end an outage.
    if ((own?.at ?? last) > at) {
      yield* run(query.deleteFrom('pulse').where('at', '>', at));
      yield* endOutages(at);
    }
    if (at - last <= longestGap) return undefined;
    yield* note({ began_at: last, ended_at: at });
    return { from: last, to: at };
  },

  *pulses(): Work<Pulse[]> {
    return yield* all(query.selectFrom('pulse').select(['name as node', 'at']).orderBy('name'));
  },

  *outagesSince(since: number): Work<Outage[]> {
    const wanted = query.selectFrom('outage').selectAll().where('ended_at', '>', since).orderBy('ended_at');
    return (yield* all(wanted)).map(({ began_at, ended_at }) => ({ from: began_at, to: ended_at }));
  },
};
