/** A storage whose changes are made known to other nodes once they are stored. This is the one place where news are made. */
import type { ServerStorage } from '../storage/storage.ts';
import type { Bus, News } from './bus.ts';

export function announcing(storage: ServerStorage, bus: Pick<Bus, 'publish'>): ServerStorage {
  const { games, rooms, people, talk, nodes } = storage;

  const tell = (about: Exclude<News['about'], 'game'>, id: string): void => bus.publish({ about, id });
  const told = async <T>(
    work: Promise<T>,
    isChanged: (result: T) => boolean,
    ...news: News[]
  ): Promise<T> => {
    const result = await work;
    if (isChanged(result)) for (const one of news) bus.publish(one);
    return result;
  };

  return {
    ...storage,
    get figures() {
      return storage.figures;
    },
    games: {
      create: (header, first) => games.create(header, first),
      load: (id, tail) => games.load(id, tail),
      read: (id, after, upTo) => games.read(id, after, upTo),
      since: async (id, after) => games.since?.(id, after),
      append: (id, expected, addition) => {
        const version = { seq: expected.seq + addition.entries.length, revision: addition.draft.revision };
        return told(games.append(id, expected, addition), ({ ok }) => ok, { about: 'game', id, version });
      },
      list: () => games.list(),
      remove: (id) => games.remove(id),
    },
    rooms: {
      ...rooms,
      update: (room, expected, names) =>
        told(rooms.update(room, expected, names), (updated) => updated === 'updated', {
          about: 'room',
          id: room.id,
        }),
      begin: (room, expected, header, first) =>
        told(rooms.begin(room, expected, header, first), (begun) => begun === 'begun', {
          about: 'room',
          id: room.id,
        }),
      remove: async (id) => {
        await rooms.remove(id);
        tell('room', id);
      },
    },
    people: {
      ...people,
      signOut: (person, device) =>
        told(people.signOut(person, device), (isDone) => isDone, { about: 'device', id: device }),
      remove: async (id) => {
        const devices = await people.devices(id);
        const held = await people.remove(id);
        for (const device of devices) tell('device', device.id);
        return held;
      },
    },
    talk: {
      ...talk,
      add: (room, said, kept) => told(talk.add(room, said, kept), () => true, { about: 'talk', id: room }),
      forget: async (holder) => {
        const emptied = await talk.forget(holder);
        for (const room of emptied) tell('talk', room);
        return emptied;
      },
    },
    nodes: {
      ...nodes,
      writeMinutes: (id, expected, document) =>
        told(nodes.writeMinutes(id, expected, document), (isWritten) => isWritten, { about: 'minutes', id }),
      setPresence: async (node, room, at, document) => {
        await nodes.setPresence(node, room, at, document);
        tell('presence', room);
      },
    },
  };
}
