/** Runs the program in this process, with fake streams. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { type Io, run } from '../src/index.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly script?: string;
  /** Input and output are a terminal of this size. */
  readonly terminal?: { readonly columns: number; readonly rows: number };
  /**
   * The user: called with the output so far whenever the program waits for input. Returns what is typed, or undefined
   * to end the input. Without it, the input is empty.
   */
  readonly person?: (said: string) => string | undefined;
}

class Sink extends Writable {
  text = '';
  /** The length of the text without control sequences. */
  readable = 0;
  onText: () => void = () => undefined;

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    const text = chunk.toString();
    this.text += text;
    this.readable += stripVTControlCharacters(text).length;
    done();
    this.onText();
  }
}

/** Calls `person` each time the program waits for input. */
function connect(
  person: (said: string) => string | undefined,
  stdin: PassThrough,
  stdout: Sink,
  onError: (error: unknown) => void,
): void {
  let answered = -1;
  const answer = (): void => {
    const isWaiting = WAITING.test(stripVTControlCharacters(stdout.text.slice(-2000)));
    if (!isWaiting || answered === stdout.readable || stdin.writableEnded) return;
    answered = stdout.readable;
    try {
      const line = person(stdout.text);
      if (line === undefined) stdin.end();
      else stdin.write(line);
    } catch (error) {
      onError(error);
    }
  };
  stdout.onText = () => setImmediate(answer);
}

/** A new empty folder. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'kairo-cli-'));
}

/** The default folder of saved games. */
const SAVES = newFolder();

/** Prompts at the end of the output, which show that the program waits for input. */
const WAITING = /(> |Enter to continue\. |is looking\. )$/;

export async function kairo(args: readonly string[], surroundings: Surroundings = {}): Promise<Ran> {
  const { terminal, person } = surroundings;
  const stdin = new PassThrough();
  const stdout = new Sink();
  const stderr = new Sink();
  const isTTY = terminal !== undefined;
  const failure = new Promise<never>((_, reject) => {
    if (person === undefined) stdin.end();
    else connect(person, stdin, stdout, reject);
  });
  const io: Io = {
    stdin: Object.assign(stdin, { isTTY }),
    stdout: Object.assign(stdout, { isTTY, ...terminal }),
    stderr: Object.assign(stderr, { isTTY: false }),
    env: { LANG: 'en_GB.UTF-8', KAIRO_SAVES: surroundings.cwd ?? SAVES, ...surroundings.env },
    cwd: surroundings.cwd ?? process.cwd(),
    script: surroundings.script,
  };
  const code = await Promise.race([run(args, io), failure]);
  stdin.end();
  return { code, out: stdout.text, err: stderr.text };
}

/** A user who types these lines, one at each prompt, and then ends the input. */
export function typing(lines: readonly string[]): (said: string) => string | undefined {
  const left = [...lines];
  return () => {
    const line = left.shift();
    return line === undefined ? undefined : `${line}\n`;
  };
}
