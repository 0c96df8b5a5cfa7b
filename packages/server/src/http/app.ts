/** The HTTP side of a server: `/api/v1`, what operators look at, and the files of the page for everything else. */
import type { ServerResponse } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { networkOf } from '../limits/addresses.ts';
import { type Limits, MAX_BODY } from '../limits/limits.ts';
import { TokenBuckets } from '../limits/tokenBuckets.ts';
import type { Clock } from '../play/clock.ts';
import type { Signal } from '../play/signal.ts';
import { StorageFailure } from '../storage/failure.ts';
import { API, type ApiTools, type Endpoint, serveEndpoints } from './api.ts';
import { answerClientError } from './clientErrors.ts';
import type { StaticFile } from './files.ts';
import type { HttpFigures } from './metrics.ts';
import { openApi } from './openApi.ts';
import { servePage } from './pageFiles.ts';
import { type ApiRefusal, Refused, statusOf, withoutDetail } from './refusals.ts';
import { SECURITY_HEADERS } from './securityHeaders.ts';

export interface AppTools extends ApiTools {
  readonly logger: FastifyBaseLogger;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly endpoints: readonly Endpoint[];
  /** Whose `X-Forwarded-…` headers count: addresses, networks or names, as proxy-addr reads them. */
  readonly trustedProxies: readonly string[];
  readonly figures: HttpFigures;
  readonly closing: Signal;
}

/** How long a request may take to come in. If its head could take longer, Node would exchange the two. */
const REQUEST_TIME = 20_000;
const HEAD_TIME = 15_000;
/** How often requests are looked for that take longer. */
const CHECK_EVERY = 5_000;
const API_FOLDER = '/api/';
/** How much of a table's id stands in logs: enough to find the game, too little to open it. */
const SHOWN_ID = 6;

export function makeApp(tools: AppTools): FastifyInstance {
  const { logger, limits, clock, files, endpoints, trustedProxies, figures } = tools;
  const sendPage = servePage(files);
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    routerOptions: { maxParamLength: 64 },
    requestTimeout: REQUEST_TIME,
    // Sockets and long polls are ended by the server itself.
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    http: { connectionsCheckingInterval: CHECK_EVERY, headersTimeout: HEAD_TIME },
    // Addresses that cannot be read, or are too long.
    frameworkErrors: (failure, request, reply) => {
      const { raw } = reply.hijack();
      if (request.url.startsWith(API_FOLDER))
        answerRaw(raw, refusalOf(failure) ?? { code: 'server/no-such-address' });
      else sendPage(request.raw, raw);
    },
  });
  // Handlers parse bodies themselves, after they have checked the key.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const requests = new TokenBuckets(
    { perSecond: limits.requestsPerSecond, burst: 2 * limits.requestsPerSecond },
    clock.now,
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (!isForApi(request)) return;
    if (tools.closing.hasHappened) throw new Refused({ code: 'server/closing' });
    const retryAfter = requests.take(networkOf(request.ip));
    if (retryAfter > 0) throw new Refused({ code: 'server/too-many-requests', retryAfter });
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? (isForApi(request) ? 'unknown' : 'page');
    const seconds = reply.elapsedTime / 1000;
    figures.answered(request.method, route, reply.statusCode, seconds);
    if (!isForApi(request)) return;
    const { table } = request.params as { readonly table?: unknown };
    logger.debug({
      method: request.method,
      route,
      ...(typeof table === 'string' && { table: table.slice(0, SHOWN_ID) }),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  app.setErrorHandler((failure: FastifyError | Error, request, reply) => {
    const refusal = refusalOf(failure);
    if (refusal === undefined)
      logger.error({ err: failure, route: request.routeOptions.url }, 'a request failed');
    return answer(reply, refusal ?? { code: 'server/unavailable' });
  });
  app.setNotFoundHandler((request, reply) => {
    if (isForApi(request)) {
      answer(reply, { code: 'server/no-such-address' });
      return;
    }
    sendPage(request.raw, reply.hijack().raw);
  });
  serveEndpoints(app, endpoints, tools);
  const description = JSON.stringify(openApi(endpoints));
  app.get(`${API}/openapi.json`, { exposeHeadRoute: false }, (_request, reply) =>
    reply.header('Content-Type', 'application/json; charset=utf-8').send(description),
  );
  return app;
}

/** By the route it has led to: an address can be spelt in several ways, `/%61pi/v1/me` or `http://host/api/v1/me`. */
function isForApi({ routeOptions, url }: FastifyRequest): boolean {
  return (routeOptions.url ?? url).startsWith(API_FOLDER);
}

function answer(
  reply: {
    code(status: number): typeof reply;
    header(name: string, value: string): typeof reply;
    send(body: string): unknown;
  },
  refusal: ApiRefusal,
) {
  if ('retryAfter' in refusal) reply.header('Retry-After', String(refusal.retryAfter));
  return reply
    .code(statusOf(refusal))
    .header('Content-Type', 'application/json; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(JSON.stringify({ error: withoutDetail(refusal) }));
}

/** Where there is no route to answer. */
function answerRaw(response: ServerResponse, refusal: ApiRefusal): void {
  const body = JSON.stringify({ error: withoutDetail(refusal) });
  const headers = { ...SECURITY_HEADERS, 'Content-Type': 'application/json; charset=utf-8' };
  response.writeHead(statusOf(refusal), { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
}

/** Undefined for a bug. */
function refusalOf(failure: FastifyError | Error): ApiRefusal | undefined {
  if (failure instanceof Refused) return failure.refusal;
  if (failure instanceof StorageFailure) return { code: 'server/unavailable' };
  if (!('code' in failure) || typeof failure.code !== 'string') return undefined;
  if (failure.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { code: 'server/too-large', limit: MAX_BODY };
  // The client has gone away in the middle of a body.
  const isCut = failure.code === 'ECONNRESET';
  if (!isCut && !failure.code.startsWith('FST_')) return undefined;
  return { code: 'table/malformed', field: 'request', expected: 'HTTP with a JSON body' };
}
