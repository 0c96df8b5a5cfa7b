/** Servers as child processes on a core of their own, measured from outside. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The kernel counts CPU time in these. */
const TICKS_PER_SECOND = 100;
const SERVER_CORE = '0';
const SWARM_CORE = '1';

/** Whether the swarm has a core, and each server that is started has the other. */
let isPinned = false;

/** The process that calls this is the swarm. Returns whether it could be done: it takes two cores and `taskset`. */
export function pinSwarm(): boolean {
  if (availableParallelism() < 2) return false;
  isPinned = spawnSync('taskset', ['-acp', SWARM_CORE, String(process.pid)]).status === 0;
  return isPinned;
}

export interface Memory {
  /** Heap and buffers after a collection of garbage. */
  readonly heap: number;
  readonly resident: number;
}

/** Where it listens. */
export interface Ports {
  readonly port: number;
  /** Of boardgame.io, where matches are made. */
  readonly lobbyPort?: number;
}

export class ServerProcess {
  readonly ports: Ports;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, ports: Ports) {
    this.child = child;
    this.ports = ports;
  }

  /** `program` lies beside this file. It sends its ports when it listens, and ends with its parent. */
  static async start(
    program: string,
    args: readonly string[],
    nodeOptions: readonly string[] = [],
  ): Promise<ServerProcess> {
    const path = fileURLToPath(new URL(program, import.meta.url));
    const line = [process.execPath, '--no-warnings', ...nodeOptions, path, ...args];
    const [command = '', ...rest] = isPinned ? ['taskset', '-c', SERVER_CORE, ...line] : line;
    const child = spawn(command, rest, { stdio: ['ignore', 2, 2, 'ipc'] });
    const ports = await new Promise<Ports>((resolve, reject) => {
      child.once('message', (news: Ports) => resolve(news));
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)));
    });
    return new ServerProcess(child, ports);
  }

  /** Seconds of CPU time that all threads have used. */
  cpu(): number {
    const stat = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8');
    // The name of the program, in brackets, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system] = [fields[11], fields[12]];
    return (Number(user) + Number(system)) / TICKS_PER_SECOND;
  }

  async memory(): Promise<Memory> {
    this.child.send('memory');
    const [memory] = (await once(this.child, 'message')) as [Memory];
    return memory;
  }

  async close(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.send('close');
    await exited;
  }
}
