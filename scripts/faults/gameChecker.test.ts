/** The checker finds what is wrong with a log: each test spoils a game that is all right. */
import { encodeState, FastRandom, legalActions, RULES_VERSION, viewFor } from '@kairo/engine';
import { type CompanyCommand, DEFAULT_SETUP, PERSON, type TableSetup, type Version } from '@kairo/protocol';
import { GAME_FORMAT, gameOfSetup, type LogEntry, Match, type Snapshot, showEntry } from '@kairo/table';
import { expect, test } from 'vitest';
import { type Evidence, GameChecker } from './gameChecker.ts';
import { Ledger } from './ledger.ts';
import { choose } from './player.ts';
import type { StoredRow } from './storedGames.ts';
import type { Witness } from './witness.ts';

const ID = 'game';
const SETUP: TableSetup = {
  ...DEFAULT_SETUP,
  edition: 'alley',
  seats: [
    { name: 'A', icon: 'ankh', player: PERSON },
    { name: 'B', icon: 'eye', player: PERSON },
  ],
};
const PACE = { bank: 60, increment: 0, cap: 60 };

interface Sound extends Evidence {
  readonly row: StoredRow;
  readonly witnesses: readonly [Witness];
}

/** Twelve lists of one action each, all acknowledged, and a spectator who has seen them. */
function sound(): Sound {
  const game = gameOfSetup(SETUP);
  if (!game.ok) throw new Error(game.error.code);
  const random = new FastRandom('checker');
  const ledger = new Ledger();
  const deal = Match.deal(game.value, 'seed');
  let { match } = deal;
  const entries: LogEntry[] = [...deal.entries];
  const snapshots: Snapshot[] = [{ seq: 1, state: encodeState(match.settledState) }];
  for (let i = 1; i <= 12; i++) {
    const { acting = 0 } = match;
    const actions = [choose(legalActions(match.settledState), random)];
    const played = match.playAll(actions, { command: `c${i}`, digest: 'd' });
    if (!('match' in played)) throw new Error('an action that is not legal');
    match = played.match;
    entries.push(...played.entries);
    ledger.send(acting, `c${i}`, { kind: 'list', actions });
    ledger.acknowledge(acting, `c${i}`, match.version);
    if (i === 6) snapshots.push({ seq: entries.length, state: encodeState(match.settledState) });
  }
  const header = {
    format: GAME_FORMAT,
    id: ID,
    setup: SETUP,
    seed: 'seed',
    pace: PACE,
    rulesVersion: RULES_VERSION,
    createdAt: 0,
  };
  return {
    row: {
      header: JSON.stringify(header),
      seq: entries.length,
      revision: 0,
      draft: JSON.stringify(match.storedDraft),
      entries: entries.map((entry, i) => ({ seq: i + 1, entry: JSON.stringify(entry) })),
      snapshots,
      wakeAt: 1,
      state: 'playing',
    },
    requests: ledger.copy(),
    witnesses: [
      {
        name: 'spectator',
        viewer: 'spectator',
        version: match.version,
        firstStep: 0,
        steps: entries.map((entry) => showEntry(entry, 'spectator')),
        view: viewFor(match.settledState, 'spectator'),
      },
    ],
  };
}

const SOUND = sound();
const { row: ROW, witnesses } = SOUND;
const LAST = ROW.entries.length;

function check(change: Partial<Evidence>): ReturnType<GameChecker['check']> {
  return new GameChecker(ID).check({ ...SOUND, ...change });
}

function withEntries(change: (entries: StoredRow['entries']) => StoredRow['entries']): Partial<Evidence> {
  const entries = change(ROW.entries);
  return { row: { ...ROW, entries, seq: entries.length } };
}

function withRequest(change: object): Partial<Evidence> {
  const [[key, request] = []] = SOUND.requests;
  if (key === undefined || request === undefined) throw new Error('no request');
  return { requests: new Map([...SOUND.requests, [key, { ...request, ...change }]]) };
}

const TAKEBACK: CompanyCommand = { type: 'propose', proposal: { kind: 'takeback' } };

