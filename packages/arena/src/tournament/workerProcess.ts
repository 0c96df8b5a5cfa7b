/** A process that plays groups: both ends, the arena's and the worker's. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { type Edition, type GameOptions, makeGame } from '@kairo/engine';
import type { GroupResult } from '../games/groupResult.ts';
import { playGroup } from '../games/playGroup.ts';
import type { GroupTask } from '../games/schedule.ts';
import { type OutsideFailure, OutsideProgramFailed } from '../outside/failure.ts';
import { isOutside } from '../outside/spec.ts';
import { programDigest } from '../results/provenance.ts';
import { type GroupWorker, WorkerHung } from './lanes.ts';
import { type Watchdog, watchdog } from './watchdog.ts';

export interface WorkerSetup {
  readonly edition: Edition;
  readonly players: number;
  readonly options: GameOptions;
  readonly contenders: readonly string[];
  /** The digest of the code that began the match. A worker that starts later may load files that have changed since. */
  readonly program: string;
}

type Request =
  | { readonly setup: WorkerSetup; readonly heartbeatInterval: number }
  | { readonly task: GroupTask };
type Response =
  | { readonly heartbeat: true }
  | { readonly result: GroupResult }
  | { readonly outsideFailure: OutsideFailure }
  | { readonly failure: string };

/** Error objects lose their fields when sent between processes. */
function failureResponse(error: unknown): Response {
  if (error instanceof OutsideProgramFailed) return { outsideFailure: error.failure };
  return { failure: error instanceof Error ? error.message : String(error) };
}

/** In milliseconds. */
const HEARTBEAT_INTERVAL = 1000;
/** Without a heartbeat for this long, a worker counts as hung. Generous, since the machine may be overloaded. */
const HEARTBEAT_TIMEOUT = 120_000;

/** `worker.ts` in the sources; in a bundle, the file that scripts/bundle-cli.ts puts beside the program. */
const PROGRAM = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../worker.ts' : 'arenaWorker.mjs',
);

const MAX_STDERR = 2000;

/** Each worker leads a process group, so that killing the group also ends the outside programs it has started. */
const HAS_PROCESS_GROUPS = process.platform !== 'win32';

/** SIGKILL, because a worker that hangs handles no other signal. */
function killWithPrograms(worker: number): void {
  try {
    process.kill(HAS_PROCESS_GROUPS ? -worker : worker, 'SIGKILL');
  } catch {
    // It has exited already.
  }
}

export interface WorkerOptions {
  /** In milliseconds. */
  readonly heartbeatInterval?: number;
  readonly watch?: (onSilence: () => void) => Watchdog;
}

export function startWorker(
  setup: WorkerSetup,
  {
    heartbeatInterval = HEARTBEAT_INTERVAL,
    watch = (onSilence) => watchdog(HEARTBEAT_TIMEOUT, onSilence),
  }: WorkerOptions = {},
): GroupWorker {
  const child = fork(PROGRAM, {
    execArgv: [],
    serialization: 'advanced',
    detached: HAS_PROCESS_GROUPS,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  let settle: ((played: GroupResult | Error) => void) | undefined;
  let end: Error | undefined;
  const finish = (reason: Error): void => {
    end ??= reason;
    settle?.(end);
  };
  const guard = watch(() => finish(new WorkerHung(HEARTBEAT_TIMEOUT)));
  const send = (request: Request): void => {
    child.send(request, (error) => error && finish(error));
  };
  const receive = (response: Response): void => {
    if (settle === undefined) return; // heartbeats also arrive between tasks
    if ('heartbeat' in response) guard.reset();
    else if ('result' in response) settle(response.result);
    else if ('outsideFailure' in response) settle(new OutsideProgramFailed(response.outsideFailure));
    else settle(new Error(response.failure));
  };
  const hasOutsidePrograms = setup.contenders.some(isOutside);
  child.stderr?.on('data', (chunk) => {
    stderr = (stderr + chunk).slice(-MAX_STDERR);
    if (hasOutsidePrograms) process.stderr.write(chunk); // their output helps to debug them
  });
  child.on('message', (message) => receive(message as Response));
  child.on('error', finish);
  // `close` rather than `exit`: by then the child's standard error has been read completely.
  child.on('close', (code, signal) => finish(new Error([signal ?? `exit ${code}`, stderr.trim()].join(' '))));
  send({ setup, heartbeatInterval });
  return {
    play: (task) =>
      new Promise((resolve, reject) => {
        settle = (played) => {
          settle = undefined;
          guard.pause();
          if (played instanceof Error) reject(played);
          else resolve(played);
        };
        if (end !== undefined) return settle(end);
        guard.reset();
        send({ task });
      }),
    stop: () => {
      if (child.pid !== undefined) killWithPrograms(child.pid);
    },
  };
}

/** Runs in the worker: plays the requested groups until the arena disconnects. */
export function serveArena(): void {
  const exit = (): void => killWithPrograms(process.pid);
  process.on('disconnect', exit);
  process.stderr.on('error', exit); // the arena is gone
  const respond = (response: Response): void => {
    process.send?.(response);
  };
  let play: ((task: GroupTask) => Promise<GroupResult>) | undefined;
  process.on('message', (message) => {
    const request = message as Request;
    if ('setup' in request) {
      setInterval(() => respond({ heartbeat: true }), request.heartbeatInterval);
      const { edition, players, options, contenders, program } = request.setup;
      const game = makeGame(edition, players, options);
      const isSameProgram = program === programDigest();
      play = async (task) => {
        if (!isSameProgram) throw new Error('the program has changed since the match began');
        return playGroup(game, contenders, task);
      };
    } else {
      play?.(request.task).then(
        (result) => respond({ result }),
        (error: unknown) => respond(failureResponse(error)),
      );
    }
  });
}
