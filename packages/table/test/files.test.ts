/** Games in files: written and read again, from the terminal, damaged in every way. */
import { readFileSync } from 'node:fs';
import { parseRecord, recordToJson } from '@kairo/engine';
import { describe, expect, test } from 'vitest';
import {
  branchOf,
  type FiledGame,
  finalPosition,
  GameLog,
  gamesFileText,
  gamesInFile,
  lastPosition,
  MemoryStore,
  notationOf,
  playedFromLog,
  TableHost,
  wholeGame,
} from '../src/index.ts';
import { FakeBots } from './fakeBots.ts';
import { there } from './sitting.ts';

const recordOf = (name: string): string =>
  readFileSync(new URL(`../../engine/test/fixtures/${name}.kairo`, import.meta.url), 'utf8');
const RECORD = recordOf('alley-2-supply');

function targets() {
  let ids = 0;
  return () => ({ id: `new-${++ids}`, now: 1000 });
}

const readAll = (text: string) => [...gamesInFile(text, targets())];

function readOne(text: string): FiledGame {
  const [read] = readAll(text);
  if (!read?.ok) throw new Error(JSON.stringify(read));
  return read.value;
}

function problemIn(text: string) {
  const [read] = readAll(text);
  return read?.ok === false ? read.error : undefined;
}

/** As it would be loaded from a store. */
async function loaded({ game }: FiledGame) {
  const store = new MemoryStore();
  await store.create(game.header, game.first);
  const found = await GameLog.load(store, game.header.id);
  if (!found?.ok) throw new Error(JSON.stringify(found));
  return found.value;
}

/** The first turns of a record, without its result. */
function cutAfter(turn: number): string {
  return there(RECORD.split(new RegExp(`^${turn + 1} `, 'm'))[0]);
}

describe('a finished game', () => {
  test('says which turns were taken back', async () => {
    const game = readOne(RECORD);
    const { entries } = game.game.first;
    const [after, to] = [20, 15];
    const takeback = { type: 'takeback', seat: 1, to } as const;
    const again = [...entries.slice(0, after), takeback, ...entries.slice(to)];
    const whole = { ...game.game, first: { ...game.game.first, entries: again } };
    const { header, first } = whole;
    const read = readOne(
      gamesFileText([
        { header, draft: { ...first.draft, base: again.length }, entries: again, updatedAt: 1 },
      ]),
    );
    const [straight, returned] = [notationOf(await loaded(game)), notationOf(await loaded(read))];
    // The entries before it: the deal, and steps that each end a turn.
    expect(returned).toBe(`${straight}# taken back 15 B\n`);
    expect(notationOf(await loaded(readOne(there(returned))))).toBe(straight);
  });

  test('in notation is the same after it was written and read', async () => {
    const first = readOne(RECORD);
    expect(first.game.first.summary).toMatchObject({ isOver: true, points: [39, 76] });
    expect(first.game.header.setup.seats.map(({ name }) => name)).toEqual(['Ada', 'Béla the 2nd']);
    const text = there(notationOf(await loaded(first)));
    expect(text).toContain('# players person,person');
    const again = readOne(text);
    expect(again.game.header.setup).toEqual(first.game.header.setup);
    expect(again.game.first.entries).toEqual(first.game.first.entries);
  });

  test('keeps its signs and players', async () => {
    const text = `${RECORD}\n# players person,merchant\n# signs lotus,ankh\n`;
    const { game } = readOne(text);
    expect(game.header.setup.seats).toEqual([
      { name: 'Ada', icon: 'lotus', player: 'person' },
      { name: 'Béla the 2nd', icon: 'ankh', player: 'merchant' },
    ]);
  });

  test('is read from a record as JSON', () => {
    const record = parseRecord(RECORD);
    if (!record.ok) throw new Error('no record');
    const { game } = readOne(JSON.stringify(recordToJson(record.value)));
    expect(game.first.entries).toEqual(readOne(RECORD).game.first.entries);
  });

  test('that people ended early stays ended as they did', async () => {
    const cut = cutAfter(20);
    const { points } = readOne(cut).game.first.summary;
    for (const ending of [
      `result ${points.join(' ')} by agreed`,
      `resigned A\n\nresult ${points.join(' ')} winner B by resigned`,
    ]) {
      const filed = readOne(`${cut.replace('kairo-record/1', 'kairo-record/2')}\n${ending}\n`);
      expect(filed.game.first.summary.isOver).toBe(true);
      expect(notationOf(await loaded(filed))).toContain(ending);
    }
  });

  test('shows its last position and who won', async () => {
    const here = lastPosition(await loaded(readOne(RECORD)));
    expect(here).toMatchObject({ turns: 142, winners: [1], board: { columns: 9 } });
    expect(here.stands.length).toBeGreaterThan(8);
    expect(finalPosition(RECORD)).toEqual({ ok: true, value: here });
  });
});

