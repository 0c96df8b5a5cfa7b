/** A server of a test's own, which can be stopped and started again with what it has stored. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const ROOT = resolve(import.meta.dirname, '../../../..');

export class OwnServer {
  private readonly data = mkdtempSync(join(tmpdir(), 'kairo-e2e-'));
  private readonly program: string;
  private lines: AsyncIterator<string> | undefined;
  private child: ChildProcess | undefined;
  private known = 0;

  /** @param program what is started, from the root of the repository */
  constructor(program = 'scripts/start.ts') {
    this.program = program;
  }

  get port(): number {
    return this.known;
  }

  /** The second time on the same port. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.program, '--port', String(this.known), '--data', this.data], {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.child = child;
    this.lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const ready = await this.line(/Kairo is ready: http:\/\/[^/]*:(\d+)\//);
    this.known = Number(ready[1]);
  }

  /** Lets time pass for the server, if its program can do that. */
  async pass(milliseconds: number): Promise<void> {
    this.child?.stdin?.write(`${milliseconds}\n`);
    await this.line(/^passed$/);
  }

  private async line(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const next = await this.lines?.next();
      if (next === undefined || next.done === true) throw new Error('the server did not start, or has ended');
      const found = pattern.exec(next.value);
      if (found !== null) return found;
    }
  }

  /** Without any chance to say goodbye. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
