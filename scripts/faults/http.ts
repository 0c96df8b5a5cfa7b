/** Requests to `/api/v1` that are repeated until there is an answer, and sometimes sent twice at once. */
import { Agent, request } from 'node:http';
import type { RandomSource } from '@kairo/engine';
import { between, isBy, pause } from './chance.ts';
import type { Counts } from './counts.ts';
import type { Weather } from './unreliable.ts';

export interface Asking {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below `/api/v1`. */
  readonly path: string;
  readonly key?: string | undefined;
  readonly cookie?: string | undefined;
  /** As a page does, which says where it is. */
  readonly isFromPage?: boolean;
  readonly body?: object;
}

export interface Reply {
  readonly status: number;
  readonly body: { readonly [field: string]: unknown };
  readonly cookie: string | undefined;
}

/** In milliseconds; a request that waits for news takes up to a second. */
const PATIENCE = 4_000;
/** In percent of the requests that change something. */
const DOUBLED = 8;

export class Http {
  private readonly port: number;
  private readonly random: RandomSource;
  private readonly counts: Counts;
  private readonly weather: Weather;
  private readonly report: (violation: string) => void;
  private readonly agent = new Agent({ keepAlive: true });
  private isClosed = false;

  constructor(
    port: number,
    random: RandomSource,
    tools: {
      readonly counts: Counts;
      readonly weather: Weather;
      readonly report: (violation: string) => void;
    },
  ) {
    this.port = port;
    this.random = random;
    this.counts = tools.counts;
    this.weather = tools.weather;
    this.report = tools.report;
  }

  /** The page that a browser would be on. */
  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Undefined if it was given up. */
  async untilAnswered(asking: Asking, isGivenUp: () => boolean = () => false): Promise<Reply | undefined> {
    while (!isGivenUp() && !this.isClosed) {
      const reply = await this.perhapsTwice(asking);
      if (reply !== undefined) return reply;
      await pause(between(20, 150, this.random));
    }
    return undefined;
  }

  /** One try; undefined if its result is unknown. */
  ask({ method, path, key, cookie, isFromPage = false, body }: Asking): Promise<Reply | undefined> {
    return new Promise((resolve) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(cookie !== undefined && { cookie }),
        ...(isFromPage && { origin: this.origin }),
        ...(text !== undefined && { 'content-type': 'application/json' }),
      };
      const { agent, port } = this;
      const target = {
        host: '127.0.0.1',
        port,
        method,
        path: `/api/v1${path}`,
        headers,
        agent,
        timeout: PATIENCE,
      };
      const sent = request(target, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', () => resolve(undefined));
        response.on('end', () => {
          const [setCookie] = response.headers['set-cookie'] ?? [];
          resolve(replyOf(response.statusCode ?? 0, Buffer.concat(chunks).toString(), setCookie));
        });
      });
      sent.on('timeout', () => sent.destroy());
      sent.on('error', () => resolve(undefined));
      sent.end(text);
    });
  }

  close(): void {
    this.isClosed = true;
    this.agent.destroy();
  }

  private async perhapsTwice(asking: Asking): Promise<Reply | undefined> {
    const isTwice = this.weather.isBad && asking.method === 'POST' && isBy(DOUBLED, this.random);
    if (!isTwice) return this.ask(asking);
    this.counts.add('requests duplicated');
    const [first, second] = await Promise.all([this.ask(asking), this.ask(asking)]);
    if (first?.status === 200 && second?.status === 200) {
      const [one, other] = [JSON.stringify(first.body), JSON.stringify(second.body)];
      if (one !== other) this.report(`${asking.path}: one request was answered with ${one} and ${other}`);
    }
    return first ?? second;
  }
}

/** Undefined if the server could not answer just now. */
function replyOf(status: number, text: string, setCookie: string | undefined): Reply | undefined {
  if (status === 503 || status === 429) return undefined;
  try {
    return { status, body: JSON.parse(text), cookie: setCookie?.split(';')[0] };
  } catch {
    return undefined;
  }
}