test('a game that begins at a position keeps it', async () => {
  const played = playedFromLog(await loaded(readOne(cutAfter(40))));
  if (!played.ok) throw new Error(played.error);
  const branch = branchOf(played.value, { turn: 30, seat: 0, level: 'trader' }, { id: 'b', seed: 'branch' });
  if (!branch.ok) throw new Error(branch.error.code);
  const store = new MemoryStore();
  await new TableHost({ store, isDurable: true, bots: new FakeBots(), now: () => 5 }).create(branch.value);
  const found = await GameLog.load(store, 'b');
  if (!found?.ok) throw new Error('not loaded');
  const again = readOne(gamesFileText([wholeGame(found.value, 5)]));
  expect(again.game.header.opening).toEqual(branch.value.opening);
  expect(again.game.first.entries).toEqual(found.value.entries);
});

describe('whole games', () => {
  test('go on elsewhere, with title and star', async () => {
    const running = await loaded(readOne(cutAfter(30)));
    expect(notationOf(running)).toBeUndefined();
    const over = await loaded(readOne(RECORD));
    const text = gamesFileText([
      { ...wholeGame(running, 7), title: 'Sunday', isStarred: true },
      wholeGame(over, 9),
    ]);
    const read = readAll(text).map((one) => (one.ok ? one.value : undefined));
    expect(read.map((one) => one?.note)).toEqual([{ title: 'Sunday', isStarred: true }, {}]);
    expect(read.map((one) => one?.game.header.id)).toEqual(['new-1', 'new-2']);
    expect(read[0]?.game.first.summary).toMatchObject({ updatedAt: 7, isOver: false });
    expect(there(read[0]).game.first.entries).toEqual(running.entries);
    expect((await loaded(there(read[0]))).match.acting).toBe(running.match.acting);
  });

  test('whose log does not follow from the seed are refused, and others of the file are not', async () => {
    const over = wholeGame(await loaded(readOne(RECORD)), 9);
    const entries = over.entries.filter((_, i) => i !== 40);
    const seed = { ...(over.header as object), seed: '4d1228caadaa5b1fead4583578bea154' };
    const text = gamesFileText([{ ...over, entries }, { ...over, header: seed }, over]);
    expect(readAll(text).map((one) => (one.ok ? 'ok' : one.error.code))).toEqual([
      'file/damaged',
      'file/damaged',
      'ok',
    ]);
  });
});

test('several records in one file are several games', () => {
  expect(readAll(`${RECORD}\n${recordOf('cairo-3-supply')}`).map(({ ok }) => ok)).toEqual([true, true]);
});

describe('a file that cannot be taken in has one reason', () => {
  test.each([
    ['', { code: 'file/no-game' }],
    ['GIF89a', { code: 'file/no-game' }],
    ['{"a": 1}', { code: 'file/no-game' }],
    ['[]', { code: 'file/no-game' }],
    ['{"a": ', { code: 'file/no-game' }],
    ['{"format":"kairo-games/1","games":[]}', { code: 'file/no-game' }],
    ['{"format":"kairo-games/1","games":[{', { code: 'file/damaged' }],
    ['{"format":"kairo-games/1","games":[1]}', { code: 'file/damaged' }],
    ['{"format":"kairo-games/2","games":[{}]}', { code: 'file/other-version' }],
    ['{"format":"kairo-record/9"}', { code: 'file/other-version' }],
    ['{"format":"kairo-record/1"}', { code: 'file/damaged' }],
    ['{"format":"kairo-game/9"}\n{"entries":[]}\n', { code: 'file/other-version' }],
    ['{"format":"kairo-game/2"}\n', { code: 'file/damaged' }],
    [RECORD.replace('kairo-record/1', 'kairo-record/7'), { code: 'file/other-version' }],
    [RECORD.replace('rules 1', 'rules 2'), { code: 'file/other-version' }],
    [RECORD.replace('edition alley 3', 'edition alley 4'), { code: 'file/board', board: 'alley' }],
    [RECORD.replace('edition alley', 'edition elsewhere'), { code: 'file/board', board: 'elsewhere' }],
    [RECORD.replace(/^2 B .*$/m, '2 B pla'), { code: 'file/line', line: 12 }],
    [RECORD.replace(/^2 B .*$/m, '2 A place yellow i2-i1'), { code: 'file/illegal', turn: 2 }],
    [RECORD.replace(/^2 B .*$/m, '2 B place yellow h3-g3'), { code: 'file/illegal', turn: 2, rule: 'R5.1' }],
    [RECORD.replace('result 39 76', 'result 40 76'), { code: 'file/damaged' }],
    [
      RECORD.replace('knows table\nseed 4d1228caadaa5b1fead4583578bea153', 'knows A'),
      { code: 'file/not-whole' },
    ],
  ])('number %#', (text, problem) => {
    expect(problemIn(text)).toEqual(problem);
  });
});
