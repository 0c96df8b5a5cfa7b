/**
 * The connections of one node to its database. Nothing waits for ever: what is not answered in time is given up with its
 * connection. After a connection was lost, all that comes uses new ones.
 */
import { setTimeout } from 'node:timers/promises';
import pg, { type PoolClient } from 'pg';
import { StorageFailure } from '../failure.ts';
import { detailOf, Trouble } from './errors.ts';
import { asStored, storable } from './text.ts';

/** In milliseconds. Also for a connection that others are using. */
const CONNECT = 10_000;
/** For another one that holds a row. */
const LONGEST_LOCK = 3_000;
const LONGEST_STATEMENT = 10_000;
/** On this side. A commit whose standby does not answer is not ended by the database. */
const LONGEST_ANSWER = 12_000;
/** A node that was stopped in the middle of an operation holds its rows no longer. */
const LONGEST_PAUSE = 5_000;
const LONGEST_GOODBYE = 2_000;

const INT8 = 20;
const TEXT = 25;

/** What is asked again and again is prepared once for each connection, under these names. */
const names = new Map<string, string>();
/** Lists of different lengths make statements of their own; those that come later are not kept. */
const MOST_NAMES = 300;

function nameOf(sql: string): string | undefined {
  const known = names.get(sql);
  if (known !== undefined || names.size === MOST_NAMES) return known;
  const name = `kairo ${names.size}`;
  names.set(sql, name);
  return name;
}

export interface Statement {
  readonly sql: string;
  readonly values?: readonly unknown[];
  /** For one that may take longer. */
  readonly within?: number;
}

export interface Answered {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

export interface ConnectionOptions {
  readonly url: string;
  /** Connections at a time. */
  readonly most: number;
  /** Changes are rejected. */
  readonly isReadOnly?: boolean;
}

/** A connection while it is in use. */
export class Session {
  private readonly client: PoolClient;
  isLost = false;

  constructor(client: PoolClient) {
    this.client = client;
  }

  async ask({ sql, values = [], within }: Statement): Promise<Answered> {
    try {
      const { rows, rowCount } = await this.client.query({
        name: values.length > 0 ? nameOf(sql) : undefined,
        text: sql,
        values: values.map(asValue),
        ...(within !== undefined && { query_timeout: within }),
      });
      return { rows, changes: rowCount ?? 0 };
    } catch (error) {
      const trouble = new Trouble(error);
      this.isLost ||= trouble.kind === 'lost';
      throw trouble;
    }
  }

  /** All of the work or, if it throws, nothing; unless the connection is lost, and with it what became of the work. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    await this.ask({ sql: 'begin' });
    let result: T;
    try {
      result = await work();
    } catch (error) {
      if (!this.isLost) await this.ask({ sql: 'rollback' }).catch(() => undefined);
      throw error;
    }
    await this.ask({ sql: 'commit' });
    return result;
  }
}

export class Connections {
  private readonly options: ConnectionOptions;
  private readonly clients = new Set<PoolClient>();
  private pool: pg.Pool;

  constructor(options: ConnectionOptions) {
    this.options = options;
    this.pool = this.newPool();
  }

  /** Rejected with a `StorageFailure` if no connection can be had. */
  async use<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const { pool } = this;
    const client = await pool.connect().catch((error: unknown) => {
      throw new StorageFailure(detailOf(error));
    });
    const session = new Session(client);
    try {
      return await work(session);
    } finally {
      if (session.isLost) this.drop(client, pool);
      else client.release();
    }
  }

  /** After what was begun. A database that does not answer is not waited for. */
  async close(): Promise<void> {
    const late = new AbortController();
    const { signal } = late;
    await Promise.race([this.pool.end(), setTimeout(LONGEST_GOODBYE, undefined, { signal })]).catch(
      () => undefined,
    );
    late.abort();
    for (const client of this.clients) cut(client);
  }

  private drop(client: PoolClient, pool: pg.Pool): void {
    cut(client);
    client.release(true);
    if (this.pool !== pool) return;
    this.pool = this.newPool();
    void pool.end();
  }

  private newPool(): pg.Pool {
    const { url, most, isReadOnly = false } = this.options;
    const pool = new pg.Pool({
      connectionString: url,
      max: most,
      ...(isReadOnly && { options: '-c default_transaction_read_only=on' }),
      application_name: 'kairo',
      keepAlive: true,
      connectionTimeoutMillis: CONNECT,
      lock_timeout: LONGEST_LOCK,
      statement_timeout: LONGEST_STATEMENT,
      query_timeout: LONGEST_ANSWER,
      idle_in_transaction_session_timeout: LONGEST_PAUSE,
      types: { getTypeParser },
      onConnect: check as (client: pg.ClientBase) => void,
    });
    // What breaks while nothing is asked is noticed by the next one who asks, if not before.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
      this.clients.add(client);
    });
    pool.on('remove', (client) => this.clients.delete(client as PoolClient));
    return pool;
  }
}

/** A standby would answer what is out of date, and a commit that is not waited for can be lost. */
async function check(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select pg_is_in_recovery() as standby,
       case when current_setting('synchronous_commit') = 'off'
         then set_config('synchronous_commit', 'on', false) end`,
  );
  if (rows[0]?.standby === true) throw new Error('it is a standby, which cannot be written to');
}

/** Does not wait for the other side. */
function cut(client: PoolClient): void {
  const { connection } = client as unknown as {
    readonly connection: { readonly stream: { destroy(): void } };
  };
  connection.stream.destroy();
}

function asValue(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  return Array.isArray(value) ? value.map(asValue) : value;
}

function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8) return Number;
  return oid === TEXT ? asStored : pg.types.getTypeParser(oid, format);
}
