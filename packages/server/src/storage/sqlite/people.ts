/** People, inside the thread. */
import type {
  HeldSeat,
  KnownDevice,
  NewDevice,
  PersonsDevice,
  StoredDevice,
  StoredPerson,
  StoredRecovery,
} from '../storage.ts';
import type { Tables } from '../tables.ts';
import { type Connection, query } from './connection.ts';

function personOf({ id, name, created_at }: Tables['person']): StoredPerson {
  return { id, name, createdAt: created_at };
}

function deviceOf({
  id,
  label,
  created_at,
  seen_at,
}: Omit<Tables['device'], 'key_hash' | 'person'>): StoredDevice {
  return { id, label, createdAt: created_at, seenAt: seen_at };
}

export function makePeople(connection: Connection) {
  const person = (id: string) =>
    connection.first(query.selectFrom('person').selectAll().where('id', '=', id));

  /** Whether id and key are new. */
  function writeDevice(owner: string, { id, keyHash, label, createdAt, seenAt }: NewDevice): boolean {
    const row = { id, person: owner, key_hash: keyHash, label, created_at: createdAt, seen_at: seenAt };
    return (
      connection.run(
        query
          .insertInto('device')
          .values(row)
          .onConflict((on) => on.doNothing()),
      ) === 1
    );
  }

  return {
    createPerson({ id, name, createdAt }: StoredPerson, device: NewDevice): 'created' | 'taken' {
      if (person(id) !== undefined || !writeDevice(id, device)) return 'taken';
      connection.run(query.insertInto('person').values({ id, name, created_at: createdAt }));
      return 'created';
    },

    getPerson(id: string): StoredPerson | undefined {
      const found = person(id);
      return found && personOf(found);
    },

    personByDevice(keyHash: string): KnownDevice | undefined {
      const device = connection.first(query.selectFrom('device').selectAll().where('key_hash', '=', keyHash));
      const owner = device && person(device.person);
      return owner && { person: personOf(owner), device: deviceOf(device) };
    },

    renamePerson(id: string, name: string): boolean {
      return connection.run(query.updateTable('person').set({ name }).where('id', '=', id)) === 1;
    },

    devicesOf(owner: string): StoredDevice[] {
      const wanted = query
        .selectFrom('device')
        .selectAll()
        .where('person', '=', owner)
        .orderBy('seen_at', 'desc')
        .orderBy('id');
      return connection.all(wanted).map(deviceOf);
    },

    addDevice(owner: string, device: NewDevice): 'added' | 'taken' | 'gone' {
      if (person(owner) === undefined) return 'gone';
      return writeDevice(owner, device) ? 'added' : 'taken';
    },

    touchDevice(id: string, seenAt: number): void {
      connection.run(query.updateTable('device').set({ seen_at: seenAt }).where('id', '=', id));
    },

    devicesUnseenSince(time: number, limit: number): PersonsDevice[] {
      const wanted = query
        .selectFrom('device')
        .select(['id as device', 'person'])
        .where('seen_at', '<=', time)
        .orderBy('seen_at')
        .orderBy('id')
        .limit(limit);
      return connection.all(wanted).map(({ device, person: owner }) => ({ device, person: owner }));
    },

    signOut(owner: string, device: string): boolean {
      const wanted = query.deleteFrom('device').where('id', '=', device).where('person', '=', owner);
      return connection.run(wanted) === 1;
    },

    setRecovery(owner: string, recovery: StoredRecovery | null): 'set' | 'lookup-taken' | 'gone' {
      if (person(owner) === undefined) return 'gone';
      if (recovery !== null) {
        const { lookup } = recovery;
        const holder = connection.first(
          query
            .selectFrom('recovery')
            .select('person')
            .where('lookup', '=', lookup)
            .where('person', '!=', owner),
        );
        if (holder !== undefined) return 'lookup-taken';
      }
      connection.run(query.deleteFrom('recovery').where('person', '=', owner));
      if (recovery !== null) {
        const { lookup, hash, createdAt } = recovery;
        connection.run(
          query.insertInto('recovery').values({ person: owner, lookup, hash, created_at: createdAt }),
        );
      }
      return 'set';
    },

    recoveryOf(owner: string): number | undefined {
      return connection.first(query.selectFrom('recovery').select('created_at').where('person', '=', owner))
        ?.created_at;
    },

    personByRecovery(lookup: string): { person: StoredPerson; recovery: StoredRecovery } | undefined {
      const found = connection.first(query.selectFrom('recovery').selectAll().where('lookup', '=', lookup));
      const owner = found && person(found.person);
      return (
        owner && {
          person: personOf(owner),
          recovery: { lookup, hash: found.hash, createdAt: found.created_at },
        }
      );
    },

    removePerson(id: string): HeldSeat[] | undefined {
      if (connection.run(query.deleteFrom('person').where('id', '=', id)) === 0) return undefined;
      connection.run(query.deleteFrom('device').where('person', '=', id));
      connection.run(query.deleteFrom('recovery').where('person', '=', id));
      const held = connection.all(
        query
          .selectFrom('room_holder')
          .select(['room', 'place'])
          .where('holder', '=', `p:${id}`)
          .orderBy('room')
          .orderBy('place'),
      );
      return held.map(({ room, place }) => ({ room, seat: place < 0 ? null : place }));
    },
  };
}
