/** What goes wrong, one thing after the other, by chance; after each the games are checked. */
import type { RandomSource } from '@kairo/engine';
import type { PostgresServer } from '../postgres/server.ts';
import { between, isBy, pause } from './chance.ts';
import type { Counts } from './counts.ts';
import type { SmallDisk } from './disk.ts';
import { ANSWERS } from './player.ts';
import type { Relay } from './relay.ts';
import type { Server } from './server.ts';
import { type Injection, Tracer } from './tracer.ts';

export interface TroubleTools {
  readonly server: Server;
  readonly relay: Relay;
  /** If it is a program of its own. */
  readonly database: PostgresServer | undefined;
  readonly disk: SmallDisk | undefined;
  readonly canTrace: boolean;
  readonly random: RandomSource;
  readonly counts: Counts;
  readonly check: () => Promise<void>;
  readonly checkAtRest: () => Promise<void>;
}

const DATABASE_FAULTS = ['killDatabase', 'restartDatabase', 'freezeDatabase', 'cutDatabase'] as const;
type DatabaseFault = (typeof DATABASE_FAULTS)[number];

type Fault =
  | 'kill'
  | 'restart'
  | 'cut'
  | 'stall'
  | 'freeze'
  | 'jump'
  | 'fullDisk'
  | DatabaseFault
  | Injection;

/** How often each comes. */
const CHANCES: { readonly [fault in Fault]: number } = {
  kill: 75,
  restart: 3,
  cut: 18,
  stall: 8,
  freeze: 6,
  jump: 10,
  fullDisk: 5,
  'failing fsync': 3,
  'failing write': 1,
  'no space': 2,
  killDatabase: 45,
  restartDatabase: 5,
  freezeDatabase: 8,
  cutDatabase: 15,
};

/** In milliseconds. */
const CALM = [0, 200] as const;
const PATIENCE = 1_000;
const DISK_TROUBLE = [150, 900] as const;
const FREEZE = [30, 400] as const;
const DATABASE_GONE = [0, 1_500] as const;
const DATABASE_FROZEN = [30, 3_000] as const;
/** Of the clock. */
const JUMPS = [-3_000, 4_000] as const;
const LEAP = 3_600_000;
/** In percent. */
const KILLED_AT_START = 15;
const KILLED_TOGETHER = 30;
const KILLED_IN_TROUBLE = 35;
const MOST_ANSWERS = 8;
const MOST_CONNECTIONS = 4;
/** After so many starts that failed, something else is wrong. */
const MOST_STARTS = 20;

export class Trouble {
  private readonly tools: TroubleTools;
  private readonly faults: readonly Fault[];

  constructor(tools: TroubleTools) {
    this.tools = tools;
    const isPossible = (fault: Fault): boolean => {
      if (fault === 'fullDisk') return tools.disk !== undefined;
      if (isOfDatabase(fault)) return tools.database !== undefined;
      return tools.canTrace || !['failing fsync', 'failing write', 'no space'].includes(fault);
    };
    this.faults = (Object.keys(CHANCES) as Fault[])
      .filter(isPossible)
      .flatMap((fault) => Array.from({ length: CHANCES[fault] }, () => fault));
  }

  /** Starts the server, which may take several attempts while something is wrong. */
  async start(): Promise<void> {
    const { server } = this.tools;
    for (let i = 0; i < MOST_STARTS; i++) {
      if (await server.start()) return;
      await server.end('SIGKILL');
    }
    throw new Error(`the server does not start any more: ${server.complaints.at(-1)}`);
  }

  async next(): Promise<void> {
    const { random } = this.tools;
    await this.waitForAnswers(random.below(MOST_ANSWERS));
    await pause(between(...CALM, random));
    const fault = this.faults[random.below(this.faults.length)] ?? 'kill';
    await this.happen(fault);
  }

  /** So that there is something to lose, however slow the machine is. */
  private async waitForAnswers(number: number): Promise<void> {
    const { counts } = this.tools;
    const enough = counts.of(ANSWERS) + number;
    const deadline = Date.now() + PATIENCE;
    while (counts.of(ANSWERS) < enough && Date.now() < deadline) await pause(10);
  }

