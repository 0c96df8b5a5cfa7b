/** What operators and their tools look at: `/healthz`, `/readyz`, `/metrics`. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSameSecret } from '../identity/keys.ts';
import { isLoopback } from '../limits/addresses.ts';
import type { Signal } from '../play/signal.ts';
import type { Metrics } from './metrics.ts';

export interface OperatingTools {
  readonly metrics: Metrics;
  /** With it, figures may be read from anywhere; without it, only from this machine. */
  readonly metricsToken: string | undefined;
  /** Rejects if the storage does not answer. */
  readonly probe: () => Promise<unknown>;
  readonly closing: Signal;
}

export function serveOperating(app: FastifyInstance, tools: OperatingTools): void {
  const { metrics, metricsToken, probe, closing } = tools;
  const options = { exposeHeadRoute: false };
  // However many ask at a time, the storage is asked once.
  let probing: Promise<unknown> | undefined;
  const probeOnce = (): Promise<unknown> => {
    probing ??= probe().finally(() => {
      probing = undefined;
    });
    return probing;
  };
  app.get('/healthz', options, async () => ({ status: 'ok' }));
  app.get('/readyz', options, async (_request, reply) => {
    if (closing.hasHappened) return reply.code(503).send({ status: 'closing' });
    try {
      await probeOnce();
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'storage' });
    }
  });
  app.get('/metrics', options, async (request, reply) => {
    if (!mayRead(request, metricsToken)) return reply.callNotFound();
    return reply.header('Content-Type', metrics.contentType).send(await metrics.text());
  });
}

/** A proxy on this machine speaks for others. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  const { authorization } = headers;
  if (token !== undefined && authorization !== undefined) {
    return isSameSecret(authorization, `Bearer ${token}`);
  }
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  return (
    token === undefined && !isForwarded && isLoopback(socket.remoteAddress) && isOwnName(headers.host ?? '')
  );
}

/** Under any other name, a proxy or a page of another site asks, whose name leads to this machine. */
function isOwnName(host: string): boolean {
  const { hostname = '' } = URL.parse(`http://${host}`) ?? {};
  return hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
}
