/** Everything that the thread can be asked for. Each operation runs inside a transaction, and checks before it writes. */
import { type Operations, shared } from '../operations/operations.ts';
import type { Work } from '../operations/work.ts';
import type { Connection } from './connection.ts';
import { makeGames } from './games.ts';

export function makeOperations(connection: Connection): Operations {
  const carried = Object.entries(shared).map(([name, operation]) => {
    const begin = operation as (...args: readonly unknown[]) => Work<unknown>;
    return [name, (...args: readonly unknown[]) => connection.carryOut(begin(...args))];
  });
  // By name the same operations as above, with what they return.
  return { ...(Object.fromEntries(carried) as Operations), ...makeGames(connection) };
}
