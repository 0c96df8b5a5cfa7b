/**
 * The appends of one node, which travel in batches: one statement, which is one round trip and one commit, with one
 * notification. Each game of a batch is checked by itself, so that a conflict affects no other.
 */
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Version } from '@kairo/protocol';
import { StorageFailure } from '../failure.ts';
import type { PackedAddition, PackedAppended } from '../operations/games.ts';
import { Pacing } from '../pacing.ts';
import type { Connections } from './connections.ts';
import { isTrouble, meaningOf } from './errors.ts';

/** Says which games have which versions now: a list of `[game, seq, revision]` as JSON. */
export const NEWS_CHANNEL = 'kairo_games';

const MOST_GAMES = 256;
/** A notification holds less than 8,000 bytes. */
const MOST_NEWS = 7_000;
/** Of one game in a notification, besides its id: two numbers, quotes and brackets. */
const NEWS_BESIDES_ID = 48;
/** Two nodes that append to the same games in another order may have to begin anew. */
const ATTEMPTS = 5;

const APPEND = `
  with wanted as (
    select * from unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[], $7::text[], $8::bigint[])
      as wanted (id, old_seq, old_revision, seq, revision, draft, summary, updated_at)
  ), advanced as (
    update game set seq = wanted.seq, revision = wanted.revision, draft = wanted.draft,
      summary = wanted.summary, updated_at = wanted.updated_at
    from wanted
    where game.id = wanted.id and game.seq = wanted.old_seq and game.revision = wanted.old_revision
    returning game.id, game.seq, game.revision
  ), entered as (
    insert into game_entry (game, seq, entry)
    select game, added.seq, entry from unnest($9::text[], $10::bigint[], $11::text[]) as added (game, seq, entry)
    join advanced on advanced.id = game
  ), pictured as (
    insert into game_snapshot (game, seq, state)
    select game, taken.seq, state from unnest($12::text[], $13::bigint[], $14::text[]) as taken (game, seq, state)
    join advanced on advanced.id = game
  ), thinned as (
    delete from game_snapshot using unnest($12::text[], $15::bigint[]) as taken (game, kept_from), advanced
    where game_snapshot.game = taken.game and advanced.id = taken.game
      and game_snapshot.seq > (select min(seq) from game_snapshot as kept where kept.game = taken.game)
      and game_snapshot.seq < (
        select max(seq) from game_snapshot as kept where kept.game = taken.game and kept.seq <= kept_from
      )
  ), woken as (
    insert into wake (game, due_at, lease_holder, lease_until)
    select game, due_at, holder, until
    from unnest($16::text[], $17::bigint[], $18::text[], $19::bigint[]) as due (game, due_at, holder, until)
    join advanced on advanced.id = game
    on conflict (game) do update set due_at = excluded.due_at,
      lease_holder = excluded.lease_holder, lease_until = excluded.lease_until
  ), unwoken as (
    delete from wake using advanced where wake.game = advanced.id and wake.game = any ($20::text[])
  ), told as (
    select pg_notify('${NEWS_CHANNEL}', json_agg(json_build_array(id, seq, revision))::text) from advanced
    having count(*) > 0
  )
  select id, (select count(*) from told) from advanced`;

interface Append {
  readonly id: string;
  readonly expected: Version;
  readonly addition: PackedAddition;
  readonly resolve: (appended: PackedAppended) => void;
  readonly reject: (error: unknown) => void;
}

export class Appends {
  private readonly connections: Connections;
  private readonly pacing = new Pacing();
  private readonly committed: () => void;
  private waiting: Append[] = [];
  /** When those that wait are to be sent. */
  private dueAt = 0;
  /** A batch is gathering or on its way. */
  private isBusy = false;

  /** `committed` is called after each commit. */
  constructor(connections: Connections, committed: () => void) {
    this.connections = connections;
    this.committed = committed;
  }

