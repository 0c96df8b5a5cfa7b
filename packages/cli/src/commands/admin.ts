/** `kairo admin`: the operator of a server looks after its games. Changes go through the server, if one is running. */
import { existsSync, writeFileSync } from 'node:fs';
import { ROOM_STATES, type RoomState } from '@kairo/protocol';
import type { HeldRoom, ReadableStorage, Site } from '@kairo/server/operator';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { counted } from '../english.ts';
import { EXIT, ExitWith, fail } from '../failure.ts';
import { writeLines } from '../io.ts';
import { filePath, wholeNumber } from '../options.ts';
import {
  describeChangeRefusal,
  describeMoveRefusal,
  describeStorageProblem,
  listLine,
  moveLines,
  showLines,
  tableJson,
} from './adminReport.ts';

interface AdminOptions {
  readonly data?: string;
  readonly database?: string;
}

interface ListOptions extends AdminOptions {
  readonly state?: string;
  readonly limit?: string;
  readonly json?: boolean;
}

const DEFAULT_LIMIT = '50';
const MAX_LIMIT = 1_000_000;
const TABLE_HELP = 'the id of the table, or how it begins, as in the server’s log';

export function defineAdmin(program: Command, context: Context): Command {
  const { help } = context.t.terminal;
  const admin = program
    .command('admin')
    .description(help.commands.admin)
    .usage(help.adminUsage)
    .helpCommand(false);
  const define = (name: string, description: string): Command =>
    admin
      .command(name)
      .description(description)
      .option('--data <folder>', 'the server’s folder (also KAIRO_DATA; default: as for npm start)')
      .option('--database <address>', 'the server’s PostgreSQL database, if it has one (also DATABASE_URL)');
  define('list', 'list the tables, the one that changed last first')
    .usage('[options]')
    .option('--state <state>', `only those that are ${ROOM_STATES.join(', ')}`)
    .option('--limit <n>', `how many (default: ${DEFAULT_LIMIT})`)
    .option('--json', 'one line of JSON for each')
    .action((options: ListOptions) => list(context, options));
  define('show', 'show a table')
    .usage('[options] <table>')
    .argument('<table>', TABLE_HELP)
    .option('--json', 'as JSON')
    .action((table: string, options: ListOptions) => show(context, table, options));
  define(
    'export',
    'write out the record of a game: whole once it is over, before that what the public may know',
  )
    .usage('[options] <table>')
    .argument('<table>', TABLE_HELP)
    .option('--out <file>', 'a new file for it (default: the standard output)')
    .action((table: string, options: AdminOptions & { readonly out?: string }) =>
      exportRecord(context, table, options),
    );
  define('verify', 'play one game or all games again, and check everything that is stored of them')
    .usage('[options] [table]')
    .argument('[table]', TABLE_HELP)
    .action((table: string | undefined, options: AdminOptions) => verify(context, table, options));
  define('end', 'end a game without a winner, or close a table that waits')
    .usage('[options] <table>')
    .argument('<table>', TABLE_HELP)
    .action((table: string, options: AdminOptions) => change(context, 'end', [table], options));
  define('remove', 'remove tables for good; none that is being played (a server removes old ones itself)')
    .usage('[options] <tables…>')
    .argument('<tables...>', TABLE_HELP)
    .action((tables: string[], options: AdminOptions) => change(context, 'remove', tables, options));
  admin
    .command('move')
    .description('copy everything from a folder into a PostgreSQL database; run again, it copies what is new')
    .usage('[options] <address>')
    .argument(
      '<address>',
      'the database, such as postgres://kairo@db.example/kairo; empty or moved to before',
    )
    .option('--data <folder>', 'the folder (also KAIRO_DATA; default: as for npm start)')
    .action((address: string, options: AdminOptions) => move(context, address, options));
  define('backup', 'write everything into a new file, while the server runs')
    .usage('[options] <file>')
    .argument('<file>', 'the file')
    .action((file: string, options: AdminOptions) => backUp(context, file, options));
  return admin;
}

/** It loads the database, which no other command needs. */
function operator() {
  return import('@kairo/server/operator');
}

async function siteOf({ io }: Context, { data, database }: AdminOptions): Promise<Site> {
  const { BadOption, databaseOf, dataFolder } = await operator();
  try {
    const folder = dataFolder(data ?? io.env['KAIRO_DATA'], io.env);
    const site = { folder, database: databaseOf(database ?? (io.env['DATABASE_URL'] || undefined)) };
    if (site.database !== undefined || folder !== ':memory:') return site;
  } catch (error) {
    if (error instanceof BadOption) return fail(`${error.message}.`);
    throw error;
  }
  return fail('A server with --data :memory: keeps nothing to look at.');
}

async function reading<T>(
  context: Context,
  options: AdminOptions,
  work: (storage: ReadableStorage) => Promise<T>,
): Promise<T> {
  const { openToRead } = await operator();
  const opened = await openToRead(await siteOf(context, options));
  if (!opened.ok) return fail(describeStorageProblem(opened.error));
  try {
    return await work(opened.value);
  } finally {
    await opened.value.close();
  }
}

async function oneRoom(storage: ReadableStorage, beginning: string): Promise<HeldRoom> {
  const { findRooms } = await operator();
  const [found, ...others] = await findRooms(storage, beginning);
  if (found === undefined) return fail(`There is no table whose id begins with “${beginning}”.`);
  if (others.length > 0) fail(`${others.length + 1} ids begin with “${beginning}”; give more of it.`);
  return found;
}

function readState(text: string | undefined): RoomState | undefined {
  if (text === undefined) return undefined;
  return (
    ROOM_STATES.find((state) => state === text) ??
    fail(`--state has to be one of ${ROOM_STATES.join(', ')}, not “${text}”.`)
  );
}

