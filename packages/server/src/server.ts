/** A server, put together from its parts. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { err, ok, type Result } from '@kairo/engine';
import { openBotHost } from '@kairo/threads';
import { type Logger, pino } from 'pino';
import { databaseIn, doorIn } from './config/dataFiles.ts';
import { IN_MEMORY, type ServerOptions } from './config/options.ts';
import { makeApp } from './http/app.ts';
import type { StaticFile } from './http/files.ts';
import { type ListenProblem, listen } from './http/listen.ts';
import { Metrics } from './http/metrics.ts';
import { serveOperating } from './http/operating.ts';
import { gameRoutes } from './http/routes/games.ts';
import { handingRoutes } from './http/routes/handing.ts';
import { meRoutes } from './http/routes/me.ts';
import { personRoutes } from './http/routes/person.ts';
import { roomRoutes } from './http/routes/rooms.ts';
import { tableRoutes } from './http/routes/tables.ts';
import { People } from './identity/people.ts';
import { RecoveryCodes } from './identity/recovery.ts';
import { Attempts } from './limits/attempts.ts';
import { addressReader, proxyTest } from './limits/clientAddress.ts';
import { limitConnections } from './limits/connections.ts';
import { Counts } from './limits/counts.ts';
import { type Rate, TokenBuckets } from './limits/tokenBuckets.ts';
import { announcing } from './nodes/announcing.ts';
import type { Bus } from './nodes/bus.ts';
import { Following } from './nodes/following.ts';
import { PostgresBus, type PostgresBusTools } from './nodes/postgresBus.ts';
import { RedisBus } from './nodes/redisBus.ts';
import { SiteNode } from './nodes/siteNode.ts';
import { Caretaker } from './operator/caretaker.ts';
import { Door } from './operator/door.ts';
import { Belongings } from './play/belongings.ts';
import { BotPool } from './play/botPool.ts';
import { type Clock, steadyClock, systemClock } from './play/clock.ts';
import { Gatherings } from './play/gatherings.ts';
import { LiveTables } from './play/liveTables.ts';
import { Outages } from './play/outages.ts';
import { Play } from './play/play.ts';
import { Retention } from './play/retention.ts';
import { Talks } from './play/talks.ts';
import { WakeUps } from './play/wakeUps.ts';
import { drawId } from './rooms/ids.ts';
import { type Holder, isPerson, namesOf } from './rooms/room.ts';
import { Rooms } from './rooms/rooms.ts';
import { Sockets } from './sockets/sockets.ts';
import type { StorageProblem } from './storage/failure.ts';
import { openPostgres } from './storage/postgres/open.ts';
import { openSqlite } from './storage/sqlite/open.ts';
import type { ServerStorage } from './storage/storage.ts';

const DEFAULT_PORT = 8080;
/** How many ports are tried if none was asked for. */
const PORTS = 50;
const TIDY_EVERY = 60_000;
/** At the end, clients that have not taken their answers after so long are cut off. */
const LONGEST_ANSWER = 5_000;

export interface ServerTools {
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly clock?: Clock;
  readonly logger?: Logger;
  /** In place of a storage of its own. */
  readonly shared?: SharedSite;
}

/** What the nodes of a site have in common. */
export interface SharedSite {
  readonly storage: ServerStorage;
  readonly bus: Bus;
}

export interface KairoServer {
  readonly port: number;
  /** Stops in good order: clients are informed, and what was begun is stored. */
  close(): Promise<void>;
}

export async function startServer(
  options: ServerOptions,
  {
    files,
    clock = systemClock,
    logger = pino({ level: options.logLevel }, pino.destination(2)),
    shared,
  }: ServerTools,
): Promise<Result<KairoServer, ListenProblem | StorageProblem>> {
  const { host, port } = options;
  const isDurable = shared !== undefined || options.database !== undefined || options.data !== IN_MEMORY;
  const opened = shared === undefined ? await openStorage(options, clock.now()) : ok(shared.storage);
  if (!opened.ok) return opened;
  const name = drawId();
  const report = (failure: unknown): void => logger.error({ err: failure }, 'something failed');
  const bus = shared?.bus ?? busOf(options, { node: name, clock, report });
  const surroundings = { name, files, clock, logger, report, isDurable, bus };
  const parts = await assemble(options, opened.value, surroundings);
  const tries = port === undefined ? PORTS : 1;
  await parts.app.ready();
  const found = await listen(parts.app.server, { host, port: port ?? DEFAULT_PORT, tries });
  if (typeof found !== 'number') {
    await parts.close();
    return err(found);
  }
  parts.start();
  logger.info({ port: found, isDurable }, 'listening');
  return ok({ port: found, close: parts.close });
}

