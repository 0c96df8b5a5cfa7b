/** What the program talks to: the process, or a test in its place. */
import type { Readable, Writable } from 'node:stream';

export interface Output extends Writable {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

export interface Input extends Readable {
  readonly isTTY?: boolean;
}

export interface Io {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: NodeJS.ProcessEnv;
  /** Where relative paths start. */
  readonly cwd: string;
  /** The file that Node was asked to run. */
  readonly script?: string | undefined;
}

/**
 * Waits where the reader is slow, so that a long output does not pile up in memory. If it cannot be written, the stream
 * says so to whoever opened it, and nothing comes after.
 */
export function write(output: Output, text: string): Promise<void> {
  return new Promise((resolve) => {
    if (output.write(text)) resolve();
    else output.once('drain', resolve);
  });
}

export async function writeLines(output: Output, lines: readonly string[]): Promise<void> {
  await write(output, `${lines.join('\n')}\n`);
}
