/** A child process started from a command line, and the lines exchanged with it. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { OutsideError } from './failure.ts';
import { linesOf, TooLong } from './lines.ts';
import { LONGEST_ANSWER, type ToProgram } from './protocol.ts';

const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/g;

/** Splits at spaces outside of quotes, without any other shell syntax. Undefined if a quote is not closed. */
export function splitCommand(command: string): string[] | undefined {
  if (/\S/.test(command.replaceAll(WORD, ''))) return undefined;
  const words = command.match(WORD) ?? [];
  return words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}

export type Received =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'ended'; readonly error: OutsideError };

const TIMED_OUT = Symbol('timed out');

async function withTimeout<T>(milliseconds: number, promise: Promise<T>): Promise<T | typeof TIMED_OUT> {
  let timeout: NodeJS.Timeout | undefined;
  const alarm = new Promise<typeof TIMED_OUT>((resolve) => {
    timeout = setTimeout(() => resolve(TIMED_OUT), milliseconds);
  });
  try {
    return await Promise.race([promise, alarm]);
  } finally {
    clearTimeout(timeout);
  }
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/** `spawn` throws some failures (ENOTDIR) and emits others (ENOENT); this catches the former. */
function start(file: string, args: readonly string[]): Child | NodeJS.ErrnoException {
  try {
    return spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true });
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}

async function* noLines(): AsyncGenerator<never> {}

export class Program {
  private readonly child: Child | undefined;
  private readonly lines: AsyncGenerator<string | TooLong>;
  private readonly ended: Promise<OutsideError>;
  /** A read that timed out is still pending; the next `receive` continues it. */
  private pending: Promise<Received> | undefined;

  /** The child's standard error is forwarded to `stderr`. */
  constructor(command: string, stderr: Writable) {
    const [file = '', ...args] = splitCommand(command) ?? [];
    const startError = ({ code, message }: NodeJS.ErrnoException): OutsideError => ({
      code: 'outside/start',
      program: file,
      detail: code ?? message,
    });
    const child = start(file, args);
    if (child instanceof Error) {
      this.ended = Promise.resolve(startError(child));
      this.lines = noLines();
      return;
    }
    this.child = child;
    child.stderr.pipe(stderr, { end: false });
    // EPIPE is ignored here: the exit event or the deadline reports a child that no longer reads.
    child.stdin.on('error', () => undefined);
    this.ended = new Promise((resolve) => {
      child.once('error', (error) => resolve(startError(error)));
      child.once('exit', (code, signal) =>
        resolve({ code: 'outside/exited', status: signal ?? String(code) }),
      );
    });
    this.lines = linesOf(child.stdout, LONGEST_ANSWER);
  }

  send(message: ToProgram): void {
    if (this.child?.stdin.writable) this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  async receive(milliseconds: number): Promise<Received> {
    this.pending ??= this.nextLine();
    const received = await withTimeout(milliseconds, this.pending);
    if (received === TIMED_OUT) return { kind: 'timeout' };
    this.pending = undefined;
    return received;
  }

  private async nextLine(): Promise<Received> {
    try {
      const { value: line } = await this.lines.next();
      if (line instanceof TooLong) {
        return { kind: 'ended', error: { code: 'outside/junk', found: line.beginning } };
      }
      if (line !== undefined) return { kind: 'line', line };
    } catch {
      // A read error means that the child's output was closed.
    }
    return { kind: 'ended', error: await this.ended };
  }

  /** Asks it to quit, and kills it if it is still running after `milliseconds`. */
  async end(milliseconds: number): Promise<void> {
    this.send({ type: 'quit' });
    this.child?.stdin.end();
    await withTimeout(milliseconds, this.ended);
    this.child?.kill('SIGKILL');
  }
}
