/** The server under test as a child process that is killed and started again on the same folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { ServerNews } from './serverProcess.ts';

/** All clients have one address here. */
const WIDE_OPEN = [
  'requests',
  'tables',
  'new-tables',
  'sockets-per-address',
  'sockets',
  'messages',
  'codes',
].flatMap((limit) => [`--max-${limit}`, '1000000']);
const STANDBY = 2;
/** After so long a start has failed, however busy the machine is. */
const LONGEST_START = 60_000;
/** The same for an end in good order. */
const LONGEST_END = 60_000;

export interface ServerOptions {
  /** Where the database is. */
  readonly data: string;
  /** The address of one elsewhere. */
  readonly database: string | undefined;
  /** For compiled code, so that starts are short. */
  readonly cache: string;
  /** For Node: the program, after what a test breaks it with. */
  readonly program: readonly string[];
  /** Called with the port whenever the server listens. */
  readonly listening: (port: number) => void;
}

/** A process that may have been started. */
interface Candidate {
  readonly child: ChildProcess;
  readonly loaded: Promise<void>;
  readonly exited: Promise<void>;
  errors: string;
  port: number | undefined;
}

export class Server {
  private readonly options: ServerOptions;
  /** The next processes: they load their code while another one is still running, so that starts are short. */
  private readonly next: Candidate[];
  private current: Candidate | undefined;
  /** Milliseconds by which its clock is wrong. */
  private offset = 0;
  /** What killed or stopped processes wrote to stderr. */
  readonly complaints: string[] = [];

  constructor(options: ServerOptions) {
    this.options = options;
    this.next = Array.from({ length: STANDBY }, () => this.load());
  }

  get pid(): number | undefined {
    return this.current?.child.pid;
  }

  get clock(): number {
    return Date.now() + this.offset;
  }

  /** Returns whether it listens: it may have been killed meanwhile, or refuse to start on a full disk. */
  async start(): Promise<boolean> {
    const candidate = this.next.shift() ?? this.load();
    this.next.push(this.load());
    this.current = candidate;
    await candidate.loaded;
    const listens = new Promise<boolean>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('the server does not start')), LONGEST_START);
      candidate.child.on('message', (news: ServerNews) => {
        if (news.type === 'loaded') return;
        clearTimeout(late);
        if (news.type === 'listening') {
          candidate.port = news.port;
          this.options.listening(news.port);
        }
        resolve(news.type === 'listening');
      });
      void candidate.exited.then(() => {
        clearTimeout(late);
        resolve(false);
      });
    });
    this.send(candidate);
    return listens;
  }

  jump(milliseconds: number): void {
    this.offset += milliseconds;
    if (this.current !== undefined) this.send(this.current);
  }

  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.current?.child.kill(name);
  }

  /** Resolves when it is gone. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const candidate = this.current;
    if (candidate === undefined) return;
    candidate.child.kill(signal);
    const late = setTimeout(() => candidate.child.kill('SIGKILL'), LONGEST_END);
    await candidate.exited;
    clearTimeout(late);
    if (signal === 'SIGTERM' && candidate.child.signalCode === 'SIGKILL')
      throw new Error('the server does not end');
    this.current = undefined;
    if (candidate.errors !== '') this.complaints.push(candidate.errors);
  }

  /** Why it has ended by itself, if it has. */
  get collapse(): string | undefined {
    const { current } = this;
    if (current?.port === undefined || current.child.exitCode === null) return undefined;
    return `the server ended by itself with ${current.child.exitCode}: ${current.errors.slice(-2_000)}`;
  }

  async close(): Promise<void> {
    await this.end('SIGKILL');
    for (const { child, exited } of this.next) {
      child.kill('SIGKILL');
      await exited;
    }
  }

  private send({ child }: Candidate): void {
    if (child.connected) child.send(this.offset, () => undefined);
  }

  private load(): Candidate {
    const { data, database, cache, program } = this.options;
    const args = [
      '--port',
      '0',
      '--host',
      '127.0.0.1',
      '--data',
      data,
      ...(database === undefined ? [] : ['--database', database]),
      '--log-level',
      'error',
      '--bot-threads',
      '1',
    ];
    const child = spawn(process.execPath, ['--no-warnings', ...program, ...args, ...WIDE_OPEN], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, NODE_COMPILE_CACHE: cache },
    });
    const candidate: Candidate = {
      child,
      loaded: new Promise((resolve) => {
        child.once('message', () => resolve());
        child.once('exit', () => resolve());
      }),
      exited: new Promise((resolve) => child.once('exit', () => resolve())),
      errors: '',
      port: undefined,
    };
    const note = (text: string): void => {
      candidate.errors += text;
    };
    child.stdout?.setEncoding('utf8').on('data', note);
    child.stderr?.setEncoding('utf8').on('data', note);
    child.on('error', () => undefined);
    return candidate;
  }
}
