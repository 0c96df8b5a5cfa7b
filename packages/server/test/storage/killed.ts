/** Runs the appender until it is killed, and compares what it acknowledged with what is stored. */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
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
  readonly file: string;
  /** Killed after so many acknowledged appends. */
  readonly appends: number;
  readonly mode?: 'early';
  /** A program that runs the appender. */
  readonly under?: readonly string[];
}

export function runAndKill({ file, appends, mode, under = [] }: Wish): Run {
  const command = [...under, process.execPath, APPENDER, file, String(appends), ...(mode ? [mode] : [])];
  const [program = '', ...args] = command;
  const said = `${file}.said`;
  const stdout = openSync(said, 'w');
  spawnSync(program, args, { stdio: ['ignore', stdout, 'inherit'] });
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
export async function wrongAfter(file: string, { acknowledged }: Run): Promise<string[]> {
  const storage = await opened(file);
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
