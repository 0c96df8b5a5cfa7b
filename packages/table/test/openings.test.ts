/** Games that begin at a position instead of a deal: begun, left, restored, watched again, and what is refused. */
import {
  determinize,
  FastRandom,
  formatRecord,
  parseRecord,
  positionOf,
  Tally,
  viewFor,
} from '@kairo/engine';
import { PERSON } from '@kairo/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  finishedFromLog,
  finishedFromRecord,
  GAME_FORMAT,
  type GameHeader,
  GameLog,
  gameRecord,
  MemoryStore,
  OPENED_GAME_FORMAT,
  type Opening,
  TableHost,
} from '../src/index.ts';
import { restoreMatch } from '../src/match/restoreMatch.ts';
import { choose, FakeBots, silent } from './fakeBots.ts';
import { House, SEED, Sitting, setupOf, there } from './sitting.ts';

const SETUP = setupOf([PERSON, 'trader', 'apprentice'], { start: 'variable' });
const ORIGIN = { game: 'first', turn: 20 };

/** Plays on at random until the person has had so many turns; the whole game if there is no number. */
async function play(sitting: Sitting, turns = Number.POSITIVE_INFINITY): Promise<void> {
  const random = new FastRandom('on');
  for (let turn = 0; turn < turns && (await sitting.untilPerson()) !== undefined; turn++) {
    while (!sitting.known.draft?.isComplete) await sitting.act(choose(sitting.known.view.legal, random));
    await sitting.endTurn();
  }
}

/** Where a game stood after the person's seventh turn. */
async function openingOf(setup = SETUP): Promise<Opening> {
  const sitting = await Sitting.open('first', setup);
  await play(sitting, 7);
  await sitting.untilPerson();
  const table = await sitting.house.table('first');
  const entries = await table.entries(0, table.match.version.seq);
  const events = entries.flatMap((entry) => ('events' in entry ? entry.events : []));
  return { position: positionOf(table.match.settledState, events), origin: ORIGIN };
}

