/** What nodes that share the database know of each other's tables. */
import { sql } from 'kysely';
import type { StoredMinutes, StoredPresence, TableMark } from '../storage.ts';
import { all, first, query, run, type Work } from './work.ts';

/** To a length of which there are few, so that statements can be kept. */
function padded(names: readonly string[]): readonly string[] {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, names.length)));
  return Array.from({ length }, (_, i) => names[i] ?? names[0] ?? '');
}

export const nodes = {
  *marksOf(tables: readonly string[]): Work<TableMark[]> {
    const wanted = query
      .selectFrom('room')
      .leftJoin('game', 'game.id', 'room.id')
      .leftJoin('minutes', 'minutes.game', 'room.id')
      .select(['room.id', 'room.revision', 'game.seq', 'game.revision as draft', 'minutes.revision as noted'])
      .select([
        sql<number | null>`(select max(number) from talk where talk.room = room.id)`.as('said'),
        sql<number | null>`(
            select cast(sum(said_at) as bigint) from presence where presence.room = room.id
          )`.as('presence'),
      ])
      .where('room.id', 'in', padded(tables));
    return (yield* all(wanted)).map(({ id, revision, seq, draft, noted, said, presence }) => ({
      id,
      revision,
      version: seq === null || draft === null ? null : { seq, revision: draft },
      said: said ?? 0,
      minutes: noted ?? 0,
      presence: presence ?? 0,
    }));
  },

  *unknownDevices(devices: readonly string[]): Work<string[]> {
    const found = yield* all(query.selectFrom('device').select('id').where('id', 'in', padded(devices)));
    const known = new Set(found.map(({ id }) => id));
    return devices.filter((id) => !known.has(id));
  },

  *getMinutes(game: string): Work<StoredMinutes | undefined> {
    const wanted = query.selectFrom('minutes').select(['revision', 'document']).where('game', '=', game);
    return yield* first(wanted);
  },

  *writeMinutes(game: string, expectedRevision: number, document: string): Work<boolean> {
    const revision = expectedRevision + 1;
    const written =
      expectedRevision === 0
        ? query
            .insertInto('minutes')
            .values({ game, revision, document })
            .onConflict((on) => on.doNothing())
        : query
            .updateTable('minutes')
            .set({ revision, document })
            .where('game', '=', game)
            .where('revision', '=', expectedRevision);
    return (yield* run(written)) === 1;
  },

  *setPresence(node: string, room: string, at: number, document: string | null): Work<void> {
    if (document === null) {
      yield* run(query.deleteFrom('presence').where('room', '=', room).where('node', '=', node));
      return;
    }
    const said = { said_at: at, document };
    yield* run(
      query
        .insertInto('presence')
        .values({ room, node, ...said })
        .onConflict((on) => on.columns(['room', 'node']).doUpdateSet(said)),
    );
  },

  *presenceOf(room: string, node: string): Work<StoredPresence[]> {
    const wanted = query
      .selectFrom('presence')
      .select(['room', 'node', 'document'])
      .where('room', '=', room)
      .where('node', '!=', node)
      .orderBy('node');
    return yield* all(wanted);
  },

  *leaveNode(node: string): Work<void> {
    yield* run(query.deleteFrom('presence').where('node', '=', node));
    const free = { lease_holder: null, lease_until: null };
    yield* run(query.updateTable('wake').set(free).where('lease_holder', '=', node));
  },
};
