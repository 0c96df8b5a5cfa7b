/** Figures for operators, in the format of Prometheus. They name no table and no person. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BotFigures } from '../play/botPool.ts';
import type { StorageFigures } from '../storage/storage.ts';

export interface HttpFigures {
  answered(method: string, route: string, status: number, seconds: number): void;
}

/** What is asked when the figures are read. */
export interface Gauges {
  readonly tables: () => number;
  readonly sockets: () => number;
  readonly bots: () => BotFigures;
  readonly storage: () => StorageFigures;
  /** How many processes serve the site. */
  readonly nodes: () => number;
  /** Changes made by other nodes that no news told of in time. */
  readonly missed: () => number;
}

export class Metrics implements HttpFigures {
  private readonly registry = new Registry();
  private readonly requests: Counter<'method' | 'route' | 'status'>;
  private readonly durations: Histogram<'route'>;
  /** Counted in numbers, because there are many: a counter with labels takes about a microsecond. */
  private readonly messages = { in: 0, out: 0 };
  private readonly drops: Counter<'reason'>;

  constructor() {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Counter({
      name: 'kairo_http_requests_total',
      help: 'Requests that were answered',
      labelNames: ['method', 'route', 'status'],
      registers,
    });
    this.durations = new Histogram({
      name: 'kairo_http_seconds',
      help: 'Time until a request was answered; long polls included',
      labelNames: ['route'],
      buckets: [0.002, 0.01, 0.05, 0.25, 1, 5, 30],
      registers,
    });
    const { messages } = this;
    new Counter({
      name: 'kairo_socket_messages_total',
      help: 'Messages over sockets',
      labelNames: ['direction'],
      registers,
      collect() {
        this.reset();
        this.inc({ direction: 'in' }, messages.in);
        this.inc({ direction: 'out' }, messages.out);
      },
    });
    this.drops = new Counter({
      name: 'kairo_sockets_dropped_total',
      help: 'Sockets that the server has closed because of what they did',
      labelNames: ['reason'],
      registers,
    });
  }

  watch({ tables, sockets, bots, storage, nodes, missed }: Gauges): void {
    this.gauge('kairo_tables_in_memory', 'Tables in memory', tables);
    this.gauge('kairo_sockets', 'Open sockets', sockets);
    this.gauge('kairo_bots_thinking', 'Bots that think', () => bots().thinking);
    this.gauge('kairo_bots_waiting', 'Bots that wait for a thread', () => bots().waiting);
    this.gauge('kairo_bots_decisions', 'Decisions of bots since the start', () => bots().decisions);
    this.gauge(
      'kairo_bots_shortened',
      'Decisions that were cut short because others waited',
      () => bots().shortened,
    );
    this.gauge('kairo_bots_mishaps', 'Decisions that a thread failed to make', () => bots().mishaps);
    this.gauge('kairo_storage_waiting', 'Storage operations that wait', () => storage().waiting);
    this.gauge('kairo_storage_operations', 'Storage operations since the start', () => storage().operations);
    this.gauge('kairo_storage_commits', 'Commits since the start', () => storage().commits);
    this.gauge('kairo_storage_failures', 'Storage operations that failed', () => storage().failures);
    this.gauge('kairo_nodes', 'Nodes that are alive, this one included', nodes);
    this.gauge('kairo_news_missed', 'Changes of other nodes that were found only by looking', missed);
  }

  answered(method: string, route: string, status: number, seconds: number): void {
    this.requests.inc({ method, route, status });
    this.durations.observe({ route }, seconds);
  }

  message(direction: 'in' | 'out'): void {
    this.messages[direction]++;
  }

  dropped(reason: string): void {
    this.drops.inc({ reason });
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  private gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }
}
