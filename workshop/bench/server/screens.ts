/** From a click to the other browser's screen. Two browsers are driven by a program of their own. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface ScreensRow {
  readonly turns: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

const PROGRAM = fileURLToPath(new URL('browser/clicks.ts', import.meta.url));

export async function measureScreens(turns: number): Promise<ScreensRow> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', PROGRAM, String(turns)]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}
