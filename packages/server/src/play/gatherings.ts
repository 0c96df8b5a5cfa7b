/** Who is at which table right now: players by their presence, how many look on, and how many screens show it. */
import type { Elsewhere, Presence } from '@kairo/protocol';
import { PRESENCE_NEWS } from '../limits/limits.ts';
import { TokenBuckets } from '../limits/tokenBuckets.ts';
import type { Holder } from '../rooms/room.ts';
import type { Clock } from './clock.ts';
import { Attendees, type Attending, type Device, type Visit } from './presence.ts';

/** Presence also changes by itself, as time goes by. */
const LOOK_EVERY = 5_000;

/** Nodes tell each other of changes, and that someone is active only so often. */
const COARSE = 30_000;

/** How many sockets of no player there are. */
export interface Onlookers {
  readonly spectators: number;
  readonly screens: number;
}

/** Who is at a table, as one node knows. */
export interface NodePresence {
  readonly onlookers: Onlookers;
  readonly people: readonly Attending[];
}

/** How nodes tell each other who is where. */
export interface PresenceExchange {
  /** Null: this node knows of no one. */
  write(room: string, known: NodePresence | null): Promise<void>;
  /** What others have written. */
  read(room: string): Promise<readonly ElsewherePresence[]>;
  /** Until when a node was alive; undefined if it is. */
  aliveUntil(node: string): number | undefined;
  readonly report: (failure: unknown) => void;
}

export interface ElsewherePresence extends NodePresence {
  readonly node: string;
}

interface Gathering {
  readonly attendees: Attendees;
  readonly listeners: Set<() => void>;
  readonly onlookers: { -readonly [kind in keyof Onlookers]: number };
  /** What was told last. */
  told: string;
  elsewhere: readonly ElsewherePresence[];
  mark: number;
  /** How often it was read what others know. */
  readings: number;
  /** What other nodes were told last, coarsely. */
  written: string;
  isWriting: boolean;
}

const NO_ONE = '';
const NO_ONLOOKERS: Onlookers = { spectators: 0, screens: 0 };
const NOTHING_TOLD = '0 0 ';

export class Gatherings {
  private readonly clock: Clock;
  private readonly exchange: PresenceExchange | undefined;
  /** By table. */
  private readonly news: TokenBuckets;
  private readonly gatherings = new Map<string, Gathering>();
  private cancelLook: () => void;

  /** `exchange`: if there are other nodes. */
  constructor(clock: Clock, exchange?: PresenceExchange) {
    this.clock = clock;
    this.exchange = exchange;
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

  onlookersOf(id: string): Onlookers {
    const gathering = this.gatherings.get(id);
    return gathering === undefined ? NO_ONLOOKERS : this.countOnlookers(gathering);
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
    const now = this.summaryOf(gathering);
    if (now !== gathering.told) {
      gathering.told = now;
      for (const listener of [...gathering.listeners]) listener();
    }
    this.write(id, gathering);
  }

  /** The tables of which this node knows something. */
  get watched(): readonly string[] {
    return [...this.gatherings.keys()];
  }

  /** Reads what other nodes know about a table. `mark` says which state of it is known then. */
  async catchUp(id: string, mark?: number): Promise<void> {
    const gathering = this.gatherings.get(id);
    if (gathering === undefined || this.exchange === undefined) return;
    const reading = ++gathering.readings;
    const elsewhere = await this.exchange.read(id);
    // What was asked for later is newer.
    if (reading !== gathering.readings) return;
    gathering.elsewhere = elsewhere;
    if (mark !== undefined) gathering.mark = mark;
    this.tell(id);
  }

  isBehind(id: string, mark: number): boolean {
    const gathering = this.gatherings.get(id);
    return gathering !== undefined && gathering.mark !== mark;
  }

  close(): void {
    this.cancelLook();
  }

  private lookLater(): () => void {
    return this.clock.after(LOOK_EVERY, () => {
      for (const [id, gathering] of [...this.gatherings]) {
        this.tellAtOnce(id);
        if (!this.isNeeded(gathering)) this.gatherings.delete(id);
      }
      this.cancelLook = this.lookLater();
    });
  }

  private of(id: string): Gathering {
    const known = this.gatherings.get(id);
    if (known !== undefined) return known;
    const gathering: Gathering = {
      attendees: new Attendees(this.clock.now, this.exchange && (() => this.peopleElsewhere(gathering))),
      listeners: new Set<() => void>(),
      onlookers: { ...NO_ONLOOKERS },
      told: NOTHING_TOLD,
      elsewhere: [],
      mark: 0,
      readings: 0,
      written: NO_ONE,
      isWriting: false,
    };
    this.gatherings.set(id, gathering);
    if (this.exchange !== undefined) this.catchUp(id).catch(this.exchange.report);
    return gathering;
  }

  /** Who was at a node that has ended has left with it. */
  private peopleElsewhere({ elsewhere }: Gathering): readonly Attending[] {
    return elsewhere.flatMap(({ node, people }) => {
      const until = this.exchange?.aliveUntil(node);
      if (until === undefined) return people;
      return people.map((one) => ({
        ...one,
        visits: [],
        leftAt: one.visits.length > 0 ? Math.max(one.leftAt, until) : one.leftAt,
      }));
    });
  }

  private isNeeded({ listeners, attendees, onlookers, written }: Gathering): boolean {
    return listeners.size > 0 || isAnyone(onlookers) || written !== NO_ONE || !attendees.isEmpty;
  }

  /** Different whenever there is something to tell. */
  private summaryOf(gathering: Gathering): string {
    const { spectators, screens } = this.countOnlookers(gathering);
    return `${spectators} ${screens} ${gathering.attendees.summary}`;
  }

  private countOnlookers({ onlookers, elsewhere }: Gathering): Onlookers {
    const alive = elsewhere.filter(({ node }) => this.exchange?.aliveUntil(node) === undefined);
    const all = [onlookers, ...alive.map((one) => one.onlookers)];
    const count = (kind: keyof Onlookers): number => all.reduce((sum, one) => sum + one[kind], 0);
    return { spectators: count('spectators'), screens: count('screens') };
  }

  /** One after the other, so that the last one stays. What fails is tried again when presence is looked at. */
  private write(id: string, gathering: Gathering): void {
    const { exchange } = this;
    if (exchange === undefined || gathering.isWriting) return;
    const onlookers = { ...gathering.onlookers };
    const people = gathering.attendees.own;
    const known = people.length > 0 || isAnyone(onlookers) ? { onlookers, people } : null;
    const next = known === null ? NO_ONE : JSON.stringify([onlookers, people.map(coarse)]);
    if (next === gathering.written) return;
    gathering.isWriting = true;
    exchange.write(id, known).then(
      () => {
        gathering.isWriting = false;
        gathering.written = next;
        this.write(id, gathering);
      },
      (failure) => {
        gathering.isWriting = false;
        exchange.report(failure);
      },
    );
  }
}

function isAnyone({ spectators, screens }: Onlookers): boolean {
  return spectators > 0 || screens > 0;
}

function coarse({ visits, polledAt, ...attending }: Attending): object {
  const roughly = (time: number): number => Math.floor(time / COARSE);
  return {
    ...attending,
    polledAt: roughly(polledAt),
    visits: visits.map((visit) => ({ ...visit, activeAt: roughly(visit.activeAt) })),
  };
}
