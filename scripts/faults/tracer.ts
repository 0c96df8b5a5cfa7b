/** Makes system calls of a running process fail for a while, with strace. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

export const INJECTIONS = {
  'failing fsync': 'fsync,fdatasync:error=EIO',
  'failing write': 'pwrite64:error=EIO',
  'no space': 'pwrite64,ftruncate,fallocate:error=ENOSPC',
} as const;
export type Injection = keyof typeof INJECTIONS;

/** Attaching takes long on a busy machine. */
const PATIENCE = 5_000;

/** Why system calls cannot be made to fail here; undefined if they can. */
export function tracingProblem(): string | undefined {
  const tried = spawnSync('strace', ['-o', '/dev/null', '-e', 'inject=fsync:error=EIO', 'true'], {
    encoding: 'utf8',
  });
  if (tried.error !== undefined) return 'strace is not installed';
  return tried.status === 0 ? undefined : `strace does not work here: ${tried.stderr.trim()}`;
}

export class Tracer {
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.child = child;
  }

  /** Undefined if the process could not be attached to: it may be gone. */
  static async attach(pid: number, injection: Injection): Promise<Tracer | undefined> {
    const [calls = ''] = INJECTIONS[injection].split(':');
    const args = ['-f', '-p', String(pid), '-o', '/dev/null', '-e', `trace=${calls}`];
    const child = spawn('strace', [...args, '-e', `inject=${INJECTIONS[injection]}`], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.on('error', () => undefined);
    const isAttached = await new Promise<boolean>((resolve) => {
      const late = setTimeout(() => resolve(false), PATIENCE);
      // It says so for each thread.
      child.stderr?.once('data', (data) => {
        clearTimeout(late);
        resolve(String(data).includes('attached'));
      });
      child.once('exit', () => {
        clearTimeout(late);
        resolve(false);
      });
    });
    const tracer = new Tracer(child);
    if (isAttached) return tracer;
    await tracer.detach();
    return undefined;
  }

  async detach(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null || this.child.pid === undefined)
      return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGINT');
    await exited;
  }
}
