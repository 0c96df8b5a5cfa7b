/** The program's connections to the outside: those of the process, or those of a test. */
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
  /** The base of relative paths. */
  readonly cwd: string;
  /** The script that Node runs (`process.argv[1]`). */
  readonly script?: string | undefined;
}

/** Where the output is not a terminal. */
export const DEFAULT_WIDTH = 80;

/** Ctrl-C where the terminal does not deliver it as a key, and other requests to stop. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Respects backpressure, so that a long output does not accumulate in memory. A write error is handled by the stream's
 * error listener; the promise then never resolves.
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
