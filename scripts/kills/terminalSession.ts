/** One run of the terminal program, with pipes instead of a terminal. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '../../packages/cli/src/main.ts');
const CURTAIN = 'Press Enter when no one else is looking. ';
const PROMPT = '\n> ';
/** The letters of the columns above a board; the panel stands beside it. */
const FIRST_LINE = /^ +a +b +c /;
const LAST_LINE = /^Your hand: /;
/** In milliseconds, for a machine that is busy. */
const TIMEOUT = 600_000;

export type Pause = 'prompt' | 'curtain' | 'exited' | 'killed';

export class TerminalSession {
  exitCode: number | null = null;
  errors = '';
  private readonly child: ChildProcessWithoutNullStreams;
  private output = '';
  /** Where the output since the last input begins. */
  private answerFrom = 0;
  private isClosed = false;
  private onChange: () => void = () => undefined;

  constructor(args: readonly string[], nodeArguments: readonly string[]) {
    const env = { ...process.env, KAIRO_LANG: 'en', NO_COLOR: '1' };
    this.child = spawn(process.execPath, [...nodeArguments, MAIN, 'play', ...args], { env });
    this.child.stdin.on('error', () => undefined); // it may be killed while it reads
    this.child.stdout.setEncoding('utf8').on('data', (text) => {
      this.output += text;
      this.onChange();
    });
    this.child.stderr.setEncoding('utf8').on('data', (text) => {
      this.errors += text;
    });
    this.child.on('close', (code) => {
      this.exitCode = code;
      this.isClosed = true;
      this.onChange();
    });
  }

  /** Waits until the program asks for input, or has ended. */
  async pause(): Promise<Pause> {
    const timeout = setTimeout(() => this.child.kill('SIGTERM'), TIMEOUT);
    for (let pause = this.current(); ; pause = this.current()) {
      if (pause !== undefined) {
        clearTimeout(timeout);
        return pause;
      }
      await new Promise<void>((resolve) => {
        this.onChange = resolve;
      });
    }
  }

  type(line: string): void {
    this.answerFrom = this.output.length;
    this.child.stdin.write(`${line}\n`);
  }

  killAfter(milliseconds: number): void {
    setTimeout(() => this.child.kill('SIGKILL'), milliseconds);
  }

  /** The last picture of the game that was printed completely since the last input: a line for each row. */
  lastPicture(): string[] | undefined {
    const text = this.output.slice(this.answerFrom);
    const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
    const last = lines.findLastIndex((line) => LAST_LINE.test(line));
    const first = lines.slice(0, Math.max(last, 0)).findLastIndex((line) => FIRST_LINE.test(line));
    return first < 0 ? undefined : lines.slice(first, last + 1);
  }

  private current(): Pause | undefined {
    if (this.isClosed) return this.child.signalCode === 'SIGKILL' ? 'killed' : 'exited';
    const answer = this.output.slice(this.answerFrom);
    if (answer.endsWith(CURTAIN)) return 'curtain';
    return answer.endsWith(PROMPT) ? 'prompt' : undefined;
  }
}
