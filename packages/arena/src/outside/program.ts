/** A program that was started by its command line, and the lines that go to and fro. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { OutsideError } from './failure.ts';
import { linesOf, TooLong } from './lines.ts';
import { LONGEST_ANSWER, type ToProgram } from './protocol.ts';

const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/g;

/** Words as a shell would part them: quotes keep spaces together, and nothing else is special. Each has to be closed. */
export function splitCommand(command: string): string[] | undefined {
  if (/\S/.test(command.replaceAll(WORD, ''))) return undefined;
  const words = command.match(WORD) ?? [];
  return words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}

export type Heard =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'over'; readonly error: OutsideError };

/** What `within` gives when time is up first. */
const TOO_LATE = Symbol('too late');

async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | typeof TOO_LATE> {
  let timeout: NodeJS.Timeout | undefined;
  const alarm = new Promise<typeof TOO_LATE>((resolve) => {
    timeout = setTimeout(() => resolve(TOO_LATE), milliseconds);
  });
  try {
    return await Promise.race([promise, alarm]);
  } finally {
    clearTimeout(timeout);
  }
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/** Some of what may go wrong is thrown, the rest comes as an event. */
function start(file: string, args: readonly string[]): Child | NodeJS.ErrnoException {
  try {
    return spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true });
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}

async function* nothing(): AsyncGenerator<never> {}

export class Program {
  private readonly child: Child | undefined;
  private readonly lines: AsyncGenerator<string | TooLong>;
  private readonly ended: Promise<OutsideError>;
  /** The next line, if somebody waited for it in vain. */
  private pending: Promise<Heard> | undefined;

  /** What it writes on its standard error goes to `stderr`, for people. */
  constructor(command: string, stderr: Writable) {
    const [file = '', ...args] = splitCommand(command) ?? [];
    const noStart = ({ code, message }: NodeJS.ErrnoException): OutsideError => ({
      code: 'outside/start',
      program: file,
      detail: code ?? message,
    });
    const child = start(file, args);
    if (child instanceof Error) {
      this.ended = Promise.resolve(noStart(child));
      this.lines = nothing();
      return;
    }
    this.child = child;
    child.stderr.pipe(stderr, { end: false });
    // Whoever no longer reads what we send has left, or will be too late.
    child.stdin.on('error', () => undefined);
    this.ended = new Promise((resolve) => {
      child.once('error', (error) => resolve(noStart(error)));
      child.once('exit', (code, signal) =>
        resolve({ code: 'outside/exited', status: signal ?? String(code) }),
      );
    });
    this.lines = linesOf(child.stdout, LONGEST_ANSWER);
  }

  send(message: ToProgram): void {
    if (this.child?.stdin.writable) this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** The next line, waiting so long for it. */
  async hear(milliseconds: number): Promise<Heard> {
    this.pending ??= this.nextLine();
    const heard = await within(milliseconds, this.pending);
    if (heard === TOO_LATE) return { kind: 'nothing' };
    this.pending = undefined;
    return heard;
  }

  private async nextLine(): Promise<Heard> {
    try {
      const { value: line } = await this.lines.next();
      if (line instanceof TooLong) {
        return { kind: 'over', error: { code: 'outside/junk', found: line.beginning } };
      }
      if (line !== undefined) return { kind: 'line', line };
    } catch {
      // What it says can no longer be read: it has left.
    }
    return { kind: 'over', error: await this.ended };
  }

  /** Lets it end by itself for a moment, then ends it. */
  async end(patience: number): Promise<void> {
    this.send({ type: 'quit' });
    this.child?.stdin.end();
    await within(patience, this.ended);
    this.child?.kill('SIGKILL');
  }
}
