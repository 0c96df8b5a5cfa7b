/** Runs the appender until it is killed, and compares what it acknowledged with what is stored. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { additionOf } from './contract/samples.ts';
import { opened } from './opened.ts';

const APPENDER = fileURLToPath(new URL('./appender.ts', import.meta.url));

export interface Run {
  /** By game: how many entries were acknowledged. */
  readonly acknowledged: ReadonlyMap<string, number>;
  readonly acknowledgements: number;
  readonly failures: number;
}

interface Wish {
  /** A file, or the address of a database. */
  readonly place: string;
  /** Killed after so many acknowledged appends. */
  readonly appends: number;
  readonly mode?: 'early';
  /** A program that runs the appender. */
  readonly under?: readonly string[];
}

export async function runAndKill({ place, appends, mode, under = [] }: Wish): Promise<Run> {
  const command = [...under, process.execPath, APPENDER, place, String(appends), ...(mode ? [mode] : [])];
  const [program = '', ...args] = command;
  const said = join(mkdtempSync(join(tmpdir(), 'kairo-said-')), 'said');
  const stdout = openSync(said, 'w');
  await once(spawn(program, args, { stdio: ['ignore', stdout, 'inherit'] }), 'exit');
  closeSync(stdout);
  const acknowledged = new Map<string, number>();
  let acknowledgements = 0;
  let failures = 0;
  for (const line of readFileSync(said, 'utf8').split('\n')) {
    const [, id, seq] = /^(game \d+) (\d+)$/.exec(line) ?? [];
    if (line === 'failed') failures++;
    if (id === undefined) continue;
    acknowledgements++;
    acknowledged.set(id, Number(seq));
  }
  return { acknowledged, acknowledgements, failures };
}

/** What is wrong in the database after a run; games have one append in flight, which may be stored or not. */
export async function wrongAfter(place: string, { acknowledged }: Run): Promise<string[]> {
  const storage = await opened(place);
  const wrong: string[] = [];
  for (const [id, seq] of acknowledged) {
    const entries = await storage.games.read(id, 0, 1_000_000);
    const expected = Array.from({ length: entries.length }, (_, i) => additionOf(i + 1).entries[0]);
    if (entries.length < seq) wrong.push(`${id}: ${seq} acknowledged, ${entries.length} stored`);
    if (entries.length > seq + 1) wrong.push(`${id}: ${seq} acknowledged, but ${entries.length} stored`);
    if (JSON.stringify(entries) !== JSON.stringify(expected)) wrong.push(`${id}: other entries`);
    const loaded = await storage.games.load(id, 0);
    if (JSON.stringify(loaded?.draft) !== JSON.stringify(additionOf(entries.length).draft))
      wrong.push(`${id}: the draft of another version`);
  }
  await storage.close();
  return wrong;
}
