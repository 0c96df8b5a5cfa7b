/** Who is there. Presence is not stored: after a restart it is learnt again from those who come back. */
import type { Presence } from '@kairo/protocol';
import type { Holder } from '../rooms/room.ts';

/** A page that is visible, but was not used for so long, is not being looked at. */
const ACTIVE_FOR = 120_000;
/** A line that breaks for less than this is no absence. */
const LATE_AFTER = 20_000;
/** After so long without a line, the others may go on without someone. */
const GONE_AFTER = 120_000;
/** A program that asks now and then is there. */
const POLLING_FOR = 60_000;

/** Of what a socket was opened: the browser, and what kind of device it is on. */
export interface Device {
  readonly id: string;
  readonly kind: 'phone' | 'computer';
}

/** One socket of a holder. */
export interface Visit {
  readonly device: Device;
  isVisible: boolean;
  activeAt: number;
}

interface Attendance {
  readonly visits: Set<Visit>;
  /** When the last socket was closed, or the last request came; long ago if never. */
  leftAt: number;
  polledAt: number;
}

/** What is known of a holder elsewhere. */
export interface Attending {
  readonly holder: Holder;
  readonly visits: readonly Visit[];
  readonly leftAt: number;
  readonly polledAt: number;
}

const NEVER = 0;
const NO_ONE: Omit<Attending, 'holder'> = { visits: [], leftAt: NEVER, polledAt: NEVER };

/** Of one table. */
export class Attendees {
  private readonly now: () => number;
  private readonly attendances = new Map<Holder, Attendance>();
  /** What other nodes know. */
  private readonly elsewhere: () => readonly Attending[];
  /** Nothing is known about the time before. */
  private readonly since: number;

  constructor(now: () => number, elsewhere: () => readonly Attending[] = () => []) {
    this.now = now;
    this.elsewhere = elsewhere;
    this.since = now();
  }

  /** A socket was opened; returns the visit that it keeps up to date, and how to close it. */
  arrive(holder: Holder, device: Device): { readonly visit: Visit; readonly leave: () => void } {
    const attendance = this.of(holder);
    const visit = { device, isVisible: true, activeAt: this.now() };
    attendance.visits.add(visit);
    const leave = (): void => {
      attendance.visits.delete(visit);
      attendance.leftAt = this.now();
    };
    return { visit, leave };
  }

  /** A request without a socket. */
  polled(holder: Holder): void {
    this.of(holder).polledAt = this.now();
  }

  presenceOf(holder: Holder): Presence {
    return this.presence(this.everywhere(holder));
  }

  /** Whether someone has not been seen for so long that no one need wait for them. */
  isGone(holder: Holder): boolean {
    const attending = this.everywhere(holder);
    if (this.presence(attending) !== 'offline') return false;
    return this.now() - Math.max(attending.leftAt, this.since) >= GONE_AFTER;
  }

  /** The device on which the holder has another socket than this one; undefined if there is none. */
  deviceBeside(holder: Holder, own: Visit): Device | undefined {
    const others = this.everywhere(holder).visits.filter((visit) => visit !== own);
    return (others.find(({ device }) => device.id !== own.device.id) ?? others[0])?.device;
  }

  /** Those who are not offline, with their presence, and the number of their sockets if there are several. */
  get summary(): string {
    const holders = new Set([...this.attendances.keys(), ...this.elsewhere().map(({ holder }) => holder)]);
    return [...holders]
      .map((holder) => {
        const attending = this.everywhere(holder);
        const { length } = attending.visits;
        return `${holder} ${length > 1 ? length : ''} ${this.presence(attending)}`;
      })
      .filter((line) => !line.endsWith('offline'))
      .join();
  }

  get isEmpty(): boolean {
    return this.summary === '';
  }

  /** What other nodes have to know: those who are here, or have left so lately that it counts. */
  get own(): readonly Attending[] {
    const now = this.now();
    return [...this.attendances]
      .map(([holder, attendance]) => ({ holder, ...attendance, visits: [...attendance.visits] }))
      .filter(
        ({ visits, leftAt, polledAt }) =>
          visits.length > 0 || now - leftAt < GONE_AFTER || now - polledAt < POLLING_FOR,
      );
  }

  private presence({ visits, leftAt, polledAt }: Omit<Attending, 'holder'>): Presence {
    const now = this.now();
    const isHere = visits.some(({ isVisible, activeAt }) => isVisible && now - activeAt < ACTIVE_FOR);
    if (isHere || now - polledAt < POLLING_FOR) return 'here';
    return visits.length > 0 || now - leftAt < LATE_AFTER ? 'away' : 'offline';
  }

  private everywhere(holder: Holder): Omit<Attending, 'holder'> {
    const own = this.attendances.get(holder);
    const here = own === undefined ? NO_ONE : { ...own, visits: [...own.visits] };
    return this.elsewhere()
      .filter((one) => one.holder === holder)
      .reduce(
        (sum, { visits, leftAt, polledAt }) => ({
          visits: [...sum.visits, ...visits],
          leftAt: Math.max(sum.leftAt, leftAt),
          polledAt: Math.max(sum.polledAt, polledAt),
        }),
        here,
      );
  }

  private of(holder: Holder): Attendance {
    const known = this.attendances.get(holder);
    if (known !== undefined) return known;
    const attendance = {
      visits: new Set<Visit>(),
      leftAt: NEVER,
      polledAt: NEVER,
    };
    this.attendances.set(holder, attendance);
    return attendance;
  }
}
