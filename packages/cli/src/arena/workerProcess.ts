/** A process that plays groups: how the arena starts it, and what it does. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { type Edition, type GameOptions, makeGame } from '@kairo/engine';
import { isOutside } from '../outside/spec.ts';
import type { GroupResult } from './groupResult.ts';
import { type Worker, WorkerHung } from './lanes.ts';
import { type GroupTask, playGroup } from './playGroup.ts';
import { programDigest } from './provenance.ts';
import { type Watch, watchdog } from './watchdog.ts';

/** In place of a command: the program is to be a worker. */
const WORKER = 'arena-worker';

/** What a worker is told first. */
export interface WorkerSetup {
  readonly edition: Edition;
  readonly players: number;
  readonly options: GameOptions;
  readonly contenders: readonly string[];
  /** The digest of the program that began the match: a worker that starts later may find other files. */
  readonly program: string;
}

type Order = { readonly setup: WorkerSetup } | { readonly task: GroupTask };
type Answer = { readonly result: GroupResult } | { readonly failure: string };
type FromWorker = Answer | { readonly sign: 'alive' };

/** In milliseconds. */
const SIGN_EVERY = 1000;
/** Without a sign for so long, a worker hangs. A machine can be very busy, so it is much longer than it has to be. */
const PATIENCE = 120_000;

/** The program itself: this file is a part of its sources, or of its bundle. */
const PROGRAM = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, '../main.ts')
  : import.meta.filename;

const MAX_COMPLAINT = 2000;

/** Where there are groups of processes a worker leads one, so that its guests end with it, whatever they are doing. */
const HAS_GROUPS = process.platform !== 'win32';

/** Ends the worker at once (one that hangs would not heed anything less), and all that it has started. */
function killWithGuests(worker: number): void {
  try {
    process.kill(HAS_GROUPS ? -worker : worker, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

export function startWorker(
  setup: WorkerSetup,
  watch: (onSilence: () => void) => Watch = (onSilence) => watchdog(PATIENCE, onSilence),
): Worker {
  const child = fork(PROGRAM, [WORKER], {
    execArgv: [],
    serialization: 'advanced',
    detached: HAS_GROUPS,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  let settle: ((played: GroupResult | Error) => void) | undefined;
  let end: Error | undefined;
  const finish = (reason: Error): void => {
    end ??= reason;
    settle?.(end);
  };
  const guard = watch(() => finish(new WorkerHung(PATIENCE)));
  const order = (message: Order): void => {
    child.send(message, (error) => error && finish(error));
  };
  const hear = (message: FromWorker): void => {
    if (settle === undefined) return; // signs go on between two tasks
    if ('sign' in message) guard.sign();
    else settle('result' in message ? message.result : new Error(message.failure));
  };
  const hasGuests = setup.contenders.some(isOutside);
  child.stderr?.on('data', (chunk) => {
    complaint = (complaint + chunk).slice(-MAX_COMPLAINT);
    if (hasGuests) process.stderr.write(chunk); // whoever writes a program wants to see what it says
  });
  child.on('message', (message) => hear(message as FromWorker));
  child.on('error', finish);
  // `close` rather than `exit`: by then all that it complained about has been read.
  child.on('close', (code, signal) =>
    finish(new Error([signal ?? `exit ${code}`, complaint.trim()].join(' '))),
  );
  order({ setup });
  return {
    play: (task) =>
      new Promise((resolve, reject) => {
        settle = (played) => {
          settle = undefined;
          guard.rest();
          if (played instanceof Error) reject(played);
          else resolve(played);
        };
        if (end !== undefined) return settle(end);
        guard.sign();
        order({ task });
      }),
    stop: () => {
      if (child.pid !== undefined) killWithGuests(child.pid);
    },
  };
}

export function isWorkerCall(argv: readonly string[]): boolean {
  return argv[2] === WORKER && process.send !== undefined;
}

/** In the worker: plays what it is told to, until the arena hangs up. */
export function serveArena(): void {
  process.on('disconnect', () => killWithGuests(process.pid));
  const answer = (message: FromWorker): void => {
    process.send?.(message);
  };
  setInterval(() => answer({ sign: 'alive' }), SIGN_EVERY);
  let play: ((task: GroupTask) => Promise<GroupResult>) | undefined;
  process.on('message', (message) => {
    const order = message as Order;
    if ('setup' in order) {
      const { edition, players, options, contenders, program } = order.setup;
      const game = makeGame(edition, players, options);
      const isTheSame = program === programDigest();
      play = async (task) => {
        if (!isTheSame) throw new Error('the program has changed since the match began');
        return playGroup(game, contenders, task);
      };
    } else {
      play?.(order.task).then(
        (result) => answer({ result }),
        (error) => answer({ failure: error instanceof Error ? error.message : String(error) }),
      );
    }
  });
}
