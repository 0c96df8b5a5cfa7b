/** People, their devices and their recovery codes. */
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
import { all, first, query, run, type Work } from './work.ts';

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

function personWith(id: string) {
  return query.selectFrom('person').selectAll().where('id', '=', id);
}

/** Whether id and key are new. */
function* writeDevice(owner: string, { id, keyHash, label, createdAt, seenAt }: NewDevice): Work<boolean> {
  const row = { id, person: owner, key_hash: keyHash, label, created_at: createdAt, seen_at: seenAt };
  const written = query
    .insertInto('device')
    .values(row)
    .onConflict((on) => on.doNothing());
  return (yield* run(written)) === 1;
}

export const people = {
  *createPerson({ id, name, createdAt }: StoredPerson, device: NewDevice): Work<'created' | 'taken'> {
    if ((yield* first(personWith(id))) !== undefined) return 'taken';
    if (!(yield* writeDevice(id, device))) return 'taken';
    yield* run(query.insertInto('person').values({ id, name, created_at: createdAt }));
    return 'created';
  },

  *getPerson(id: string): Work<StoredPerson | undefined> {
    const found = yield* first(personWith(id));
    return found && personOf(found);
  },

  *personByDevice(keyHash: string): Work<KnownDevice | undefined> {
    const found = yield* first(
      query
        .selectFrom('device')
        .innerJoin('person', 'person.id', 'device.person')
        .select(['device.id', 'label', 'device.created_at', 'seen_at'])
        .select(['person.id as owner', 'name', 'person.created_at as owned_since'])
        .where('key_hash', '=', keyHash),
    );
    if (found === undefined) return undefined;
    const { owner, name, owned_since } = found;
    return { person: { id: owner, name, createdAt: owned_since }, device: deviceOf(found) };
  },

  *renamePerson(id: string, name: string): Work<boolean> {
    return (yield* run(query.updateTable('person').set({ name }).where('id', '=', id))) === 1;
  },

  *devicesOf(owner: string): Work<StoredDevice[]> {
    const wanted = query
      .selectFrom('device')
      .selectAll()
      .where('person', '=', owner)
      .orderBy('seen_at', 'desc')
      .orderBy('id');
    return (yield* all(wanted)).map(deviceOf);
  },

  *addDevice(owner: string, device: NewDevice): Work<'added' | 'taken' | 'gone'> {
    if ((yield* first(personWith(owner).forUpdate())) === undefined) return 'gone';
    return (yield* writeDevice(owner, device)) ? 'added' : 'taken';
  },

  *touchDevice(id: string, seenAt: number): Work<void> {
    yield* run(query.updateTable('device').set({ seen_at: seenAt }).where('id', '=', id));
  },

  *devicesUnseenSince(time: number, limit: number): Work<PersonsDevice[]> {
    const wanted = query
      .selectFrom('device')
      .select(['id as device', 'person'])
      .where('seen_at', '<=', time)
      .orderBy('seen_at')
      .orderBy('id')
      .limit(limit);
    return (yield* all(wanted)).map(({ device, person }) => ({ device, person }));
  },

  *signOut(owner: string, device: string): Work<boolean> {
    const wanted = query.deleteFrom('device').where('id', '=', device).where('person', '=', owner);
    return (yield* run(wanted)) === 1;
  },

  *setRecovery(owner: string, recovery: StoredRecovery | null): Work<'set' | 'lookup-taken' | 'gone'> {
    if ((yield* first(personWith(owner).forUpdate())) === undefined) return 'gone';
    if (recovery !== null) {
      const holder = yield* first(
        query
          .selectFrom('recovery')
          .select('person')
          .where('lookup', '=', recovery.lookup)
          .where('person', '!=', owner),
      );
      if (holder !== undefined) return 'lookup-taken';
    }
    yield* run(query.deleteFrom('recovery').where('person', '=', owner));
    if (recovery !== null) {
      const { lookup, hash, createdAt } = recovery;
      const row = { person: owner, lookup, hash, created_at: createdAt };
      yield* run(query.insertInto('recovery').values(row));
    }
    return 'set';
  },

  *recoveryOf(owner: string): Work<number | undefined> {
    const wanted = query.selectFrom('recovery').select('created_at').where('person', '=', owner);
    return (yield* first(wanted))?.created_at;
  },

  *personByRecovery(lookup: string): Work<{ person: StoredPerson; recovery: StoredRecovery } | undefined> {
    const found = yield* first(
      query
        .selectFrom('recovery')
        .innerJoin('person', 'person.id', 'recovery.person')
        .select(['lookup', 'hash', 'recovery.created_at as coded_at'])
        .selectAll('person')
        .where('lookup', '=', lookup),
    );
    if (found === undefined) return undefined;
    const { hash, coded_at } = found;
    return { person: personOf(found), recovery: { lookup, hash, createdAt: coded_at } };
  },

  *removePerson(id: string): Work<HeldSeat[] | undefined> {
    if ((yield* run(query.deleteFrom('person').where('id', '=', id))) === 0) return undefined;
    yield* run(query.deleteFrom('device').where('person', '=', id));
    yield* run(query.deleteFrom('recovery').where('person', '=', id));
    const held = yield* all(
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
