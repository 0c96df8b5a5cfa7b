/**
 * News through the database itself. Appends say by themselves which games have changed, in the transaction that changes them;
 * other news are sent here.
 */
import pg, { type Client } from 'pg';
import * as v from 'valibot';
import type { Clock } from '../play/clock.ts';
import { NEWS_CHANNEL as GAMES } from '../storage/postgres/appends.ts';
import { type Bus, jsonOf, Mail, type News } from './bus.ts';

const OTHERS = 'kairo_news';
/** After the connection was lost. */
const RETRY_AFTER = 1_000;
const CONNECT = 5_000;
/** That may wait to be sent. */
const MOST_LETTERS = 1_000;

const number = v.pipe(v.number(), v.integer(), v.minValue(0));
const gamesSchema = v.array(v.tuple([v.string(), number, number]));

export interface PostgresBusTools {
  readonly url: string;
  readonly node: string;
  readonly clock: Pick<Clock, 'after'>;
  readonly report: (failure: unknown) => void;
}

export class PostgresBus implements Bus {
  private readonly tools: PostgresBusTools;
  private readonly mail: Mail;
  private listener: (news: News) => void = () => undefined;
  private client: Client | undefined;
  private readonly letters: string[] = [];
  private isSending = false;
  private isClosed = false;
  private hasFailed = false;
  private cancelRetry: () => void = () => undefined;
  private connecting: Promise<void>;

  constructor(tools: PostgresBusTools) {
    this.tools = tools;
    this.mail = new Mail(tools.node, (letter) => this.send(letter));
    this.connecting = this.connect();
  }

  publish(news: News): void {
    if (news.about !== 'game') this.mail.post(news);
  }

  listen(listener: (news: News) => void): void {
    this.listener = listener;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.cancelRetry();
    await this.connecting;
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.tools.url,
      connectionTimeoutMillis: CONNECT,
      keepAlive: true,
      application_name: 'kairo news',
    });
    const lost = (failure: unknown): void => this.lost(client, failure);
    client.on('error', lost);
    client.on('end', () => lost(new Error('the connection for news was closed')));
    client.on('notification', ({ channel, payload = '' }) => this.hear(channel, payload));
    this.client = client;
    try {
      await client.connect();
      await client.query(`listen ${GAMES}; listen ${OTHERS}`);
      this.hasFailed = false;
    } catch (failure) {
      this.lost(client, failure);
    }
  }

  /** What was said meanwhile is lost. */
  private lost(client: Client, failure: unknown): void {
    if (this.client !== client) return;
    this.client = undefined;
    client.end().catch(() => undefined);
    if (this.isClosed) return;
    if (!this.hasFailed) this.tools.report(failure);
    this.hasFailed = true;
    this.cancelRetry = this.tools.clock.after(RETRY_AFTER, () => {
      this.connecting = this.connect();
    });
  }

  private send(letter: string): void {
    // A database that does not answer is not waited for: others look by themselves.
    if (this.letters.push(letter) > MOST_LETTERS) this.letters.shift();
    if (!this.isSending) void this.sendAll();
  }

  /** One after the other, as a connection wants them. */
  private async sendAll(): Promise<void> {
    this.isSending = true;
    for (let letter = this.letters.shift(); letter !== undefined; letter = this.letters.shift()) {
      const { client } = this;
      if (client === undefined) continue;
      try {
        await client.query('select pg_notify($1, $2)', [OTHERS, letter]);
      } catch (failure) {
        this.lost(client, failure);
      }
    }
    this.isSending = false;
  }

  private hear(channel: string, payload: string): void {
    const news = channel === GAMES ? gamesIn(payload) : this.mail.open(payload);
    for (const one of news) this.listener(one);
  }
}

function gamesIn(payload: string): readonly News[] {
  const read = v.safeParse(gamesSchema, jsonOf(payload));
  if (!read.success) return [];
  return read.output.map(([id, seq, revision]) => ({ about: 'game', id, version: { seq, revision } }));
}