  append(id: string, expected: Version, addition: PackedAddition): Promise<PackedAppended> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ id, expected, addition, resolve, reject });
      const now = performance.now();
      this.dueAt = now + this.pacing.waitOfMove(now);
      if (!this.isBusy) void this.work();
    });
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    while (this.waiting.length > 0) {
      const wait = this.dueAt - performance.now();
      await (wait > 0 ? setTimeout(wait) : setImmediate());
      this.pacing.sent(performance.now());
      await this.store(this.nextBatch());
    }
    this.isBusy = false;
  }

  /** No game twice: one addition follows from the other. */
  private nextBatch(): Append[] {
    const batch = new Map<string, Append>();
    const rest: Append[] = [];
    let news = 0;
    for (const append of this.waiting) {
      const length = Buffer.byteLength(JSON.stringify(append.id)) + NEWS_BESIDES_ID;
      const isFull = batch.size > 0 && (batch.size === MOST_GAMES || news + length > MOST_NEWS);
      if (isFull || batch.has(append.id)) rest.push(append);
      else {
        batch.set(append.id, append);
        news += length;
      }
    }
    this.waiting = rest;
    return [...batch.values()];
  }

  /** Settles each of them. */
  private async store(batch: readonly Append[], attempt = 1): Promise<void> {
    try {
      const appended = await this.send(batch);
      this.committed();
      for (const { id, resolve } of batch) if (appended.has(id)) resolve(true);
      await this.refuse(batch.filter(({ id }) => !appended.has(id)));
    } catch (error) {
      if (isTrouble(error, 'race') && attempt < ATTEMPTS) return this.store(batch, attempt + 1);
      // One of them is wrong, or its game is being removed; nothing was stored, and the others need not suffer from it.
      const isOfOne = isTrouble(error, 'fault') || isTrouble(error, 'held up');
      if (isOfOne && batch.length > 1) for (const append of batch) await this.store([append]);
      else for (const { reject } of batch) reject(meaningOf(error));
    }
  }

  /** The games that were appended to. */
  private async send(batch: readonly Append[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.connections.use((session) =>
      session.ask({ sql: APPEND, values: valuesOf(batch) }),
    );
    return new Set((rows as { readonly id: string }[]).map(({ id }) => id));
  }

  private async refuse(batch: readonly Append[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      const sql = 'select id, seq, revision from game where id = any ($1)';
      const { rows } = await this.connections.use((session) =>
        session.ask({ sql, values: [batch.map(({ id }) => id)] }),
      );
      const found = new Map((rows as (Version & { readonly id: string })[]).map((row) => [row.id, row]));
      for (const { id, resolve } of batch) {
        const row = found.get(id);
        resolve(row && { seq: row.seq, revision: row.revision });
      }
    } catch (error) {
      for (const { reject } of batch) reject(new StorageFailure(String(error)));
    }
  }
}

/** Column by column. */
function valuesOf(batch: readonly Append[]): readonly unknown[] {
  const additions = batch.map(({ addition }) => addition);
  const entries = batch.flatMap(({ id, addition: { version, entries } }) =>
    entries.map((entry, i) => ({ id, seq: version.seq - entries.length + i + 1, entry })),
  );
  const snapshots = batch.flatMap(({ id, addition: { snapshot, keptFrom } }) =>
    snapshot === undefined ? [] : [{ id, ...snapshot, keptFrom }],
  );
  const wakes = batch.flatMap(({ id, addition: { wakeAt, lease } }) =>
    wakeAt === undefined ? [] : [{ id, wakeAt, lease }],
  );
  const set = wakes.filter(({ wakeAt }) => wakeAt !== null);
  return [
    batch.map(({ id }) => id),
    batch.map(({ expected }) => expected.seq),
    batch.map(({ expected }) => expected.revision),
    additions.map(({ version }) => version.seq),
    additions.map(({ version }) => version.revision),
    additions.map(({ draft }) => draft),
    additions.map(({ summary }) => summary),
    additions.map(({ updatedAt }) => updatedAt),
    entries.map(({ id }) => id),
    entries.map(({ seq }) => seq),
    entries.map(({ entry }) => entry),
    snapshots.map(({ id }) => id),
    snapshots.map(({ seq }) => seq),
    snapshots.map(({ state }) => state),
    snapshots.map(({ keptFrom }) => keptFrom),
    set.map(({ id }) => id),
    set.map(({ wakeAt }) => wakeAt),
    set.map(({ lease }) => lease?.holder ?? null),
    set.map(({ lease }) => lease?.until ?? null),
    wakes.filter(({ wakeAt }) => wakeAt === null).map(({ id }) => id),
  ];
}
