/** "Try again from here": a new game at a turn of another one, dealt anew from what one seat knew. */
import { readFileSync } from 'node:fs';
import { FastRandom, viewFor, whoActs } from '@kairo/engine';
import { PERSON } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { dealtAnew } from '../../engine/test/hidden.ts';
import {
  branchOf,
  finishedFromRecord,
  GameLog,
  MemoryStore,
  type NewGame,
  type PlayedGame,
  playedFromLog,
  TableHost,
} from '../src/index.ts';
import { choose, FakeBots } from './fakeBots.ts';
import { Sitting, setupOf, there } from './sitting.ts';

function recorded(name: string): PlayedGame {
  const text = readFileSync(new URL(`../../engine/test/fixtures/${name}.kairo`, import.meta.url), 'utf8');
  const game = finishedFromRecord('first', text);
  if (!game.ok) throw new Error(game.error);
  return game.value;
}

function branch(game: PlayedGame, turn: number, seat = 0, seed = 'b'): NewGame {
  const made = branchOf(game, { turn, seat, level: 'merchant' }, { id: 'new', seed });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

describe.each(['alley-2-supply', 'alley-3-standstill', 'cairo-4-supply'])('from %s', (name) => {
  const game = recorded(name);
  const last = game.turns.length - 1;
  const turns = [0, 1, 7, Math.floor(last / 2), last - 1];

  test('begins with what the seat knew then, and says from where', async () => {
    for (const turn of turns) {
      const seat = turn % game.setup.seats.length;
      const made = branch(game, turn, seat);
      expect(made.opening?.origin).toEqual({ game: 'first', turn });
      expect(made.setup.seats.map(({ player }) => player)).toEqual(
        game.setup.seats.map((_, i) => (i === seat ? PERSON : 'merchant')),
      );
      const store = new MemoryStore();
      const host = new TableHost({ store, isDurable: true, bots: new FakeBots(), now: () => 0 });
      expect(await host.create(made)).toEqual({ ok: true, value: 'new' });
      const loaded = there(await GameLog.load(store, 'new'));
      if (!loaded.ok) throw new Error(loaded.error.code);
      const then = viewFor(there(game.turns[turn]).state, seat);
      expect(viewFor(loaded.value.match.settledState, seat)).toEqual(then);
    }
  });

  test('is the same whatever was hidden from the seat', () => {
    const random = new FastRandom(`hidden ${name}`);
    for (const turn of turns) {
      const { state } = there(game.turns[turn]);
      const seat = 0;
      const other = dealtAnew(state, seat, random);
      const elsewhere = {
        ...game,
        turns: game.turns.map((played, i) => ({
          ...played,
          state: i === turn ? other : played.state,
          // What others received is something else.
          steps: played.steps.map((events) =>
            events.map((event) =>
              event.type === 'received' && event.to !== seat
                ? { ...event, cards: event.cards.map(() => 'S1' as const) }
                : event,
            ),
          ),
        })),
      } as unknown as PlayedGame;
      expect(branch(elsewhere, turn, seat)).toEqual(branch(game, turn, seat));
    }
  });

  test('deals what was hidden by the seed of the new game', () => {
    const hidden = (seed: string): unknown => branch(game, 7, 0, seed).opening?.position.pile;
    expect(hidden('one')).toEqual(hidden('one'));
    expect(hidden('one')).not.toEqual(hidden('other'));
  });

  test('is refused after the end, and for turns and seats that there are not', () => {
    for (const [turn, seat] of [
      [last, 0],
      [last + 1, 0],
      [-1, 0],
      [1.5, 0],
      [3, 4],
    ] as const) {
      const made = branchOf(game, { turn, seat, level: 'trader' }, { id: 'new', seed: 'b' });
      const isOver = there(game.turns.at(-1)).state;
      if (turn === last && whoActs(isOver) !== undefined) continue;
      expect(made).toMatchObject({ ok: false, error: { code: 'table/bad-position' } });
    }
  });
});

test('a game that goes on, and one that itself began at a position', async () => {
  const sitting = await Sitting.open('first', setupOf([PERSON, 'trader'], { start: 'variable' }));
  const random = new FastRandom('running');
  const playOn = async (at: Sitting): Promise<PlayedGame> => {
    for (let turn = 0; turn < 8 && (await at.untilPerson()) !== undefined; turn++) {
      while (!at.known.draft?.isComplete) await at.act(choose(at.known.view.legal, random));
      await at.endTurn();
    }
    await at.untilPerson();
    const loaded = there(await GameLog.load(at.house.store, there(at.welcome).table));
    const game = loaded.ok ? playedFromLog(loaded.value) : undefined;
    if (!game?.ok) throw new Error('cannot be read');
    return game.value;
  };
  const first = await playOn(sitting);
  const { opening } = branch(first, first.turns.length - 2);
  const again = await Sitting.open('again', first.setup, { beginning: { opening: there(opening) } });
  const second = await playOn(again);
  const turn = second.turns.length - 2;
  const made = branch(second, turn);
  expect(made.opening?.origin).toEqual({ game: 'again', turn });
  const third = await Sitting.open('third', second.setup, { beginning: { opening: there(made.opening) } });
  const then = viewFor(there(second.turns[turn]).state, 0);
  expect(third.known.view.seats).toEqual(then.seats);
});
