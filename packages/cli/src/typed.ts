/** What one types to start this program: whoever is told to type something must be able to. */
import { extname, isAbsolute, relative } from 'node:path';
import type { Io } from './io.ts';

export function typedName({ env, script, cwd }: Io): string {
  if (env['npm_lifecycle_event'] === 'kairo') return 'npm run kairo --';
  // A command that was installed has no extension; a file was given to Node.
  return script === undefined || extname(script) === '' ? 'kairo' : `node ${quoted(nearer(script, cwd))}`;
}

/** From here, unless that leads up and away. */
function nearer(file: string, cwd: string): string {
  const path = relative(cwd, file);
  return path.startsWith('..') || isAbsolute(path) ? file : path;
}

/** As a shell takes it for one word. */
export function quoted(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : JSON.stringify(word);
}
