/** Reads the `.perft` files in this folder: positions with the counts of the naive twin. */
import { readdirSync, readFileSync } from 'node:fs';
import { EDITIONS, type Game, makeGame } from '../../src/index.ts';

export interface PerftCase {
  readonly name: string;
  readonly game: Game;
  /** As `stateToJson` writes it. */
  readonly state: unknown;
  readonly depths: readonly { readonly depth: number; readonly count: number }[];
}

function readBlock(block: string): PerftCase {
  const lines = block.split('\n').map((line) => {
    const [, key = '', value = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    return { key, value };
  });
  const field = (name: string): string => lines.find(({ key }) => key === name)?.value ?? '';
  const edition = EDITIONS.get(field('edition'));
  if (edition === undefined) throw new Error(`no such edition: ${field('edition')}`);
  return {
    name: `${edition.id}: ${field('name')}`,
    game: makeGame(edition, Number(field('players')), { start: 'variable', openMoney: false }),
    state: JSON.parse(field('state')),
    depths: lines.flatMap(({ key, value }) => {
      const [depth = Number.NaN, count = Number.NaN] = value.split(' ').map(Number);
      return key === 'depth' ? [{ depth, count }] : [];
    }),
  };
}

export function readPerftFiles(): PerftCase[] {
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.perft'));
  return files.flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .replace(/^#.*\n/gm, '')
      .trim()
      .split(/\n\n+/)
      .map(readBlock),
  );
}
