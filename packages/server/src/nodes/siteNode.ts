/** One of several nodes of a site: what it has beyond a server alone. */
import type { Lease, Minutes } from '@kairo/table';
import type { Clock } from '../play/clock.ts';
import type { PresenceExchange } from '../play/gatherings.ts';
import type { ServerStorage } from '../storage/storage.ts';
import { Membership } from './membership.ts';
import { minutesOf } from './storedMinutes.ts';
import { presenceExchange } from './storedPresence.ts';

/**
 * How long what is due at a table is left to the node that has said it would do it; it says so again every 5 seconds. One that
 * was silent for longer has to find out what others have done: its appends expect a version that is gone.
 */
const LEASED_FOR = 15_000;

export interface SiteNodeTools {
  readonly name: string;
  readonly storage: Pick<ServerStorage, 'meta' | 'nodes'>;
  readonly clock: Clock;
  readonly report: (failure: unknown) => void;
}

export class SiteNode {
  readonly name: string;
  readonly exchange: PresenceExchange;
  private readonly tools: SiteNodeTools;
  private readonly membership: Membership;

  private constructor(tools: SiteNodeTools, membership: Membership) {
    const { name, storage, clock, report } = tools;
    this.name = name;
    this.tools = tools;
    this.membership = membership;
    this.exchange = presenceExchange({
      node: name,
      store: storage.nodes,
      membership,
      now: clock.now,
      report,
    });
  }

  /** After its first sign of life. */
  static async join(tools: SiteNodeTools): Promise<SiteNode> {
    const { name, storage, clock, report } = tools;
    const { meta, nodes } = storage;
    const membership = new Membership({ node: name, meta, nodes, clock, report });
    await membership.start();
    return new SiteNode(tools, membership);
  }

  /** How many nodes there are. */
  get count(): number {
    return this.membership.size;
  }

  /** The part that this node gives out of what is limited for the whole site. */
  get part(): number {
    return 1 / this.count;
  }

  readonly lease = (): Lease => ({
    holder: this.name,
    until: this.tools.clock.now() + LEASED_FOR,
  });

  minutesOf(game: string): Minutes {
    return minutesOf(this.tools.storage.nodes, game);
  }

  /** In good order: others need not wait until what it has is over. */
  async leave(): Promise<void> {
    this.membership.close();
    await this.tools.storage.nodes.leave(this.name).catch(this.tools.report);
  }
}
