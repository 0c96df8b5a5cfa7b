/** Everything that a node asks its database for, except appends, which travel together. */
import { type RawBuilder, sql } from 'kysely';
import type { PackedGame, PackedTail } from '../operations/games.ts';
import { shared } from '../operations/operations.ts';
import { talk } from '../operations/talk.ts';
import { times } from '../operations/times.ts';
import type { Work } from '../operations/work.ts';
import type { Outage, StoredTalk } from '../storage.ts';

/** Taken by nodes that look at each other's signs of life; its number is arbitrary. */
const PULSE_LOCK = 3_141_592;

function* rows<Row>(statement: RawBuilder<Row>): Work<readonly Row[]> {
  const answer = yield { node: statement.toOperationNode(), wants: 'rows' };
  return answer.rows as readonly Row[];
}

/** The same for those who say something in a room. */
const TALK_LOCK = 1_618;

/** Each row is one game. A list as JSON. */
const ENTRIES = sql`'[' || coalesce(string_agg(entry, ',' order by seq), '') || ']'`;

export const operations = {
  ...shared,

  /** All of it is of one moment. */
  *loadGame(id: string, tail: number): Work<PackedGame | undefined> {
    const [found] = yield* rows(
      sql<{ header: string; draft: string; seq: number; state: string; entries: string }>`
          select header, draft, chosen.seq, chosen.state,
            (select ${ENTRIES} from game_entry where game_entry.game = game.id and game_entry.seq >= chosen.seq) as entries
          from game join game_header on game_header.game = game.id
          cross join lateral (
            select seq, state from game_snapshot
            where game_snapshot.game = game.id
            order by seq <= game.seq - ${tail}::bigint desc, case when seq <= game.seq - ${tail}::bigint then -seq else seq end
            limit 1
          ) as chosen
          where game.id = ${id}`,
    );
    if (found === undefined) return undefined;
    const { header, draft, seq, state, entries } = found;
    return { header, draft, snapshot: { seq, state }, entries };
  },

  *readGame(id: string, after: number, upTo: number): Work<string> {
    const [found] = yield* rows(
      sql<{ entries: string }>`
          select ${ENTRIES} as entries from game_entry where game = ${id} and seq > ${after} and seq <= ${upTo}`,
    );
    return found?.entries ?? '[]';
  },

  /** One after the other in each room, so that each gets a number at once. */
  *addTalk(...args: Parameters<typeof talk.addTalk>): Work<StoredTalk> {
    yield* rows(sql`select pg_advisory_xact_lock(${sql.lit(TALK_LOCK)}, hashtext(${args[0]}))`);
    return yield* talk.addTalk(...args);
  },

  *tailOfGame(id: string, after: number): Work<PackedTail | undefined> {
    const [found] = yield* rows(
      sql<PackedTail>`
          select seq, draft,
            (select ${ENTRIES} from game_entry where game_entry.game = game.id and game_entry.seq > ${after}) as entries
          from game where id = ${id}`,
    );
    return found;
  },

  /** One node after the other, so that no outage is noted twice. */
  *alive(at: number, longestGap: number, node?: string): Work<Outage | undefined> {
    yield* rows(sql`select pg_advisory_xact_lock(${sql.lit(PULSE_LOCK)})`);
    return yield* times.alive(at, longestGap, node);
  },
};

/** Those of several statements, which need a transaction; the others are one statement. */
export const TOGETHER: ReadonlySet<keyof typeof operations> = new Set([
  'createPerson',
  'addDevice',
  'setRecovery',
  'removePerson',
  'createRoom',
  'updateRoom',
  'beginRoom',
  'removeRoom',
  'createGame',
  'renameSeats',
  'removeGame',
  'addTalk',
  'forgetTalk',
  'alive',
  'latest',
  'leaveNode',
] as const);
