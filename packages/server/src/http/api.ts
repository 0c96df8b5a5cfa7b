/** The endpoints of `/api/v1` as data, and how they are served. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { isFromHere } from '../identity/origin.ts';
import type { Asker, Credentials, People } from '../identity/people.ts';
import { networkOf } from '../limits/addresses.ts';
import type { TokenBuckets } from '../limits/tokenBuckets.ts';
import { readJson, readShape } from './reading.ts';
import { Refused } from './refusals.ts';

export const API = '/api/v1';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly type?: string;
}

/** Who may ask: shown in the documentation; the handler checks it. */
export type Access = 'anyone' | 'seat or spectator' | 'seat' | 'host' | 'person';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`, with parameters as `:name`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  readonly answers: { readonly [status: number]: v.GenericSchema | 'text/plain' };
  readonly handle: (asked: Asked) => Promise<Answer>;
}

/** A request, as handlers see it. Shapes are read when the handler asks for them, after it has checked the key. */
export class Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  private readonly tools: ApiTools;
  private asker: Asker | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply, tools: ApiTools) {
    this.request = request;
    this.reply = reply;
    this.tools = tools;
  }

  get table(): string {
    return this.parameter('table');
  }

  get seat(): number {
    const text = this.parameter('seat');
    if (/^\d{1,3}$/.test(text)) return Number(text);
    throw new Refused({ code: 'table/malformed', field: 'seat', expected: 'a whole number' });
  }

  parameter(name: string): string {
    const value = (this.request.params as { readonly [name: string]: unknown })[name];
    return typeof value === 'string' ? value : '';
  }

  body<S extends v.GenericSchema>(schema: S): v.InferOutput<S> {
    return readShape(schema, readJson(this.request.body), 'body');
  }

  query<S extends v.GenericSchema>(schema: S): v.InferOutput<S> {
    return readShape(schema, this.request.query, 'query');
  }

  /** The address under which the server was asked. */
  get origin(): string {
    return this.tools.origin ?? `${this.request.protocol}://${this.request.host}`;
  }

  async who(): Promise<Asker> {
    if (this.asker !== undefined) return this.asker;
    const asker = await this.tools.people.whoIsAsking(this.credentials);
    if (asker.kind === 'unknown') throw new Refused({ code: 'identity/unknown-key' });
    if (asker.kind !== 'program') this.checkSite();
    this.know(asker);
    return asker;
  }

  /** Someone with a key or a cookie; a browser without one is given one. */
  async someone(): Promise<Exclude<Asker, { kind: 'stranger' | 'unknown' }>> {
    const asker = await this.who();
    if (asker.kind === 'program' || asker.kind === 'person') return asker;
    const { origin, 'sec-fetch-site': site } = this.request.headers;
    if (origin === undefined && site === undefined) throw new Refused({ code: 'identity/missing' });
    const retryAfter = this.tools.newcomers.take(networkOf(this.request.ip));
    if (retryAfter > 0) throw new Refused({ code: 'server/too-many-requests', retryAfter });
    const person = await this.tools.people.welcome(this.credentials);
    this.know(person);
    return person;
  }

  /** A person who is known by a cookie. */
  async person(): Promise<Extract<Asker, { kind: 'person' }>> {
    const asker = await this.who();
    if (asker.kind === 'person') return asker;
    throw new Refused({ code: 'identity/missing' });
  }

  /** What is asked from now on comes from someone else, or from a stranger. */
  setCookie(cookie: string): void {
    this.asker = undefined;
    this.reply.header('Set-Cookie', cookie);
  }

  private know(asker: Asker): void {
    this.asker = asker;
    if (asker.kind === 'person' && asker.cookie !== undefined) this.reply.header('Set-Cookie', asker.cookie);
  }

  get credentials(): Credentials {
    const { authorization, cookie, 'user-agent': userAgent } = this.request.headers;
    return { authorization, cookie, userAgent, isHttps: this.request.protocol === 'https' };
  }

  /** A page of another site must not act with this browser's cookie. */
  private checkSite(): void {
    const { method, headers } = this.request;
    if (method === 'GET' || method === 'HEAD') return;
    const { origin, 'sec-fetch-site': fetchSite } = headers;
    const isOwn = isFromHere({
      origin,
      fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined,
      self: this.origin,
    });
    if (!isOwn) throw new Refused({ code: 'identity/other-site' });
  }
}

export interface ApiTools {
  readonly people: People;
  /** People who are given a cookie, by address. */
  readonly newcomers: TokenBuckets;
  /** The public address, where it differs from what requests say. */
  readonly origin: string | undefined;
}

export function serveEndpoints(app: FastifyInstance, endpoints: readonly Endpoint[], tools: ApiTools): void {
  for (const { method, path, handle, query } of endpoints) {
    app.route({
      method,
      url: `${API}${path}`,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const asked = new Asked(request, reply, tools);
        if (query === undefined && Object.keys(request.query as object).length > 0) {
          const [field = ''] = Object.keys(request.query as object);
          throw new Refused({ code: 'table/malformed', field, expected: 'no such field' });
        }
        const { status, body, type = 'application/json; charset=utf-8' } = await handle(asked);
        reply.code(status).header('Content-Type', type).header('Cache-Control', 'no-store');
        return typeof body === 'string' ? body : JSON.stringify(body);
      },
    });
  }
}
