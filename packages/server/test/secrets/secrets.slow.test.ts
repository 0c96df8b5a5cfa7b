/** Whole games over the wire, on deals that differ only in what a viewer may not know; and leaks that must be noticed. */
import { stateToJson, type Viewer } from '@kairo/engine';
import { PERSON, type TableSetup } from '@kairo/protocol';
import { Company, Table } from '@kairo/table';
import { describe, expect, test, vi } from 'vitest';
import { refusalsIn } from './judge.ts';
import { compared, setupOf } from './pair.ts';

const TABLES: readonly (readonly [string, TableSetup, readonly Viewer[]])[] = [
  ['two people, variable start', setupOf([PERSON, PERSON], { start: 'variable' }), [0, 1, 'spectator']],
  [
    'two people on cairo, open money',
    setupOf([PERSON, PERSON], { edition: 'cairo', openMoney: true }),
    [0, 1],
  ],
  ['two people and a bot', setupOf([PERSON, 'trader', PERSON]), [0, 1, 'spectator']],
  [
    'four people on cairo, variable start',
    setupOf([PERSON, PERSON, PERSON, PERSON], { edition: 'cairo', start: 'variable' }),
    [1, 2, 'spectator'],
  ],
];

const GAMES = TABLES.flatMap(([name, setup, viewers]) =>
  viewers.map((viewer) => [name, viewer, setup] as const),
);

describe('a whole game of', () => {
  const refused = new Map<string, number>();

  test.each(GAMES)('%s is the same to viewer %s', async (name, viewer, setup) => {
    const { differences, exposed, exchanged, heard } = await compared({ setup, viewer, seed: name });
    expect(exchanged).toBeGreaterThan(5);
    expect(differences).toEqual([]);
    expect(exposed).toEqual([]);
    for (const [code, count] of refusalsIn(heard)) refused.set(code, (refused.get(code) ?? 0) + count);
  });

  test('all of these together were refused for every kind of reason', () => {
    const kinds = new Set([...refused.keys()].map((code) => code.split('/')[0]));
    expect([...kinds].sort()).toEqual(
      expect.arrayContaining(['action', 'build', 'company', 'identity', 'room', 'table']),
    );
    for (const code of [
      'table/after-reveal',
      'table/after-turn',
      'table/draft-open',
      'table/id-reused',
      'table/stale',
    ]) {
      expect(refused.get(code), code).toBeGreaterThan(0);
    }
    expect(refused.size).toBeGreaterThan(35);
  });
});

/** The top card of the pile, and the hands, as no client may know them. */
function hidden(table: Table): string {
  const { pile, players } = stateToJson(table.match.settledState);
  return JSON.stringify([pile, players.map(({ hand }) => hand)]);
}

function inCompany(what: (table: Table) => unknown): () => void {
  const original = Object.getOwnPropertyDescriptor(Company.prototype, 'message')?.get;
  return () => {
    vi.spyOn(Company.prototype, 'message', 'get').mockImplementation(function (this: Company) {
      const table = (this as unknown as { readonly table: Table }).table;
      return { ...original?.call(this), leak: what(table) };
    });
  };
}

describe('the comparison notices', () => {
  const FEW_TURNS = {
    setup: setupOf([PERSON, PERSON]),
    viewer: 'spectator',
    seed: 'leak',
    turns: 12,
  } as const;
  const { lookAs } = Table.prototype;
  const LEAKS: readonly (readonly [string, (log: (text: string) => void) => void])[] = [
    ['a hand or the pile in a message', inCompany(hidden)],
    [
      'a message whose length depends on the pile',
      inCompany((table) => ' '.repeat(digest(hidden(table)) % 50)),
    ],
    ['that another seat changes its mind', inCompany((table) => table.match.version.revision)],
    ['the seed', inCompany((table) => table.header.seed)],
    [
      'a hand in the log',
      (log) => {
        vi.spyOn(Table.prototype, 'lookAs').mockImplementation(function (this: Table, viewer, known) {
          log(`a look at ${hidden(this)}`);
          return lookAs.call(this, viewer, known);
        });
      },
    ],
    [
      'the money of others',
      () => {
        vi.spyOn(Table.prototype, 'lookAs').mockImplementation(function (this: Table, viewer, known) {
          const update = lookAs.call(this, viewer, known);
          const seats = update.base?.seats.map((seat) => ({ ...seat, money: seat.money ?? { red: 1 } }));
          return seats === undefined
            ? update
            : ({ ...update, base: { ...update.base, seats } } as typeof update);
        });
      },
    ],
  ];

  test('nothing where nothing leaks', async () => {
    const { differences, exposed } = await compared(FEW_TURNS);
    expect([...differences, ...exposed]).toEqual([]);
  });

  test.each(LEAKS)('%s', async (_, plant) => {
    const { differences, exposed } = await compared({ ...FEW_TURNS, plant });
    expect([...differences, ...exposed]).not.toEqual([]);
  });
});

function digest(text: string): number {
  return [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 65_521, 7);
}
