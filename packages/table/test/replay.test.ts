/** Finished games, watched again at a table of their own. */
import { readFileSync } from 'node:fs';
import { viewFor, whoActs } from '@kairo/engine';
import { type ClientMessage, type Known, PERSON, type ServerMessage, TableClient } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import {
  type FinishedGame,
  finishedFromLog,
  finishedFromRecord,
  GameLog,
  ReplayTable,
  watchedTurns,
} from '../src/index.ts';
import { Sitting, setupOf, there } from './sitting.ts';

const recordOf = (name: string): string =>
  readFileSync(new URL(`../../engine/test/fixtures/${name}.kairo`, import.meta.url), 'utf8');

const RECORD = recordOf('alley-2-supply');

function finishedGame(text = RECORD): FinishedGame {
  const game = finishedFromRecord('r', text);
  if (!game.ok) throw new Error(game.error);
  return game.value;
}

/** A client at a replay; every message is kept. */
class Watcher {
  readonly received: ServerMessage[] = [];
  readonly looks: boolean[] = [];
  readonly table: ReplayTable;
  readonly client: TableClient;
  known: Known | undefined;

  constructor(game: FinishedGame) {
    this.table = new ReplayTable(game, (message) => {
      this.received.push(message);
      this.client.receive(structuredClone(message));
    });
    let ids = 0;
    const send = (message: ClientMessage): void => this.table.receive(structuredClone(message));
    this.client = new TableClient(
      'r',
      { send, newId: () => String(++ids) },
      {
        welcomed: () => undefined,
        updated: (known, isNewLook) => {
          this.known = known;
          this.looks.push(isNewLook);
        },
        recalled: (known) => {
          this.known = known;
        },
        stored: () => undefined,
        failed: () => undefined,
      },
    );
    this.client.connect();
  }

  /** As a page does it: one turn forward is an update, for any other turn it looks anew. */
  go(turn: number): void {
    const from = there(this.known).version.seq - 1;
    this.table.show(turn);
    if (turn !== from + 1) this.client.lookAs('spectator');
  }

  get plain() {
    const { legal: _, ...view } = there(this.known).view;
    return view;
  }
}

function viewAt({ turns }: FinishedGame, turn: number) {
  const { legal: _, ...view } = viewFor(there(turns[turn]).state, 'spectator');
  return view;
}

describe('a replay', () => {
  const game = finishedGame();
  const last = game.turns.length - 1;

  test('begins with the deal, at a table without seats', () => {
    const watcher = new Watcher(game);
    expect(watcher.received[0]).toMatchObject({ type: 'welcome', seats: [], storage: 'durable' });
    expect(watcher.known).toMatchObject({ viewer: 'spectator', version: { seq: 1, revision: 0 } });
    expect(watcher.plain).toEqual(viewAt(game, 0));
    expect(there(watcher.known).steps.map(({ events }) => events[0]?.type)).toEqual(['started']);
  });

  test('goes forward turn by turn, each an ordinary update that is performed', () => {
    const watcher = new Watcher(game);
    for (let turn = 1; turn <= last; turn++) {
      watcher.go(turn);
      expect(watcher.plain).toEqual(viewAt(game, turn));
      const state = there(game.turns[turn]).state;
      expect(there(watcher.known).acting).toBe(turn === last ? undefined : whoActs(state));
    }
    expect(watcher.looks).toEqual([true, ...Array(last).fill(false)]);
    expect(there(watcher.known).steps).toHaveLength(last + 1);
  });

  test('goes to any turn and on from there', () => {
    const watcher = new Watcher(game);
    for (const turn of [last, 3, 4, 0, 1, 17, 16]) {
      watcher.go(turn);
      expect(watcher.plain).toEqual(viewAt(game, turn));
      // The steps before it have been fetched.
      expect(there(watcher.known)).toMatchObject({ firstStep: 0, version: { seq: turn + 1 } });
    }
    expect(watcher.looks).toEqual([true, true, true, false, true, false, true, true]);
  });

  test('stays within the game', () => {
    const watcher = new Watcher(game);
    watcher.table.show(last + 5);
    watcher.client.lookAs('spectator');
    expect(watcher.plain).toEqual(viewAt(game, last));
    watcher.table.show(-2);
    watcher.client.lookAs('spectator');
    expect(watcher.plain).toEqual(viewAt(game, 0));
  });

  test('a heartbeat changes nothing, whatever was shown meanwhile', () => {
    const watcher = new Watcher(game);
    watcher.go(5);
    const before = watcher.known;
    watcher.table.receive({
      type: 'sync',
      look: 1,
      viewer: 'spectator',
      version: there(before).version,
    });
    expect(watcher.received.at(-1)).toMatchObject({ type: 'synced' });
    expect(watcher.known).toBe(before);
  });

  test('nothing can be done at it', () => {
    const { table, received } = new Watcher(game);
    const base = { seq: 1, revision: 0 };
    table.receive({ type: 'command', id: 'c', seat: 0, base, command: { type: 'endTurn' } });
    expect(received.at(-1)).toMatchObject({ type: 'refused', id: 'c' });
    table.receive({ type: 'hurry' });
    expect(received.at(-1)).toMatchObject({ type: 'refused' });
  });
});

