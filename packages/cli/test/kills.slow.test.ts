/** The short form of `npm run kills`, and proof that it notices losses. */
import { expect, test } from 'vitest';
import { killTerminal } from '../../../scripts/kills/terminal.ts';
import { newFolder } from './harness.ts';

test('a terminal that is killed loses nothing, and its game is played to the end', async () => {
  const summary = await killTerminal({ kills: 4, seed: 'short', folder: newFolder() });
  expect(summary).toMatchObject({ kills: 4, losses: [] });
  expect(summary.finished).toBeGreaterThan(0);
});

/** Arguments that make Node run this code, with the class of a source file, before the program. */
function broken(file: string, name: string, code: string): string[] {
  const url = new URL(`../../${file}`, import.meta.url);
  const program = `import { ${name} } from ${JSON.stringify(url)}; ${code}`;
  return ['--import', `data:text/javascript,${encodeURIComponent(program)}`];
}

/** Writes a change only when the next one comes, or when it is read. */
const WRITE_BEHIND = `
  const { append, load, read } = FileStore.prototype;
  let pending;
  const flush = async (store) => {
    const change = pending;
    pending = undefined;
    return change === undefined ? { ok: true } : append.apply(store, change);
  };
  FileStore.prototype.append = async function (...change) {
    const flushed = await flush(this);
    pending = change;
    return flushed;
  };
  FileStore.prototype.load = async function (...args) {
    await flush(this);
    return load.apply(this, args);
  };
  FileStore.prototype.read = async function (...args) {
    await flush(this);
    return read.apply(this, args);
  };`;

/** Repeats a command under another id. */
const TWICE = `
  const { command } = Table.prototype;
  Table.prototype.command = async function (message) {
    const done = await command.call(this, message);
    if (done.ok) await command.call(this, { ...message, id: message.id + '2', base: this.match.version });
    return done;
  };`;

test.each([
  ['stored late', broken('cli/src/games/fileStore.ts', 'FileStore', WRITE_BEHIND)],
  ['applied twice', broken('table/src/index.ts', 'Table', TWICE)],
])('a command that is %s is reported', async (_, nodeArguments) => {
  const { losses } = await killTerminal({ kills: 20, seed: 'broken', folder: newFolder(), nodeArguments });
  expect(losses).toEqual([expect.stringMatching(/was shown, but .* is in the file$/)]);
});
