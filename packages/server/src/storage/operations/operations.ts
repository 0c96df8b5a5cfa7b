/** Everything that a database can be asked for, as the stores ask for it; what they return is known, and durable. */
import type { Version } from '@kairo/protocol';
import {
  games,
  type PackedAddition,
  type PackedAppended,
  type PackedGame,
  type PackedTail,
} from './games.ts';
import { nodes } from './nodes.ts';
import { people } from './people.ts';
import { rooms } from './rooms.ts';
import { talk } from './talk.ts';
import { times } from './times.ts';
import { wakes } from './wakes.ts';
import type { Work } from './work.ts';

/** Those that both databases carry out alike. */
export const shared = { ...games, ...people, ...rooms, ...talk, ...times, ...wakes, ...nodes };

/** With what the operations return in place of how they get it. */
type Carried<Shared> = {
  readonly [Name in keyof Shared]: Shared[Name] extends (...args: infer Args) => Work<infer Returned>
    ? (...args: Args) => Returned
    : never;
};

/** What each database does in its own way. */
interface Own {
  loadGame(id: string, tail: number): PackedGame | undefined;
  /** A list as JSON. */
  readGame(id: string, after: number, upTo: number): string;
  /** Of one moment. */
  tailOfGame(id: string, after: number): PackedTail | undefined;
  appendToGame(id: string, expected: Version, addition: PackedAddition): PackedAppended;
}

export type Operations = Carried<typeof shared> & Own;

/** Carries operations out. */
export interface Caller {
  call<Name extends keyof Operations>(
    name: Name,
    ...args: Parameters<Operations[Name]>
  ): Promise<ReturnType<Operations[Name]>>;
}