describe('a game that begins at a position', () => {
  let opening: Opening;
  beforeAll(async () => {
    opening = await openingOf();
  });
  const begin = (): Promise<Sitting> => Sitting.open('branch', SETUP, { beginning: { opening } });

  test('is there as it was, and says where it is from', async () => {
    const sitting = await begin();
    const { match } = await sitting.house.table('branch');
    const { legal: _, ...view } = viewFor(match.settledState, 0);
    expect(sitting.known.view).toMatchObject(view);
    expect(sitting.known.view.seats[0]?.hand).toEqual(opening.position.players[0]?.hand);
    expect(sitting.welcome?.origin).toEqual(ORIGIN);
    expect(sitting.known.steps[0]?.events.map(({ type }) => type)).toEqual([
      'opened',
      'received',
      'funds',
      'turnBegan',
    ]);
  });

  test('shows nobody the hands, coins, pile or seed that they may not know', async () => {
    const sitting = await begin();
    await play(sitting, 4);
    const sent = JSON.stringify(sitting.received);
    expect(sent).not.toContain(SEED);
    expect(sent).not.toContain('"pile":[');
    for (const message of sitting.received) {
      const steps = message.type === 'update' || message.type === 'history' ? message.steps : [];
      const own = steps.flatMap(({ events }) => events).filter(({ type }) => type === 'funds');
      expect(own.every(({ to }) => to === 0)).toBe(true);
    }
  });

  test('gives bots all they need to count, and goes on to its end', async () => {
    const sitting = await begin();
    await play(sitting);
    const { match } = await sitting.house.table('branch');
    expect(match.isOver).toBe(true);
    const { asked } = sitting.house.bots;
    expect(asked.length).toBeGreaterThan(10);
    for (const { view, history } of asked.filter((_, i) => i % 5 === 0)) {
      expect(new Tally(match.game, view.viewer, history).agreesWith(view)).toBe(true);
      const deal = determinize(match.game, view, history, new FastRandom('deal'));
      expect(viewFor(deal, view.viewer)).toEqual(view);
    }
  });

  test('can be left and taken up again, from any snapshot', async () => {
    const sitting = await begin();
    await play(sitting, 8);
    await sitting.untilPerson();
    const later = new House(sitting.house.store);
    later.bots.decision = silent;
    const again = await new Sitting('branch', { house: later }).join();
    expect(again.known.view).toEqual(sitting.known.view);
    expect(again.welcome?.origin).toEqual(ORIGIN);
    const table = await later.table('branch');
    const { seq } = table.match.version;
    expect(await table.entries(0, seq)).toEqual(await (await sitting.house.table('branch')).entries(0, seq));
    const stored = there(await later.store.load('branch', Number.MAX_SAFE_INTEGER));
    const restored = restoreMatch(stored);
    expect(restored.ok && restored.value.header.opening).toEqual(opening);
  });

  test('has a record, and can be watched again by it or by its log', async () => {
    const beginning = { opening, seed: 'recorded' };
    const sitting = await Sitting.open('branch', SETUP, { beginning });
    await play(sitting);
    const table = await sitting.house.table('branch');
    const text = formatRecord(await gameRecord(table, 'spectator'));
    expect(text).toContain('\nfrom turn 20 of first\n');
    const loaded = there(await GameLog.load(sitting.house.store, 'branch'));
    const games = [finishedFromRecord('r', text), loaded.ok ? finishedFromLog(loaded.value) : undefined];
    for (const game of games) {
      if (!game?.ok) throw new Error(`not replayed: ${game?.error}`);
      const { turns } = game.value;
      expect(turns[0].steps[0]?.[0]?.type).toBe('opened');
      expect(viewFor(there(turns.at(-1)).state, 'spectator')).toEqual(
        viewFor(table.match.settledState, 'spectator'),
      );
    }
  });

  test('has the record of a seat while it goes on, without what others hold', async () => {
    const sitting = await begin();
    await play(sitting, 3);
    const table = await sitting.house.table('branch');
    const record = await gameRecord(table, 0);
    expect(record).not.toHaveProperty('position');
    expect(record).not.toHaveProperty('seed');
    const read = parseRecord(formatRecord(record));
    expect(read.ok && read.value.opening?.[0]?.type).toBe('opened');
  });

  test('is stored in a form that older releases refuse; a deal as ever', async () => {
    const sitting = await begin();
    await sitting.house.deal('dealt', SETUP);
    const formatOf = async (id: string): Promise<unknown> =>
      (there(await sitting.house.store.load(id, 0)).header as GameHeader).format;
    expect([await formatOf('branch'), await formatOf('dealt')]).toEqual([OPENED_GAME_FORMAT, GAME_FORMAT]);
  });

  test('is not begun at a position that cannot be: one error, and nothing is stored', async () => {
    const store = new MemoryStore();
    const host = new TableHost({ store, isDurable: true, bots: new FakeBots(), now: () => 0 });
    const position = { ...opening.position, pile: opening.position.pile.slice(1) };
    const created = await host.create({ id: 'x', setup: SETUP, seed: 'x', opening: { position } });
    expect(created).toEqual({ ok: false, error: { code: 'table/bad-position', detail: 'wrong: cards' } });
    expect(await store.list()).toEqual([]);
  });

  test('is refused if what is stored of its beginning is none', async () => {
    const sitting = await begin();
    const good = there(await sitting.house.store.load('branch', 0));
    const header = good.header as GameHeader;
    const bad: readonly (readonly [object, string])[] = [
      [{ opening: undefined }, `opening: expected one with the format ${OPENED_GAME_FORMAT}`],
      [{ format: GAME_FORMAT }, `opening: expected one with the format ${OPENED_GAME_FORMAT}`],
      [{ opening: null }, 'opening: state: expected object'],
      [{ opening: { position: { ...opening.position, seat: 9 } } }, 'opening: seat: expected whole'],
      [{ opening: { ...opening, origin: { game: 'first' } } }, 'opening.origin: expected a game and a turn'],
    ];
    for (const [changes, detail] of bad) {
      const restored = restoreMatch({ ...good, header: { ...header, ...changes } });
      expect(restored).toMatchObject({
        ok: false,
        error: { code: 'table/bad-save', detail: expect.stringContaining(detail) },
      });
    }
  });
});
