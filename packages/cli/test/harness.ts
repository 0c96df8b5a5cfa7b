/** Runs the program in this process, with streams of our own around it. */
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
  /** As if both ends were a terminal of this size. */
  readonly terminal?: { readonly columns: number; readonly rows: number };
  /**
   * What a person does: asked whenever the program waits, with everything it has said so far. Undefined ends the
   * input. Without it there is no input at all.
   */
  readonly person?: (said: string) => string | undefined;
}

class Sink extends Writable {
  text = '';
  /** How much of it can be read: a terminal moves its cursor, too. */
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

/** Lets a person answer whenever the program waits, once each time. */
function seat(
  person: (said: string) => string | undefined,
  stdin: PassThrough,
  stdout: Sink,
  onConfusion: (error: unknown) => void,
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
      onConfusion(error);
    }
  };
  stdout.onText = () => setImmediate(answer);
}

/** Empty, and gone when the tests are over. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'kairo-cli-'));
}

/** Where games are saved by those who do not say where. */
const SAVES = newFolder();

/** What the program says when it waits for a line. */
const WAITING = /(> |Enter to go on\. |is looking\. )$/;

export async function kairo(args: readonly string[], surroundings: Surroundings = {}): Promise<Ran> {
  const { terminal, person } = surroundings;
  const stdin = new PassThrough();
  const stdout = new Sink();
  const stderr = new Sink();
  const isTTY = terminal !== undefined;
  const confusion = new Promise<never>((_, reject) => {
    if (person === undefined) stdin.end();
    else seat(person, stdin, stdout, reject);
  });
  const io: Io = {
    stdin: Object.assign(stdin, { isTTY }),
    stdout: Object.assign(stdout, { isTTY, ...terminal }),
    stderr: Object.assign(stderr, { isTTY: false }),
    env: { LANG: 'en_GB.UTF-8', KAIRO_SAVES: surroundings.cwd ?? SAVES, ...surroundings.env },
    cwd: surroundings.cwd ?? process.cwd(),
    script: surroundings.script,
  };
  const code = await Promise.race([run(args, io), confusion]);
  stdin.end();
  return { code, out: stdout.text, err: stderr.text };
}

/** A person who types these lines, one at each prompt, and then leaves. */
export function typing(lines: readonly string[]): (said: string) => string | undefined {
  const left = [...lines];
  return () => {
    const line = left.shift();
    return line === undefined ? undefined : `${line}\n`;
  };
}
