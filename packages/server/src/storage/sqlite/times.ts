/** Wake-ups and outages, inside the thread. */
import type { Outage, Wake } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { type Connection, query } from './connection.ts';

/** The one row of the table `pulse` here; nodes that share a database would have one each. */
const PULSE = 'server';
/** No wake-up is set for later than this. */
const LONGEST_WAIT = 2 * 24 * 60 * 60 * 1000;

export function makeTimes(connection: Connection) {
  function endOutages(at: number): void {
    const later = connection.all(query.selectFrom('outage').selectAll().where('ended_at', '>', at));
    connection.run(query.deleteFrom('outage').where('ended_at', '>', at));
    const began = later.map(({ began_at }) => began_at).filter((began_at) => began_at < at);
    if (began.length > 0) note({ began_at: Math.min(...began), ended_at: at });
  }

  function note(outage: Tables['outage']): void {
    connection.run(
      query
        .insertInto('outage')
        .values(outage)
        .onConflict((on) => on.doNothing()),
    );
  }

  function lastAlive(): number | undefined {
    return connection.first(query.selectFrom('pulse').select('at').where('name', '=', PULSE))?.at;
  }

  return {
    dueWakes(now: number, limit: number): Wake[] {
      const wanted = query
        .selectFrom('wake')
        .select(['game', 'due_at'])
        .where((is) => is.or([is('due_at', '<=', now), is('due_at', '>', now + LONGEST_WAIT)]))
        .orderBy('due_at')
        .limit(limit);
      return connection.all(wanted).map(({ game, due_at }) => ({ game, at: due_at }));
    },

    nextWake(): number | undefined {
      return connection.first(query.selectFrom('wake').select('due_at').orderBy('due_at').limit(1))?.due_at;
    },

    doneWake({ game, at }: Wake): void {
      connection.run(query.deleteFrom('wake').where('game', '=', game).where('due_at', '=', at));
    },

    postponeWake({ game, at }: Wake, to: number): void {
      connection.run(
        query.updateTable('wake').set({ due_at: to }).where('game', '=', game).where('due_at', '=', at),
      );
    },

    latest(): number {
      const changed = connection.first(
        query.selectFrom('game').select('updated_at').orderBy('updated_at', 'desc').limit(1),
      );
      return Math.max(lastAlive() ?? 0, changed?.updated_at ?? 0);
    },

    alive(at: number, longestGap: number): Outage | undefined {
      const last = lastAlive();
      connection.run(
        query
          .insertInto('pulse')
          .values({ name: PULSE, at })
          .onConflict((on) => on.column('name').doUpdateSet({ at })),
      );
      if (last !== undefined && last > at) endOutages(at);
      if (last === undefined || at - last <= longestGap) return undefined;
      note({ began_at: last, ended_at: at });
      return { from: last, to: at };
    },

    outagesSince(since: number): Outage[] {
      const wanted = query.selectFrom('outage').selectAll().where('ended_at', '>', since).orderBy('ended_at');
      return connection.all(wanted).map(({ began_at, ended_at }) => ({ from: began_at, to: ended_at }));
    },
  };
}