async function openStorage(
  { data, database }: ServerOptions,
  now: number,
): Promise<Result<ServerStorage, StorageProblem>> {
  const file = data === IN_MEMORY ? IN_MEMORY : databaseIn(data);
  try {
    if (data !== IN_MEMORY) makeFolder(data);
  } catch (failure) {
    return err({ code: 'storage/failed', file, detail: String(failure) });
  }
  if (database === undefined) return openSqlite({ file, openedAt: now });
  return openPostgres({ url: database, openedAt: now });
}

/** Undefined for a process that has its storage for itself. */
function busOf({ database, redis }: ServerOptions, tools: Omit<PostgresBusTools, 'url'>): Bus | undefined {
  if (database === undefined) return undefined;
  return redis === undefined
    ? new PostgresBus({ ...tools, url: database })
    : new RedisBus({ ...tools, url: redis });
}

/** For its owner alone. Not left to Node, which tries for ever where a folder can be seen but none made, as in `/proc`. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

interface Surroundings extends Required<Omit<ServerTools, 'shared'>> {
  /** Of this process, among nodes. */
  readonly name: string;
  readonly report: (failure: unknown) => void;
  readonly isDurable: boolean;
  /** To other nodes, if the storage is shared. */
  readonly bus: Bus | undefined;
}

