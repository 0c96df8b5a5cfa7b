/** A process that plays groups: how the arena starts it, and what it does. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { type Edition, type GameOptions, makeGame } from '@kairo/engine';
import { isOutside } from '../outside/spec.ts';
import type { GroupResult } from './groupResult.ts';
import type { Worker } from './lanes.ts';
import { type GroupTask, playGroup } from './playGroup.ts';
import { programDigest } from './provenance.ts';

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

/** The program itself: this file is a part of its sources, or of its bundle. */
const PROGRAM = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, '../main.ts')
  : import.meta.filename;

const MAX_COMPLAINT = 2000;

export function startWorker(setup: WorkerSetup): Worker {
  const child = fork(PROGRAM, [WORKER], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  let settle: ((answer: Answer) => void) | undefined;
  let end: string | undefined;
  const finish = (reason: string): void => {
    end ??= reason;
    settle?.({ failure: reason });
  };
  const order = (message: Order): void => {
    child.send(message, (error) => error && finish(error.message));
  };
  const hasGuests = setup.contenders.some(isOutside);
  child.stderr?.on('data', (chunk) => {
    complaint = (complaint + chunk).slice(-MAX_COMPLAINT);
    if (hasGuests) process.stderr.write(chunk); // whoever writes a program wants to see what it says
  });
  child.on('message', (answer) => settle?.(answer as Answer));
  child.on('error', (error) => finish(error.message));
  // `close` rather than `exit`: by then all that it complained about has been read.
  child.on('close', (code, signal) => finish([signal ?? `exit ${code}`, complaint.trim()].join(' ')));
  order({ setup });
  return {
    play: (task) =>
      new Promise((resolve, reject) => {
        settle = (answer) => {
          settle = undefined;
          if ('result' in answer) resolve(answer.result);
          else reject(new Error(answer.failure));
        };
        if (end === undefined) order({ task });
        else settle({ failure: end });
      }),
    stop: () => {
      child.kill();
    },
  };
}

export function isWorkerCall(argv: readonly string[]): boolean {
  return argv[2] === WORKER && process.send !== undefined;
}

/** In the worker: plays what it is told to, until the arena hangs up. */
export function serveArena(): void {
  process.on('disconnect', () => process.exit());
  const answer = (message: Answer): void => {
    process.send?.(message);
  };
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
