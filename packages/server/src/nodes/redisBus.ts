/** News through Redis, which keeps nothing: what is published while it is away is lost. */
import { Redis } from 'ioredis';
import { type Bus, Mail, type News } from './bus.ts';

const CHANNEL = 'kairo:news';
/** Between attempts to connect, in milliseconds. */
const LONGEST_PAUSE = 2_000;

export interface RedisBusTools {
  readonly url: string;
  readonly node: string;
  readonly report: (failure: unknown) => void;
}

export class RedisBus implements Bus {
  private readonly mail: Mail;
  private readonly out: Redis;
  private readonly in: Redis;

  constructor({ url, node, report }: RedisBusTools) {
    const open = (): Redis => {
      const connection = new Redis(url, {
        enableOfflineQueue: false,
        maxRetriesPerRequest: 0,
        retryStrategy: (attempt) => Math.min(LONGEST_PAUSE, 50 * 2 ** Math.min(attempt, 6)),
      });
      let hasFailed = false;
      connection.on('error', (failure) => {
        if (!hasFailed) report(failure);
        hasFailed = true;
      });
      connection.on('ready', () => {
        hasFailed = false;
      });
      return connection;
    };
    [this.out, this.in] = [open(), open()];
    this.mail = new Mail(node, (letter) => {
      this.out.publish(CHANNEL, letter).catch(() => undefined);
    });
    this.in.on('ready', () => {
      this.in.subscribe(CHANNEL).catch(() => undefined);
    });
  }

  publish(news: News): void {
    this.mail.post(news);
  }

  listen(listener: (news: News) => void): void {
    this.in.on('message', (_channel: string, letter: string) => {
      for (const news of this.mail.open(letter)) listener(news);
    });
  }

  async close(): Promise<void> {
    this.out.disconnect();
    this.in.disconnect();
  }
}
