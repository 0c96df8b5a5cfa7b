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
  /** When the last socket was closed, or the last request came. */
  leftAt: number;
  polledAt: number;
}

/** Of one table. */
export class Attendees {
  private readonly now: () => number;
  private readonly attendances = new Map<Holder, Attendance>();
  /** Nothing is known about the time before. */
  private readonly since: number;

  constructor(now: () => number) {
    this.now = now;
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
    const attendance = this.attendances.get(holder);
    if (attendance === undefined) return 'offline';
    const now = this.now();
    const { visits, leftAt, polledAt } = attendance;
    const isHere = [...visits].some(({ isVisible, activeAt }) => isVisible && now - activeAt < ACTIVE_FOR);
    if (isHere || now - polledAt < POLLING_FOR) return 'here';
    return visits.size > 0 || now - leftAt < LATE_AFTER ? 'away' : 'offline';
  }

  /** Whether someone has not been seen for so long that no one need wait for them. */
  isGone(holder: Holder): boolean {
    if (this.presenceOf(holder) !== 'offline') return false;
    const seenAt = this.attendances.get(holder)?.leftAt ?? this.since;
    return this.now() - Math.max(seenAt, this.since) >= GONE_AFTER;
  }

  /** The device on which the holder has another socket than this one; undefined if there is none. */
  deviceBeside(holder: Holder, own: Visit): Device | undefined {
    const others = [...(this.attendances.get(holder)?.visits ?? [])].filter((visit) => visit !== own);
    return (others.find(({ device }) => device.id !== own.device.id) ?? others[0])?.device;
  }

  /** Those who are not offline, with their presence, and the number of their sockets if there are several. */
  get summary(): string {
    return [...this.attendances]
      .map(
        ([holder, { visits }]) =>
          `${holder} ${visits.size > 1 ? visits.size : ''} ${this.presenceOf(holder)}`,
      )
      .filter((line) => !line.endsWith('offline'))
      .join();
  }

  private of(holder: Holder): Attendance {
    const known = this.attendances.get(holder);
    if (known !== undefined) return known;
    const attendance = {
      visits: new Set<Visit>(),
      leftAt: Number.NEGATIVE_INFINITY,
      polledAt: Number.NEGATIVE_INFINITY,
    };
    this.attendances.set(holder, attendance);
    return attendance;
  }
}
