/**
 * Looks at games that are due: after a restart those in which a bot is to move, and whatever else a log says is due at
 * a time. What is to be done there follows from the log, so that a wake-up too many does no harm.
 */
import type { Lease } from '@kairo/table';
import type { Wake, WakeStore } from '../storage/storage.ts';
import type { Clock } from './clock.ts';

const LOOK_EVERY = 5_000;
/** How many are looked at in one go, besides those that are being played. */
const AT_ONCE = 200;

/**
 * `busy`: the game goes on by itself, and its next entry sets another time. `at`: nothing was due yet, because the
 * server was down in between and clocks stood still.
 */
export type Looked = 'done' | 'busy' | { readonly at: number };

export interface WakeTools {
  readonly store: WakeStore;
  readonly clock: Clock;
  /** How many tables are in memory: their wake-ups may be due as well. */
  readonly live: () => number;
  /** Does what is due in a game, and says what comes next. */
  readonly look: (id: string) => Promise<Looked>;
  readonly report: (failure: unknown) => void;
  /** With other nodes: those that this one looks at are its own until then. */
  readonly lease?: (() => Lease) | undefined;
}

export class WakeUps {
  private readonly tools: WakeTools;
  private cancel: () => void = () => undefined;
  private looking: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(tools: WakeTools) {
    this.tools = tools;
  }

  start(): void {
    this.looking = this.look().catch(this.tools.report);
    void this.looking.then(() => {
      if (!this.isClosed) this.cancel = this.tools.clock.after(LOOK_EVERY, () => this.start());
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.cancel();
    await this.looking;
  }

  /** Wakes everything that is due now. */
  async look(): Promise<void> {
    const { store, clock, live, lease } = this.tools;
    for (const wake of await store.due(clock.now(), AT_ONCE + live(), lease?.())) {
      if (this.isClosed) return;
      await this.wake(wake);
    }
  }

  private async wake(wake: Wake): Promise<void> {
    const looked = await this.tools.look(wake.game);
    if (looked === 'busy') return;
    if (looked === 'done') await this.tools.store.done(wake);
    else await this.tools.store.postpone(wake, looked.at);
  }
}
