/** A process that plays groups: how the arena starts it, and what it does. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { type Edition, type GameOptions, makeGame } from '@kairo/engine';
import type { GroupResult } from '../games/groupResult.ts';
import { playGroup } from '../games/playGroup.ts';
import type { GroupTask } from '../games/schedule.ts';
import { type GuestFailure, OutsideFailure } from '../outside/failure.ts';
import { isOutside } from '../outside/spec.ts';
import { programDigest } from '../results/provenance.ts';
import { type GroupWorker, WorkerHung } from './lanes.ts';
import { type Watch, watchdog } from './watchdog.ts';

/** What a worker is told first. */
export interface WorkerSetup {
  readonly edition: Edition;
  readonly players: number;
  readonly options: GameOptions;
  readonly contenders: readonly string[];
  /** The digest of the program that began the match: a worker that starts later may find other files. */
  readonly program: string;
}

type Order = { readonly setup: WorkerSetup; readonly signEvery: number } | { readonly task: GroupTask };
type FromWorker =
  | { readonly sign: 'alive' }
  | { readonly result: GroupResult }
  /** A guest could not be started. */
  | { readonly guest: GuestFailure }
  | { readonly failure: string };

/** Errors lose what they carry on their way between processes: it goes as data. */
function failureToData(error: unknown): FromWorker {
  if (error instanceof OutsideFailure) return { guest: error.failure };
  return { failure: error instanceof Error ? error.message : String(error) };
}

/** In milliseconds. */
const SIGN_EVERY = 1000;
/** Without a sign for so long, a worker hangs. A machine can be very busy, so it is much longer than it has to be. */
const PATIENCE = 120_000;

/** In the sources its own file, in a bundle beside the program: scripts/bundle-cli.ts puts it there. */
const PROGRAM = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../worker.ts' : 'arenaWorker.mjs',
);

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

export interface WorkerCare {
  /** How often the worker says that it is alive, in milliseconds. */
  readonly signEvery?: number;
  /** Listens for that. */
  readonly watch?: (onSilence: () => void) => Watch;
}

export function startWorker(
  setup: WorkerSetup,
  { signEvery = SIGN_EVERY, watch = (onSilence) => watchdog(PATIENCE, onSilence) }: WorkerCare = {},
): GroupWorker {
  const child = fork(PROGRAM, {
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
    else if ('result' in message) settle(message.result);
    else if ('guest' in message) settle(new OutsideFailure(message.guest));
    else settle(new Error(message.failure));
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
  order({ setup, signEvery });
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

/** In the worker: plays what it is told to, until the arena hangs up. */
export function serveArena(): void {
  const leave = (): void => killWithGuests(process.pid);
  process.on('disconnect', leave);
  process.stderr.on('error', leave); // nobody hears any more what guests complain about
  const answer = (message: FromWorker): void => {
    process.send?.(message);
  };
  let play: ((task: GroupTask) => Promise<GroupResult>) | undefined;
  process.on('message', (message) => {
    const order = message as Order;
    if ('setup' in order) {
      setInterval(() => answer({ sign: 'alive' }), order.signEvery);
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
        (error: unknown) => answer(failureToData(error)),
      );
    }
  });
}