describe('what is known of the turns', () => {
  const game = finishedGame();
  const allEvents = game.turns.flatMap(({ steps }) => steps.flat());

  test('with all eyes: every event, every hand and all money', () => {
    const turns = watchedTurns(game, 'all');
    expect(turns.flatMap(({ steps }) => steps.flat())).toEqual(allEvents);
    for (const [turn, { hands }] of turns.entries()) {
      const { state } = there(game.turns[turn]);
      const own = hands.map((_, seat) => there(viewFor(state, seat).seats[seat]));
      expect(hands).toEqual(own.map(({ hand, money }) => ({ cards: hand, money })));
    }
  });

  test('with the eyes of a seat: its own hand, and nothing that only others were shown', () => {
    const turns = watchedTurns(game, 1);
    const events = turns.flatMap(({ steps }) => steps.flat());
    expect(events).toEqual(allEvents.filter(({ to }) => to === 'all' || to === 1));
    expect(events.length).toBeLessThan(allEvents.length);
    expect(turns.every(({ hands: [other, own] }) => other === null && own !== null)).toBe(true);
  });
});

describe('which games can be watched', () => {
  test('one from a log, with its seats as they were', async () => {
    const setup = setupOf(['trader', 'apprentice']);
    const sitting = await Sitting.open('log', setup);
    await sitting.untilPerson();
    const loaded = there(await GameLog.load(sitting.house.store, 'log'));
    if (!loaded.ok) throw new Error(loaded.error.code);
    const game = finishedFromLog(loaded.value);
    if (!game.ok) throw new Error(game.error);
    expect(game.value).toMatchObject({ id: 'log', setup });
    const watcher = new Watcher(game.value);
    watcher.go(game.value.turns.length - 1);
    expect(watcher.plain.outcome).toEqual(sitting.known.view.outcome);
  });

  test('none that goes on', async () => {
    const sitting = await Sitting.open('running', setupOf([PERSON, PERSON]));
    const loaded = there(await GameLog.load(sitting.house.store, 'running'));
    if (!loaded.ok) throw new Error(loaded.error.code);
    expect(finishedFromLog(loaded.value)).toEqual({ ok: false, error: 'replay/not-over' });
  });

  const turnLines = RECORD.split('\n').filter((line) => /^\d+ /.test(line));
  const cut = RECORD.slice(0, RECORD.indexOf(there(turnLines.at(-2))));
  const cases: readonly (readonly [string, string, string])[] = [
    ['that stops before its end', cut, 'replay/not-over'],
    ['of a seat', RECORD.replace('knows table', 'knows A').replace(/^seed .*\n/m, ''), 'replay/not-over'],
    ['of a board that is not known', recordOf('causeway-3-shared'), 'replay/unreadable'],
    ['with a move that is not legal', RECORD.replace(/^5 .*$/m, '5 A lure red a1'), 'replay/unreadable'],
    ['that is none', 'hello', 'replay/unreadable'],
  ];
  test.each(cases)('no record %s', (_, text, error) => {
    expect(finishedFromRecord('r', text)).toEqual({ ok: false, error });
  });

  test('a record names the seats; signs are found for them', () => {
    const { seats } = finishedGame().setup;
    expect(seats.map(({ name, icon }) => [name, icon])).toEqual([
      ['Ada', 'ankh'],
      ['Béla the 2nd', 'eye'],
    ]);
    const unnamed = finishedGame(RECORD.replace('seat A Ada', 'seat A eye'));
    expect(unnamed.setup.seats.map(({ name, icon }) => [name, icon])).toEqual([
      ['', 'eye'],
      ['Béla the 2nd', 'ankh'],
    ]);
  });
});
