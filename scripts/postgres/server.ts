// A PostgreSQL server of its own for a test: on a free port of loopback, in a temporary folder, gone with its owner.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';

const USER = 'kairo';
/** A machine may be busy. */
const LONGEST_START = 60_000;
const LOOK_EVERY = 50;
const MOST_LOG = 20_000;

/** Ends the server when the owner is gone: then the standard input ends. Its arguments are the command. */
const KEEPER = `
  exec 3<&0
  "$@" 3<&- & server=$!
  (cat <&3 >/dev/null; kill -INT $server) & reader=$!
  wait $server
  kill $reader`;

export interface PostgresOptions {
  /** The folder of its programs. */
  readonly binaries: string;
  /** Such as `fsync=off`. */
  readonly settings?: readonly string[];
}

function asPostgres(command: readonly string[]): string[] {
  if (process.getuid?.() !== 0) return [...command];
  // The server refuses to be root.
  return ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command];
}

function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C' };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export class PostgresServer {
  readonly port: number;
  private readonly folder: string;
  private readonly options: PostgresOptions;
  private keeper: ChildProcess | undefined;
  private log = '';

  private constructor(folder: string, port: number, options: PostgresOptions) {
    this.folder = folder;
    this.port = port;
    this.options = options;
  }

  static async start(options: PostgresOptions): Promise<PostgresServer> {
    // Not in the folder of the tests, into which only its owner may look.
    const folder = mkdtempSync('/tmp/kairo-postgres-');
    if (process.getuid?.() === 0) run('chown', 'postgres', folder);
    const server = new PostgresServer(folder, await freePort(), options);
    const initdb = join(options.binaries, 'initdb');
    const data = join(folder, 'data');
    run(
      ...asPostgres([
        initdb,
        '-D',
        data,
        '-U',
        USER,
        '-A',
        'trust',
        '--no-sync',
        '-E',
        'UTF8',
        '--no-locale',
      ]),
    );
    await server.startAgain();
    return server;
  }

  /** Of one of its databases; the first one is there from the beginning. */
  url(database = 'postgres'): string {
    return `postgres://${USER}@127.0.0.1:${this.port}/${database}`;
  }

  async createDatabase(name: string): Promise<string> {
    await this.ask(`create database ${name}`);
    return this.url(name);
  }

  async ask(sql: string, database?: string): Promise<void> {
    const connectionString = this.url(database);
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: LONGEST_START });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }

  /** Until it answers. What was killed before may still hold its memory for a moment. */
  async startAgain(): Promise<void> {
    const { binaries, settings = [] } = this.options;
    const deadline = Date.now() + LONGEST_START;
    const options = ['listen_addresses=127.0.0.1', `unix_socket_directories=${this.folder}`, ...settings];
    const command = [
      join(binaries, 'postgres'),
      '-D',
      join(this.folder, 'data'),
      '-p',
      String(this.port),
      ...options.flatMap((setting) => ['-c', setting]),
    ];
    while (Date.now() < deadline) {
      this.keeper ??= this.keep(asPostgres(command));
      try {
        return await this.ask('select 1');
      } catch {
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
      }
    }
    throw new Error(`PostgreSQL does not start: ${this.log}`);
  }

  /** All of its processes at once, as when the power fails; what the operating system has taken over is kept. */
  async kill(): Promise<void> {
    const { keeper, pid } = this;
    if (keeper === undefined || pid === undefined) return;
    const gone = once(keeper, 'exit');
    for (const one of [pid, ...childrenOf(pid)]) signal(one, 'SIGKILL');
    await gone;
  }

  /** In good order, cutting its clients off. */
  async stop(): Promise<void> {
    const { keeper, pid } = this;
    if (keeper === undefined || pid === undefined) return;
    const gone = once(keeper, 'exit');
    signal(pid, 'SIGINT');
    await gone;
  }

  /** Ends the connections of all others. */
  cutOff(): Promise<void> {
    return this.ask(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kairo'",
    );
  }

  /** All of its processes stand still. */
  freeze(): void {
    this.signalAll('SIGSTOP');
  }

  thaw(): void {
    this.signalAll('SIGCONT');
  }

  async close(): Promise<void> {
    this.thaw();
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private signalAll(name: 'SIGSTOP' | 'SIGCONT'): void {
    const { pid } = this;
    if (pid === undefined) return;
    for (const one of [pid, ...childrenOf(pid)]) signal(one, name);
  }

  /** Of its first process. */
  private get pid(): number | undefined {
    if (this.keeper === undefined) return undefined;
    try {
      return Number.parseInt(readFileSync(join(this.folder, 'data', 'postmaster.pid'), 'utf8'), 10);
    } catch {
      return undefined;
    }
  }

  private keep(command: readonly string[]): ChildProcess {
    const keeper = spawn('sh', ['-c', KEEPER, 'keeper', ...command], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: environment(),
      cwd: this.folder,
    });
    const note = (text: Buffer): void => {
      this.log = `${this.log}${text}`.slice(-MOST_LOG);
    };
    keeper.stdout.on('data', note);
    keeper.stderr.on('data', note);
    keeper.stdin.on('error', () => undefined);
    keeper.once('exit', () => {
      if (this.keeper === keeper) this.keeper = undefined;
    });
    return keeper;
  }
}

function run(program = '', ...args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    cwd: '/tmp',
    env: environment(),
  });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
}

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [child, parent] = line.trim().split(/\s+/).map(Number);
    return parent === pid && child !== undefined ? [child] : [];
  });
}

/** It may be gone already. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It is gone.
  }
}