/** A request of the seat that does not act, which leaves no entry. */
function withQuestion(acknowledged: Version, command: CompanyCommand = TAKEBACK): Partial<Evidence> {
  const acting: unknown = JSON.parse(ROW.entries.at(-1)?.entry ?? '').events.find(
    ({ type }: { readonly type: string }) => type === 'turnBegan',
  )?.seat;
  const seat = acting === 0 ? 1 : 0;
  const request = {
    seat,
    id: 'q',
    content: { kind: 'company', command },
    acknowledged,
    refused: undefined,
  } as const;
  return { requests: new Map([...SOUND.requests, [`${seat} q`, request]]) };
}

test('a game that is all right', async () => {
  expect(await check({})).toEqual({ seq: LAST, isOver: false });
  expect(await check(withQuestion({ seq: LAST, revision: 0 }))).toEqual({ seq: LAST, isOver: false });
});

test.each<[string, Partial<Evidence>, RegExp]>([
  ['the game is gone', { row: undefined }, /the game is gone/],
  [
    'a number was skipped',
    withEntries((all) => all.map(({ seq, entry }) => ({ seq: seq > 5 ? seq + 1 : seq, entry }))),
    /entry number 6 is missing/,
  ],
  [
    'an entry is missing at the end',
    { row: { ...ROW, entries: ROW.entries.slice(0, -1) } },
    /but the game says/,
  ],
  [
    'an acknowledged command was lost',
    {
      row: {
        ...ROW,
        seq: LAST - 1,
        entries: ROW.entries.slice(0, -1),
        draft: '{"base":1,"revision":0,"actions":[],"commands":[]}',
      },
      witnesses: [],
    },
    /was acknowledged as \d+, but is not in the log/,
  ],
  [
    'a command was carried out twice',
    withEntries((all) => [...all, { seq: LAST + 1, entry: all.at(-1)?.entry ?? '' }]),
    /is entry \d+ and entry \d+/,
  ],
  [
    'an entry does not follow',
    withEntries((all) => all.map((one, i) => (i === 4 ? { ...one, entry: all[6]?.entry ?? '' } : one))),
    /does not follow from those before it/,
  ],
  [
    'a snapshot is of another state',
    { row: { ...ROW, snapshots: ROW.snapshots.map(({ state }, i) => ({ state, seq: i + 1 })) } },
    /snapshot 2 is of another state/,
  ],
  ['a command was never sent', { requests: new Map() }, /was never sent/],
  [
    'a list is there in part',
    withRequest({ content: { kind: 'list', actions: [{}, {}] } }),
    /but the log has/,
  ],
  ['a refused command is there', withRequest({ acknowledged: undefined, refused: 'no' }), /was refused/],
  [
    'another number was acknowledged',
    withRequest({ acknowledged: { seq: 7, revision: 0 } }),
    /was acknowledged as entry 7/,
  ],
  [
    'an answer tells of another seat’s draft',
    withQuestion({ seq: LAST, revision: 1 }),
    /was answered with draft \d+\.1, which is that of seat/,
  ],
  [
    'a client has more than is stored',
    { witnesses: [{ ...witnesses[0], version: { seq: LAST + 1, revision: 0 } }] },
    /only \d+ are stored/,
  ],
  [
    'a client was shown something else',
    { witnesses: [{ ...witnesses[0], steps: witnesses[0].steps.toReversed() }] },
    /was shown/,
  ],
  ['a client sees another view', { witnesses: [{ ...witnesses[0], view: {} }] }, /sees after entry/],
  [
    'a resignation was acknowledged and is not there',
    withQuestion({ seq: LAST, revision: 0 }, { type: 'resign' }),
    /was acknowledged as \d+, but is not in the log/,
  ],
  ['a clock runs and no one would notice', { row: { ...ROW, wakeAt: undefined } }, /no wake-up is set/],
])('%s', async (_, change, expected) => {
  expect(await check(change)).toMatch(expected);
});

test('what was read once must not change', async () => {
  const checker = new GameChecker(ID);
  await checker.check(SOUND);
  const { row } = withEntries((all) =>
    all.map((one) => ({ ...one, entry: one.entry.replace('"digest":"d"', '"digest":"e"') })),
  );
  expect(await checker.check({ ...SOUND, row })).toMatch(/entry 2 was .* and is /);
  expect(await checker.check({ ...SOUND, row: undefined })).toMatch(/the game is gone/);
});
