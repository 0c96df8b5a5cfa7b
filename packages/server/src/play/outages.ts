/**
 * When no server ran: clocks stand still then. A server that runs gives signs of life; if one is overdue, it did not run, or its
 * clock was set forward, and the time since the last one counts for no one.
 */
import type { MetaStore, Outage } from '../storage/storage.ts';
import type { Clock } from './clock.ts';

const ALIVE_EVERY = 5_000;
/** A longer silence than this was an outage. */
const LONGEST_GAP = 15_000;

export interface OutageTools {
  readonly store: MetaStore;
  readonly clock: Clock;
  readonly report: (failure: unknown) => void;
  readonly node?: string | undefined;
}

export class Outages {
  private readonly store: MetaStore;
  private readonly clock: Clock;
  private readonly report: (failure: unknown) => void;
  /** Its name, if there are other nodes: the site runs while any of them does. */
  private readonly node: string | undefined;
  private known: Outage[];
  /** When the last sign of life was given. */
  private aliveAt: number;
  private cancel: () => void;

  private constructor({ store, clock, report, node }: OutageTools, known: readonly Outage[]) {
    this.store = store;
    this.clock = clock;
    this.report = report;
    this.node = node;
    this.known = [...known];
    this.aliveAt = clock.now();
    this.cancel = this.later();
  }

  /** Called before anything is played. */
  static async open(tools: OutageTools): Promise<Outages> {
    const { store, clock, node } = tools;
    // A server alone did not run until now, however short that was.
    await store.alive(clock.now(), node === undefined ? 0 : LONGEST_GAP, node);
    return new Outages(tools, await store.outages(0));
  }

  /** How long no server ran between two times, in milliseconds. */
  between(from: number, to: number): number {
    const now = this.clock.now();
    this.lookAt(now);
    const isOverdue = now - this.aliveAt > LONGEST_GAP;
    const outages = isOverdue ? [...this.known, { from: this.aliveAt, to: now }] : this.known;
    return outages.reduce(
      (sum, outage) => sum + Math.max(0, Math.min(to, outage.to) - Math.max(from, outage.from)),
      0,
    );
  }

  close(): void {
    this.cancel();
  }

  /** If the clock was set back, time passes once more in which the server was said not to run. */
  private lookAt(now: number): void {
    if (now >= this.aliveAt) return;
    this.aliveAt = now;
    this.known = this.known.flatMap(({ from, to }) => (from < now ? [{ from, to: Math.min(to, now) }] : []));
  }

  private later(): () => void {
    return this.clock.after(ALIVE_EVERY, () => {
      const now = this.clock.now();
      this.lookAt(now);
      const outage = { from: this.aliveAt, to: now };
      if (outage.to - outage.from > LONGEST_GAP) this.known.push(outage);
      this.aliveAt = now;
      this.sayAlive(now).catch(this.report);
      this.cancel = this.later();
    });
  }

  private async sayAlive(now: number): Promise<void> {
    const { store, node } = this;
    await store.alive(now, LONGEST_GAP, node);
    // Others know whether the site ran while this node did not.
    if (node !== undefined) this.known = [...(await store.outages(0))];
  }
}
