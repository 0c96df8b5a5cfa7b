/**
 * Brings what a node has in memory up to what other nodes have stored: at once when the bus says so, and otherwise when it
 * looks by itself. What is behind is read again; nothing is taken from the news but what they are about.
 */
import type { SignOuts } from '../identity/signOuts.ts';
import type { Clock } from '../play/clock.ts';
import type { Gatherings } from '../play/gatherings.ts';
import type { LiveTables } from '../play/liveTables.ts';
import type { Talks } from '../play/talks.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { NodeStore, TableMark } from '../storage/storage.ts';
import type { Bus, News } from './bus.ts';

/** So late is known what the bus has lost. */
const LOOK_EVERY = 2_000;
/** How many tables are compared in one go. */
const PART = 500;
/** After so many failed looks, tables report a failed storage to their clients. */
const FAILURES = 2;

export interface FollowingTools {
  readonly bus: Bus;
  readonly store: Pick<NodeStore, 'marks' | 'unknownDevices'>;
  readonly clock: Clock;
  readonly rooms: Rooms;
  readonly live: LiveTables;
  readonly talks: Talks;
  readonly gatherings: Gatherings;
  readonly signOuts: SignOuts;
  readonly report: (failure: unknown) => void;
}

export class Following {
  private readonly tools: FollowingTools;
  private looking: Promise<void> = Promise.resolve();
  private cancel: () => void = () => undefined;
  private isClosed = false;
  private failures = 0;
  private found = 0;

  constructor(tools: FollowingTools) {
    this.tools = tools;
  }

  /** How many changes were found only by looking. */
  get missed(): number {
    return this.found;
  }

  start(): void {
    this.tools.bus.listen((news) => {
      if (!this.isClosed) this.hear(news).catch(this.tools.report);
    });
    this.lookLater();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.cancel();
    await this.looking;
    await this.tools.bus.close();
  }

  private async hear(news: News): Promise<void> {
    const { rooms, live, talks, gatherings, signOuts } = this.tools;
    const { about, id } = news;
    switch (about) {
      case 'room':
        return rooms.catchUp(id);
      case 'game':
        return live.catchUp(id, news.version);
      case 'minutes':
        return live.peek(id)?.company.catchUp();
      case 'talk':
        return talks.catchUp(id);
      case 'presence':
        return gatherings.catchUp(id);
      case 'device':
        signOuts.tell(id);
    }
  }

  private lookLater(): void {
    this.cancel = this.tools.clock.after(LOOK_EVERY, () => {
      this.looking = this.look().then(() => {
        if (!this.isClosed) this.lookLater();
      });
    });
  }

  private async look(): Promise<void> {
    const { live, report } = this.tools;
    try {
      await this.compare();
      this.failures = 0;
    } catch (failure) {
      if (++this.failures === 1) report(failure);
      if (this.failures === FAILURES) await Promise.all(live.ids.map((id) => live.catchUp(id)));
    }
  }

  private async compare(): Promise<void> {
    const { store, rooms, live, talks, gatherings, signOuts } = this.tools;
    const tables = [...new Set([...rooms.watched, ...live.ids, ...talks.watched, ...gatherings.watched])];
    for (const part of partsOf(tables)) {
      const marks = new Map((await store.marks(part)).map((mark) => [mark.id, mark]));
      for (const id of part) await this.catchUp(id, marks.get(id));
    }
    for (const part of partsOf(signOuts.watched)) {
      for (const device of await store.unknownDevices(part)) signOuts.tell(device);
    }
  }

  private async catchUp(id: string, mark: TableMark | undefined): Promise<void> {
    const { rooms, live, talks, gatherings } = this.tools;
    if (mark === undefined) {
      await rooms.catchUp(id);
      live.drop(id);
      return;
    }
    const table = live.peek(id);
    const { version } = mark;
    const { length } = await Promise.all([
      ...(rooms.isBehind(id, mark.revision) ? [rooms.catchUp(id)] : []),
      ...(version !== null && table?.isBehind(version) ? [live.catchUp(id, version)] : []),
      ...(table?.company.isBehind(mark.minutes) ? [table.company.catchUp()] : []),
      ...(talks.isBehind(id, mark.said) ? [talks.catchUp(id)] : []),
    ]);
    this.found += length;
    // The mark also counts what this node has said itself.
    if (gatherings.isBehind(id, mark.presence)) await gatherings.catchUp(id, mark.presence);
  }
}

function partsOf(all: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(all.length / PART) }, (_, i) => all.slice(i * PART, (i + 1) * PART));
}
