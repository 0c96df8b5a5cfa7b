/** Everything that the thread can be asked for. Each operation runs inside a transaction, and checks before it writes. */
import type { Connection } from './connection.ts';
import { makeGames } from './games.ts';
import { makePeople } from './people.ts';
import { makeRooms } from './rooms.ts';
import { makeTalk } from './talk.ts';
import { makeTimes } from './times.ts';

export type Operations = ReturnType<typeof makeOperations>;

/** Runs operations, in a thread or right here. */
export interface Caller {
  call<Name extends keyof Operations>(
    name: Name,
    ...args: Parameters<Operations[Name]>
  ): Promise<ReturnType<Operations[Name]>>;
}

export function makeOperations(connection: Connection) {
  const games = makeGames(connection);
  const talk = makeTalk(connection);
  return {
    ...games,
    ...talk,
    ...makeRooms(connection, games, talk),
    ...makePeople(connection),
    ...makeTimes(connection),
  };
}