  private async happen(fault: Fault): Promise<void> {
    const { server, relay, random, counts, check, checkAtRest } = this.tools;
    switch (fault) {
      case 'kill':
        return this.kill();
      case 'restart':
        counts.add('restarts in good order');
        await server.end('SIGTERM');
        await checkAtRest();
        return this.start();
      case 'cut':
        counts.add('connections cut', relay.cut(MOST_CONNECTIONS));
        return check();
      case 'stall':
        counts.add('connections stalled', relay.stall(MOST_CONNECTIONS));
        return check();
      case 'freeze':
        counts.add('freezes');
        server.signal('SIGSTOP');
        await pause(between(...FREEZE, random));
        server.signal('SIGCONT');
        return check();
      case 'jump':
        return this.jump();
      case 'fullDisk':
        return this.fillDisk();
      case 'killDatabase':
      case 'restartDatabase':
      case 'freezeDatabase':
      case 'cutDatabase':
        return this.trouble(fault);
      default:
        return this.inject(fault);
    }
  }

  /** At any moment, also while it starts. */
  private async kill(): Promise<void> {
    const { server, random, counts, checkAtRest } = this.tools;
    counts.add('kills');
    await server.end('SIGKILL');
    await checkAtRest();
    if (!isBy(KILLED_AT_START, random)) return this.start();
    counts.add('kills');
    counts.add('kills while starting');
    const starting = server.start();
    await pause(random.below(250));
    await server.end('SIGKILL');
    await starting;
    await checkAtRest();
    return this.start();
  }

  /** Forwards and back by seconds, or for a moment by an hour. */
  private async jump(): Promise<void> {
    const { server, random, counts, check } = this.tools;
    counts.add('clock jumps');
    if (isBy(80, random)) server.jump(between(...JUMPS, random));
    else {
      const leap = isBy(50, random) ? LEAP : -LEAP;
      server.jump(leap);
      await pause(random.below(500));
      counts.add('clock jumps');
      server.jump(-leap);
    }
    return check();
  }

  /** The server goes on without it until it is back; or both are killed at the same time. */
  private async trouble(fault: DatabaseFault): Promise<void> {
    const { database, server, random, counts, check, checkAtRest } = this.tools;
    if (database === undefined) return;
    if (fault === 'cutDatabase') {
      counts.add('connections to the database cut');
      await database.cutOff();
      return check();
    }
    if (fault === 'freezeDatabase') {
      counts.add('database frozen');
      database.freeze();
      await pause(between(...DATABASE_FROZEN, random));
      database.thaw();
      return check();
    }
    const isKilled = fault === 'killDatabase';
    counts.add(isKilled ? 'database killed' : 'database restarted');
    const isTogether = isKilled && isBy(KILLED_TOGETHER, random);
    if (isTogether) {
      counts.add('kills');
      await Promise.all([database.kill(), server.end('SIGKILL')]);
    } else if (isKilled) await database.kill();
    else await database.stop();
    await pause(between(...DATABASE_GONE, random));
    await database.startAgain();
    if (!isTogether) return check();
    await checkAtRest();
    return this.start();
  }

  private async fillDisk(): Promise<void> {
    const { disk, random, counts } = this.tools;
    if (disk === undefined) return;
    counts.add('full disks');
    disk.fill(random);
    await pause(between(...DISK_TROUBLE, random));
    await this.leaveTrouble(() => disk.free());
  }

  private async inject(injection: Injection): Promise<void> {
    const { server, random, counts } = this.tools;
    const tracer = server.pid === undefined ? undefined : await Tracer.attach(server.pid, injection);
    if (tracer === undefined) return;
    counts.add(`times of ${injection}`);
    await pause(between(...DISK_TROUBLE, random));
    await this.leaveTrouble(() => tracer.detach());
  }

  /** It ends by itself, or the server is killed in the middle of it: what a failed commit has left may come back. */
  private async leaveTrouble(end: () => void | Promise<void>): Promise<void> {
    const { server, random, counts, check, checkAtRest } = this.tools;
    if (!isBy(KILLED_IN_TROUBLE, random)) {
      await end();
      return check();
    }
    counts.add('kills');
    counts.add('kills during disk trouble');
    await server.end('SIGKILL');
    await end();
    await checkAtRest();
    return this.start();
  }
}

function isOfDatabase(fault: Fault): fault is DatabaseFault {
  return DATABASE_FAULTS.some((one) => one === fault);
}