async function assemble(
  options: ServerOptions,
  own: ServerStorage,
  { name, files, clock: machine, logger, report, isDurable, bus }: Surroundings,
) {
  const { limits, origin, trustedProxies, creationCode, metricsToken, botThreads } = options;
  const storage = bus === undefined ? own : announcing(own, bus);
  const clock = steadyClock(machine, await storage.meta.latest());
  const outages = await Outages.open({ store: storage.meta, clock, report, node: bus && name });
  const node = bus && (await SiteNode.join({ name, storage, clock, report }));
  const metrics = new Metrics();
  const bots = new BotPool({ threads: botThreads, open: () => openBotHost(), clock });
  const rooms = new Rooms(storage.rooms, clock.now, node !== undefined);
  const gatherings = new Gatherings(clock, node?.exchange);
  const peopleAt = (id: string): number[] =>
    rooms
      .peek(id)
      ?.seats.flatMap(({ holder }, seat) => (holder !== null && isPerson(holder) ? [seat] : [])) ?? [];
  const holderAt = (id: string, seat: number): Holder | undefined =>
    rooms.peek(id)?.seats[seat]?.holder ?? undefined;
  const live = new LiveTables({
    store: storage.games,
    isDurable,
    bots,
    clock,
    downtime: (from, to) => outages.between(from, to),
    people: peopleAt,
    isHere: (id, seat) => {
      const holder = holderAt(id, seat);
      return holder !== undefined && gatherings.presenceOf(id, holder) === 'here';
    },
    isGone: (id, seat) => {
      const holder = holderAt(id, seat);
      return holder !== undefined && gatherings.isGone(id, holder);
    },
    watchRoom: (id, renamed) => rooms.listen(id, (room) => renamed(namesOf(room))),
    node,
    changed: (table) => {
      if (table.table.failure !== undefined) {
        logger.error(
          { table: table.table.header.id.slice(0, 6), code: table.table.failure.code },
          'a table failed',
        );
      }
      play.follow(table).catch(report);
    },
  });
  const play: Play = new Play({ rooms, store: storage.rooms, live, gatherings, clock });
  const people = new People(storage.people, clock.now);
  const talks = new Talks({
    store: storage.talk,
    clock,
    complain: ({ room, message }) =>
      logger.warn({ table: room.slice(0, 6), message }, 'someone complains about a message'),
  });
  const belongings = new Belongings({
    play,
    store: storage.rooms,
    people: storage.people,
    talks,
    clock,
    signedOut: (device) => people.signOuts.tell(device),
  });
  const { recoveriesPerMinute: perMinute, codesPerSecond } = limits;
  const minutely = (rate: number): Rate => ({ perSecond: rate / 60, burst: rate });
  const guesses = { perSecond: codesPerSecond, burst: 5 * codesPerSecond };
  /** What is limited for the whole site is given out in equal parts. */
  const part = (): number => node?.part ?? 1;
  const routeTools = {
    play,
    people: storage.people,
    clock,
    creationCode,
    openTables: new Counts(limits.tablesPerAddress, part),
    newTables: new TokenBuckets(
      {
        perSecond: limits.newTablesPerMinute / 60,
        burst: limits.newTablesPerMinute + limits.tablesPerAddress,
      },
      clock.now,
      part,
    ),
    polls: new Counts(limits.socketsPerAddress),
    guesses: new Attempts(
      { address: { ...guesses, perSecond: codesPerSecond / 10 }, all: guesses },
      clock.now,
      part,
    ),
    recoveries: new Attempts(
      { address: minutely(perMinute), all: minutely(100 * perMinute) },
      clock.now,
      part,
    ),
    known: people,
    codes: new RecoveryCodes(storage.people, clock.now),
    belongings,
  };
  const app = makeApp({
    logger,
    clock,
    limits,
    files,
    people,
    newcomers: new TokenBuckets(minutely(limits.newcomersPerMinute), clock.now, part),
    origin,
    trustedProxies,
    figures: metrics,
    closing: play.closing,
    endpoints: [
      ...tableRoutes(routeTools),
      ...roomRoutes(routeTools),
      ...gameRoutes(routeTools),
      ...meRoutes(routeTools),
      ...personRoutes(routeTools),
      ...handingRoutes(routeTools),
    ],
  });
  serveOperating(app, {
    metrics,
    metricsToken,
    probe: () => storage.wakes.next(),
    closing: play.closing,
  });
  limitConnections(app.server, limits, proxyTest(trustedProxies));
  const addressOf = addressReader(trustedProxies);
  const sockets = new Sockets({
    play,
    talks,
    clock,
    people,
    limits,
    origin,
    addressOf,
    figures: metrics,
    report,
  });
  sockets.attach(app.server);
  const wakeUps = new WakeUps({
    store: storage.wakes,
    clock,
    live: () => live.size,
    look: (id) => play.look(id),
    report,
    lease: node?.lease,
  });
  const following =
    bus &&
    new Following({
      bus,
      store: storage.nodes,
      clock,
      rooms,
      live,
      talks,
      gatherings,
      signOuts: people.signOuts,
      report,
    });
  metrics.watch({
    tables: () => live.size,
    sockets: () => sockets.size,
    bots: () => bots.figures,
    storage: () => storage.figures,
    nodes: () => node?.count ?? 1,
    missed: () => following?.missed ?? 0,
  });
  const caretaker = new Caretaker({
    rooms,
    open: async (id) => {
      const opened = await live.open(id);
      return opened.ok ? ok(opened.value.table) : opened;
    },
  });
  const door =
    options.data === IN_MEMORY ? undefined : await Door.open(doorIn(options.data), caretaker, report);
  const retention = new Retention({
    keeping: options.keeping,
    clock,
    rooms,
    live,
    store: storage.rooms,
    people: storage.people,
    known: people,
    belongings,
  });
  let cancelTidying = (): void => undefined;
  let tidying: Promise<unknown> = Promise.resolve();
  const tidyUp = (): void => {
    tidying = Promise.all(
      [rooms.expireDue(), belongings.forgetRest(), retention.sweep()].map((work) => work.catch(report)),
    );
    cancelTidying = clock.after(TIDY_EVERY, tidyUp);
  };
  let closing: Promise<void> | undefined;
  const closeAll = async (): Promise<void> => {
    play.closing.give();
    cancelTidying();
    outages.close();
    await door?.close();
    await wakeUps.close();
    await sockets.close();
    const cancelCut = clock.after(LONGEST_ANSWER, () => app.server.closeAllConnections());
    await app.close();
    cancelCut();
    await following?.close();
    live.close();
    bots.close();
    gatherings.close();
    await tidying;
    await node?.leave();
    await storage.close();
    logger.info('closed');
  };
  return {
    app,
    start: () => {
      following?.start();
      wakeUps.start();
      tidyUp();
    },
    close: (): Promise<void> => {
      closing ??= closeAll();
      return closing;
    },
  };
}
