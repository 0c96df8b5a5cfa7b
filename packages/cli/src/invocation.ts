/** How the user started this program, for messages that suggest a command. */
import { extname, isAbsolute, relative } from 'node:path';
import type { Io } from './io.ts';

export function invocation({ env, script, cwd }: Io): string {
  if (env['npm_lifecycle_event'] === 'kairo') return 'npm run kairo --';
  // An installed command has no extension; a script that was passed to Node has one.
  return script === undefined || extname(script) === '' ? 'kairo' : `node ${quoted(shortPath(script, cwd))}`;
}

/** Relative to `cwd` if the file is below it, absolute otherwise. */
function shortPath(file: string, cwd: string): string {
  const path = relative(cwd, file);
  return path.startsWith('..') || isAbsolute(path) ? file : path;
}

/** Quotes a word for the shell if necessary. */
export function quoted(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : JSON.stringify(word);
}
