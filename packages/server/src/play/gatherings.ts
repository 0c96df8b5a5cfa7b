/** Who is at which table right now: players by their presence, how many look on, and how many screens show it. */
import type { Elsewhere, Presence } from '@kairo/protocol';
import { PRESENCE_NEWS } from '../limits/limits.ts';
import { TokenBuckets } from '../limits/tokenBuckets.ts';
import type { Holder } from '../rooms/room.ts';
import type { Clock } from './clock.ts';
import { Attendees, type Device, type Visit } from './presence.ts';

/** Presence also changes by itself, as time goes by. */
const LOOK_EVERY = 5_000;

interface Gathering {
  readonly attendees: Attendees;
  readonly listeners: Set<() => void>;
  /** Sockets of no player. */
  readonly onlookers: { spectators: number; screens: number };
  /** What was told last. */
  told: string;
}

/** Different whenever there is something to tell. */
function summaryOf({ onlookers, attendees }: Pick<Gathering, 'onlookers' | 'attendees'>): string {
  return `${onlookers.spectators} ${onlookers.screens} ${attendees.summary}`;
}
const NO_ONE = '0 0 ';

export class Gatherings {
  private readonly clock: Clock;
  /** By table. */
  private readonly news: TokenBuckets;
  private readonly gatherings = new Map<string, Gathering>();
  private cancelLook: () => void;

  constructor(clock: Clock) {
    this.clock = clock;
    this.news = new TokenBuckets(PRESENCE_NEWS, clock.now);
    this.cancelLook = this.lookLater();
  }

  /** A socket of someone who plays here. */
  arrive(id: string, holder: Holder, device: Device): { readonly visit: Visit; readonly leave: () => void } {
    const { attendees } = this.of(id);
    const { visit, leave } = attendees.arrive(holder, device);
    this.tell(id);
    return {
      visit,
      leave: () => {
        leave();
        this.tell(id);
      },
    };
  }

  /** A socket of someone who looks on, or of a screen; returns how they leave. */
  lookOn(id: string, as: 'spectators' | 'screens'): () => void {
    const { onlookers } = this.of(id);
    onlookers[as]++;
    this.tell(id);
    return () => {
      onlookers[as]--;
      this.tell(id);
    };
  }

  /** A program that plays here has asked for something. */
  polled(id: string, holder: Holder): void {
    this.of(id).attendees.polled(holder);
    this.tell(id);
  }

  presenceOf(id: string, holder: Holder): Presence {
    return this.gatherings.get(id)?.attendees.presenceOf(holder) ?? 'offline';
  }

  /** Whether someone has not been seen here for a while. */
  isGone(id: string, holder: Holder): boolean {
    return this.gatherings.get(id)?.attendees.isGone(holder) ?? false;
  }

  /** Where else the owner of a socket has the table open. */
  elsewhere(id: string, holder: Holder, own: Visit): Elsewhere | null {
    const device = this.gatherings.get(id)?.attendees.deviceBeside(holder, own);
    if (device === undefined) return null;
    return device.id === own.device.id ? 'tab' : device.kind;
  }

  onlookersOf(id: string): { readonly spectators: number; readonly screens: number } {
    return this.gatherings.get(id)?.onlookers ?? { spectators: 0, screens: 0 };
  }

  /** Called when presence has changed; returns how to stop listening. */
  listen(id: string, listener: () => void): () => void {
    const { listeners } = this.of(id);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Tells those who listen, if something is different; when too much is, at the next look. */
  tell(id: string): void {
    if (this.news.take(id) === 0) this.tellAtOnce(id);
  }

  private tellAtOnce(id: string): void {
    const gathering = this.gatherings.get(id);
    if (gathering === undefined) return;
    const now = summaryOf(gathering);
    if (now === gathering.told) return;
    gathering.told = now;
    for (const listener of [...gathering.listeners]) listener();
  }

  close(): void {
    this.cancelLook();
  }

  private lookLater(): () => void {
    return this.clock.after(LOOK_EVERY, () => {
      for (const [id, gathering] of [...this.gatherings]) {
        this.tellAtOnce(id);
        if (gathering.listeners.size === 0 && summaryOf(gathering) === NO_ONE) this.gatherings.delete(id);
      }
      this.cancelLook = this.lookLater();
    });
  }

  private of(id: string): Gathering {
    const known = this.gatherings.get(id);
    if (known !== undefined) return known;
    const gathering = {
      attendees: new Attendees(this.clock.now),
      listeners: new Set<() => void>(),
      onlookers: { spectators: 0, screens: 0 },
      told: NO_ONE,
    };
    this.gatherings.set(id, gathering);
    return gathering;
  }
}
