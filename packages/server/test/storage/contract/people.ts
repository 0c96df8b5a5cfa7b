/** What every storage has to do with people. */
import { describe, expect, test } from 'vitest';
import type { NewDevice, PeopleStore, StoredDevice } from '../../../src/storage/storage.ts';
import { deviceOf, type MakeStorage, personOf, roomOf } from './samples.ts';

function withoutKey({ keyHash: _, ...device }: NewDevice): StoredDevice {
  return device;
}

function recoveryOf(lookup: string) {
  return { lookup, hash: `$argon2id$ of ${lookup}`, createdAt: 4000 };
}

export function describePeople(makeStorage: MakeStorage): void {
  const makePeople = async (): Promise<PeopleStore> => (await makeStorage()).people;

  test('a person is found by the key of a device', async () => {
    const people = await makePeople();
    const zoe = personOf('zoe', { name: 'Zoë 長 👩🏽‍🚀' });
    const phone = deviceOf('phone', { label: 'Téléphone', createdAt: 1, seenAt: 2 });
    expect(await people.create(zoe, phone)).toBe('created');
    expect(await people.create(personOf('max'), deviceOf('desk'))).toBe('created');
    expect(await people.byDevice(phone.keyHash)).toEqual({ person: zoe, device: withoutKey(phone) });
    expect(await people.byDevice('another')).toBeUndefined();
    expect(await people.get('zoe')).toEqual(zoe);
    expect(await people.get('eve')).toBeUndefined();
  });

  test.each<[string, string, NewDevice]>([
    ['person', 'zoe', deviceOf('new')],
    ['device', 'eve', deviceOf('phone', { keyHash: 'new' })],
    ['key', 'eve', deviceOf('new', { keyHash: 'hash of phone' })],
  ])('the id of a %s that is taken is refused, and nothing is changed', async (_, id, device) => {
    const people = await makePeople();
    await people.create(personOf('zoe'), deviceOf('phone'));
    expect(await people.create(personOf(id, { name: 'other' }), device)).toBe('taken');
    expect(await people.get('zoe')).toEqual(personOf('zoe'));
    expect(await people.get('eve')).toBeUndefined();
    expect(await people.devices('zoe')).toEqual([withoutKey(deviceOf('phone'))]);
    expect(await people.devices('eve')).toEqual([]);
    expect(await people.byDevice('new')).toBeUndefined();
    expect(await people.byDevice('hash of new')).toBeUndefined();
  });

  test('a person can be renamed', async () => {
    const people = await makePeople();
    await people.create(personOf('zoe'), deviceOf('phone'));
    expect(await people.rename('zoe', 'Zoé')).toBe(true);
    expect(await people.get('zoe')).toEqual(personOf('zoe', { name: 'Zoé' }));
    expect(await people.rename('eve', 'Eve')).toBe(false);
  });

  describe('devices', () => {
    test('are added, listed by their last visit, and signed out', async () => {
      const people = await makePeople();
      await people.create(personOf('zoe'), deviceOf('phone', { seenAt: 10 }));
      await people.create(personOf('max'), deviceOf('other'));
      expect(await people.addDevice('zoe', deviceOf('desk', { seenAt: 20 }))).toBe('added');
      const ids = async () => (await people.devices('zoe')).map(({ id }) => id);
      expect(await ids()).toEqual(['desk', 'phone']);
      await people.touch('phone', 30);
      expect(await people.devices('zoe')).toMatchObject([
        { id: 'phone', seenAt: 30 },
        { id: 'desk', seenAt: 20 },
      ]);
      expect((await people.byDevice('hash of desk'))?.person.id).toBe('zoe');
      expect(await people.signOut('zoe', 'desk')).toBe(true);
      expect(await people.byDevice('hash of desk')).toBeUndefined();
      expect(await ids()).toEqual(['phone']);
      expect(await people.signOut('zoe', 'desk')).toBe(false);
    });

    test('of others cannot be signed out', async () => {
      const people = await makePeople();
      await people.create(personOf('zoe'), deviceOf('phone'));
      await people.create(personOf('max'), deviceOf('desk'));
      expect(await people.signOut('zoe', 'desk')).toBe(false);
      expect((await people.byDevice('hash of desk'))?.person.id).toBe('max');
    });

    test('are added once, and only to a person', async () => {
      const people = await makePeople();
      await people.create(personOf('zoe'), deviceOf('phone'));
      expect(await people.addDevice('eve', deviceOf('desk'))).toBe('gone');
      expect(await people.byDevice('hash of desk')).toBeUndefined();
      expect(await people.addDevice('zoe', deviceOf('phone', { keyHash: 'new' }))).toBe('taken');
      expect(await people.addDevice('zoe', deviceOf('desk', { keyHash: 'hash of phone' }))).toBe('taken');
      expect((await people.devices('zoe')).length).toBe(1);
    });
  });

  describe('a recovery code', () => {
    test('leads to its person, until there is a new one', async () => {
      const people = await makePeople();
      await people.create(personOf('zoe'), deviceOf('phone'));
      expect(await people.recoveryOf('zoe')).toBeUndefined();
      expect(await people.setRecovery('zoe', recoveryOf('first'))).toBe('set');
      expect(await people.recoveryOf('zoe')).toBe(4000);
      expect(await people.byRecovery('first')).toEqual({
        person: personOf('zoe'),
        recovery: recoveryOf('first'),
      });
      expect(await people.setRecovery('zoe', recoveryOf('second'))).toBe('set');
      expect(await people.byRecovery('first')).toBeUndefined();
      expect((await people.byRecovery('second'))?.person.id).toBe('zoe');
      expect(await people.setRecovery('zoe', null)).toBe('set');
      expect(await people.byRecovery('second')).toBeUndefined();
      expect(await people.recoveryOf('zoe')).toBeUndefined();
    });

    test('of another person is not overwritten', async () => {
      const people = await makePeople();
      await people.create(personOf('zoe'), deviceOf('phone'));
      await people.create(personOf('max'), deviceOf('desk'));
      await people.setRecovery('zoe', recoveryOf('first'));
      await people.setRecovery('max', recoveryOf('second'));
      expect(await people.setRecovery('max', recoveryOf('first'))).toBe('lookup-taken');
      expect((await people.byRecovery('first'))?.person.id).toBe('zoe');
      expect((await people.byRecovery('second'))?.person.id).toBe('max');
      expect(await people.setRecovery('zoe', { ...recoveryOf('first'), hash: 'new' })).toBe('set');
      expect((await people.byRecovery('first'))?.recovery.hash).toBe('new');
    });

    test('is not set without a person', async () => {
      const people = await makePeople();
      expect(await people.setRecovery('eve', recoveryOf('first'))).toBe('gone');
      expect(await people.byRecovery('first')).toBeUndefined();
    });
  });

  describe('remove', () => {
    test('removes a person with devices and code, and says what they hold', async () => {
      const { people, rooms } = await makeStorage();
      await people.create(personOf('zoe'), deviceOf('phone'));
      await people.create(personOf('max'), deviceOf('desk'));
      await people.addDevice('zoe', deviceOf('tablet'));
      await people.setRecovery('zoe', recoveryOf('first'));
      const holders = [
        { holder: 'p:zoe', seat: null },
        { holder: 'p:max', seat: 0 },
        { holder: 'p:zoe', seat: 1 },
      ];
      await rooms.create(roomOf('a', { holders }));
      await rooms.create(roomOf('b', { holders: [{ holder: 'p:zoe', seat: 3 }] }));
      await rooms.create(roomOf('c', { holders: [{ holder: 'p:max', seat: 3 }] }));
      expect(await people.remove('zoe')).toEqual([
        { room: 'a', seat: null },
        { room: 'a', seat: 1 },
        { room: 'b', seat: 3 },
      ]);
      expect(await people.get('zoe')).toBeUndefined();
      expect(await people.devices('zoe')).toEqual([]);
      for (const key of ['hash of phone', 'hash of tablet'])
        expect(await people.byDevice(key)).toBeUndefined();
      expect(await people.byRecovery('first')).toBeUndefined();
      expect((await people.byDevice('hash of desk'))?.person.id).toBe('max');
      expect(await people.remove('zoe')).toBeUndefined();
    });
  });
}
