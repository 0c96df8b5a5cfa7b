/** Everything that a node asks its database for, except appends, which travel together. */
import { type RawBuilder, sql } from 'kysely';
import type { PackedGame } from '../operations/games.ts';
import { shared } from '../operations/operations.ts';
import { times } from '../operations/times.ts';
import type { Work } from '../operations/work.ts';
import { LONGEST_WAIT, type Outage, type Wake } from '../storage.ts';

/** How long a node may take for a wake-up, in milliseconds of the database's clock; then another one gets it. */
export const LEASE = 15_000;

/** Taken by nodes that look at each other's signs of life; its number is arbitrary. */
const PULSE_LOCK = 3_141_592;

const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

function* rows<Row>(statement: RawBuilder<Row>): Work<readonly Row[]> {
  const answer = yield { node: statement.toOperationNode(), wants: 'rows', isLocked: false };
  return answer.rows as readonly Row[];
}

/** Each row is one game. A list as JSON. */
const ENTRIES = sql`'[' || coalesce(string_agg(entry, ',' order by seq), '') || ']'`;

export function operationsOf(node: string) {
  return {
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

    /** A node gets its own again, which makes the lease longer. */
    *dueWakes(now: number, limit: number): Work<Wake[]> {
      const due = yield* rows(
        sql<Wake>`
          update wake set lease_holder = ${node}, lease_until = ${NOW} + ${LEASE}
          where game in (
            select game from wake
            where (due_at <= ${now} or due_at > ${now + LONGEST_WAIT})
              and (lease_until is null or lease_until <= ${NOW} or lease_holder = ${node})
            order by due_at limit ${limit}
            for update skip locked
          )
          returning game, due_at as at`,
      );
      return due.toSorted((a, b) => a.at - b.at);
    },

    /** Not if another node has it, or the lease has ended. */
    *doneWake({ game, at }: Wake): Work<void> {
      yield* rows(
        sql`delete from wake where game = ${game} and due_at = ${at}
          and (lease_holder is null or lease_holder = ${node} and lease_until > ${NOW})`,
      );
    },

    *postponeWake({ game, at }: Wake, to: number): Work<void> {
      yield* rows(
        sql`update wake set due_at = ${to}, lease_holder = null, lease_until = null
          where game = ${game} and due_at = ${at}
          and (lease_holder is null or lease_holder = ${node} and lease_until > ${NOW})`,
      );
    },

    /** One node after the other, so that no outage is noted twice. */
    *alive(at: number, longestGap: number): Work<Outage | undefined> {
      yield* rows(sql`select pg_advisory_xact_lock(${sql.lit(PULSE_LOCK)})`);
      return yield* times.alive(node, at, longestGap);
    },
  };
}

export type PostgresOperations = ReturnType<typeof operationsOf>;

/** Those of several statements, which need a transaction; the others are one statement. */
export const TOGETHER: ReadonlySet<keyof PostgresOperations> = new Set([
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
  'alive',
  'latest',
] as const);