async function list(context: Context, options: ListOptions): Promise<void> {
  const { t, io } = context;
  const state = readState(options.state);
  const limit = wholeNumber(t, '--limit', options.limit ?? DEFAULT_LIMIT, 1, MAX_LIMIT);
  const { everyRoom, roomOf } = await operator();
  await reading(context, options, async (storage) => {
    let shown = 0;
    for await (const held of everyRoom(storage)) {
      if (state !== undefined && held.room.state !== state) continue;
      if (++shown > limit) break;
      const room = roomOf(held);
      await writeLines(io.stdout, [
        options.json ? JSON.stringify(tableJson(held, room)) : listLine(held, room),
      ]);
    }
    if (options.json) return;
    const counts = Object.entries(await storage.rooms.counts()).filter(([, count]) => count > 0);
    const summary = counts.map(([name, count]) => `${count} ${name}`).join(', ');
    await writeLines(io.stderr, [summary === '' ? 'There are no tables.' : `In all: ${summary}.`]);
  });
}

async function show(context: Context, table: string, options: ListOptions): Promise<void> {
  const { roomOf } = await operator();
  await reading(context, options, async (storage) => {
    const held = await oneRoom(storage, table);
    const room = roomOf(held);
    const lines = options.json ? [JSON.stringify(tableJson(held, room), null, 2)] : showLines(held, room);
    await writeLines(context.io.stdout, lines);
  });
}

async function exportRecord(
  context: Context,
  table: string,
  options: AdminOptions & { readonly out?: string },
): Promise<void> {
  const { recordText } = await operator();
  const out = options.out === undefined ? undefined : filePath(context, options.out);
  if (out !== undefined && existsSync(out)) fail(`${options.out} exists already.`);
  await reading(context, options, async (storage) => {
    const { room } = await oneRoom(storage, table);
    const record = await recordText(storage, room.id);
    if (record === undefined) return fail(`The game has not begun: the table is ${room.state}.`);
    if (!record.ok) return fail(`The game cannot be read (${JSON.stringify(record.error)}).`);
    if (out === undefined) context.io.stdout.write(record.value);
    else writeFileSync(out, record.value, { flag: 'wx' });
  });
}

async function verify(context: Context, table: string | undefined, options: AdminOptions): Promise<void> {
  const { everyRoom, verifyRoom } = await operator();
  const { io } = context;
  const counts = { games: 0, entries: 0, tables: 0, damaged: 0, skipped: 0 };
  await reading(context, options, async (storage) => {
    const rooms = table === undefined ? everyRoom(storage) : [await oneRoom(storage, table)];
    for await (const held of rooms) {
      const verdict = await verifyRoom(storage, held);
      counts.tables++;
      if (verdict.kind === 'fine') {
        counts.entries += verdict.entries;
        if (verdict.entries > 0) counts.games++;
        continue;
      }
      const isDamaged = verdict.kind === 'damaged';
      if (isDamaged) counts.damaged++;
      else counts.skipped++;
      const what = isDamaged
        ? verdict.detail
        : `not checked: it is played by version ${verdict.version} of the rules`;
      await writeLines(io.stdout, [`${held.room.id}  ${what}`]);
    }
  });
  const { games, entries, tables, damaged, skipped } = counts;
  const checked = `${counted(tables, 'table')}, ${counted(games, 'game')} with ${counted(entries, 'entry').replace(/entrys$/, 'entries')} played again`;
  const verdict = damaged === 0 ? 'all correct' : `${damaged} damaged`;
  await writeLines(io.stdout, [`${checked}: ${verdict}${skipped > 0 ? `, ${skipped} not checked` : ''}.`]);
  if (damaged > 0) throw new ExitWith(EXIT.badInput);
}

async function change(
  context: Context,
  what: 'end' | 'remove',
  beginnings: readonly string[],
  options: AdminOptions,
): Promise<void> {
  const { changeTable } = await operator();
  const site = await siteOf(context, options);
  const ids = await reading(context, options, async (storage) => {
    const found: string[] = [];
    for (const beginning of beginnings) found.push((await oneRoom(storage, beginning)).room.id);
    return found;
  });
  for (const id of ids) {
    const changed = await changeTable(site, { do: what, table: id }, Date.now);
    if (!changed.ok) fail(`${id}: ${describeChangeRefusal(changed.error)}`);
    await writeLines(context.io.stdout, [`${id}: ${what === 'end' ? changed.value : 'removed'}.`]);
  }
}

async function backUp(context: Context, file: string, options: AdminOptions): Promise<void> {
  const path = filePath(context, file);
  await reading(context, options, async (storage) => {
    try {
      storage.backup(path);
    } catch (failure) {
      fail(`The backup failed: ${failure instanceof Error ? failure.message : String(failure)}.`);
    }
  });
  await writeLines(context.io.stdout, [`Everything is in ${file}.`]);
}

async function move(context: Context, address: string, options: AdminOptions): Promise<void> {
  const { moveSite } = await operator();
  const { folder, database } = await siteOf(context, { ...options, database: address });
  if (database === undefined) return fail('Say which database to copy into.');
  const { stdout } = context.io;
  const moved = await moveSite(folder, database, Date.now());
  if (!moved.ok) return fail(describeMoveRefusal(moved.error));
  const { refused } = moved.value;
  await writeLines(stdout, [
    ...refused.map(({ id, detail }) => `${id}  not copied: ${detail}`),
    ...moveLines(moved.value),
  ]);
  if (refused.length > 0) throw new ExitWith(EXIT.badInput);
}
