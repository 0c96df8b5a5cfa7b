/** Which nodes there are: those that gave a sign of life lately. This one always counts. */
import type { Clock } from '../play/clock.ts';
import type { MetaStore, NodeStore } from '../storage/storage.ts';

const LOOK_EVERY = 5_000;
/** A node that is silent for longer is taken for dead; signs of life come every 5 seconds. */
const ALIVE_FOR = 15_000;
/** What a node has left behind that was silent for so long is cleared away. */
const REMEMBERED_FOR = 600_000;

export interface MembershipTools {
  readonly node: string;
  readonly meta: Pick<MetaStore, 'pulses'>;
  readonly nodes: Pick<NodeStore, 'leave'>;
  readonly clock: Clock;
  readonly report: (failure: unknown) => void;
}

export class Membership {
  private readonly tools: MembershipTools;
  private pulses: ReadonlyMap<string, number> = new Map();
  private cancel: () => void = () => undefined;

  constructor(tools: MembershipTools) {
    this.tools = tools;
  }

  /** Looks at once, and from then on by itself. */
  async start(): Promise<void> {
    await this.look();
    this.cancel = this.tools.clock.after(LOOK_EVERY, () => void this.start().catch(this.tools.report));
  }

  close(): void {
    this.cancel();
  }

  /** How many nodes there are. */
  get size(): number {
    const others = [...this.pulses.keys()].filter((node) => node !== this.tools.node && this.isAlive(node));
    return 1 + others.length;
  }

  isAlive(node: string): boolean {
    return this.tools.clock.now() - this.seenAt(node) <= ALIVE_FOR;
  }

  /** When another node gave its last sign of life, as far as is known; 0 if it is not known at all. */
  seenAt(node: string): number {
    return this.pulses.get(node) ?? 0;
  }

  /** Looks at once if one of these nodes is new. */
  async meet(nodes: readonly string[]): Promise<void> {
    if (nodes.some((node) => !this.pulses.has(node))) await this.look();
  }

  private async look(): Promise<void> {
    const { meta, nodes, clock, report } = this.tools;
    try {
      const pulses = await meta.pulses();
      const oldest = clock.now() - REMEMBERED_FOR;
      const gone = pulses.filter(({ node, at }) => at < oldest && this.pulses.get(node) !== at);
      this.pulses = new Map(pulses.map(({ node, at }) => [node, at]));
      for (const { node } of gone) await nodes.leave(node);
    } catch (failure) {
      report(failure);
    }
  }
}
