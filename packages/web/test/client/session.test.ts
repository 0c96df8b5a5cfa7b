import { CAIRO, type GameEvent, makeGame, newGame, type View, viewFor } from '@kairo/engine';
import {
  DEFAULT_SETUP,
  type Draft,
  type FromTable,
  type ToldStep,
  type ToTable,
  type Update,
} from '@kairo/protocol';
import { expect, test } from 'vitest';
import { Session } from '../../src/client/session.ts';
import { type Scene, Stage } from '../../src/client/stage.ts';

const game = makeGame(CAIRO, 2, { start: 'preset', openMoney: false });
const base = viewFor(newGame(game, 'session').state, 0);
/** Views that can be told apart. */
const view = (number: number): View => ({ ...base, quietTurns: number });
const step = (seat: number, number: number): ToldStep => ({
  seat,
  events: [began(seat)],
  view: view(number),
});
const began = (seat: number): GameEvent => ({ type: 'turnBegan', to: 'all', seat });
const draftOf = (...steps: ToldStep[]): Draft => ({
  steps,
  held: undefined,
  isComplete: false,
  canUndo: true,
});

/** A table that says what the test wants, and a stage that notes what was shown. */
function sit() {
  const sent: ToTable[] = [];
  const shown: Scene[] = [];
  let tell: (message: FromTable) => void = () => undefined;
  const stage = new Stage({
    leave: (scene) => {
      shown.push(scene);
      return Promise.resolve();
    },
    arrive: () => Promise.resolve(),
  });
  const session = new Session(
    {
      send: (message) => sent.push(message),
      listen: (listener) => {
        tell = listener;
      },
      close: () => undefined,
    },
    stage,
  );
  const update = (from: number, steps: ToldStep[], now: number, draft?: Draft): void => {
    const message: Update = {
      type: 'update',
      setup: DEFAULT_SETUP,
      viewer: 0,
      from,
      steps,
      draft,
      view: view(now),
      acting: 0,
      thinking: false,
    };
    tell(message);
  };
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  return { session, stage, sent, shown, update, settle };
}

test('the first update is shown at once, later steps one after another', async () => {
  const { session, stage, shown, update, settle } = sit();
  update(0, [step(0, 1)], 1);
  expect(stage.view.value?.quietTurns).toBe(1);
  update(1, [step(1, 2), step(1, 3)], 4);
  expect(stage.isIdle.value).toBe(false);
  await settle();
  // The last one is shown as the table is now, with what the viewer may do.
  expect(shown.map(({ before, after }) => [before.quietTurns, after.quietTurns])).toEqual([
    [1, 2],
    [2, 4],
  ]);
  expect(session.steps.value).toHaveLength(3);
});

test('one’s own draft is shown as it is played, and not again when it is settled', async () => {
  const { shown, update, settle } = sit();
  update(0, [step(0, 1)], 1);
  update(1, [], 2, draftOf(step(0, 2)));
  update(1, [], 3, draftOf(step(0, 2), step(0, 3)));
  await settle();
  expect(shown).toHaveLength(2);
  update(1, [step(0, 2), step(0, 3), step(1, 4)], 4);
  await settle();
  expect(shown.map(({ after }) => after.quietTurns)).toEqual([2, 3, 4]);
});

test('a mishap is told while its step is shown, and until the next one', async () => {
  const { session, stage, update, settle } = sit();
  const told: (number | undefined)[] = [];
  stage.scene.subscribe(() => told.push(session.mishap.value?.seat));
  update(0, [step(0, 1)], 1);
  update(1, [{ ...step(1, 2), mishap: 'crashed' }, step(2, 3), { ...step(3, 4), mishap: 'hung' }], 4);
  await settle();
  expect(told).toEqual([undefined, 1, undefined, 3, 3]);
  expect(session.mishap.value?.mishap).toBe('hung');
  // Whoever goes on has read it.
  update(4, [], 5, draftOf(step(0, 5)));
  await settle();
  expect(session.mishap.value).toBeUndefined();
});

test('taking back jumps to the table as it was', async () => {
  const { stage, shown, update, settle } = sit();
  update(0, [step(0, 1)], 1);
  update(1, [], 2, draftOf(step(0, 2)));
  await settle();
  update(1, [], 1, draftOf());
  expect(stage.view.value?.quietTurns).toBe(1);
  expect(shown).toHaveLength(1);
});

test('what was missed is asked for', () => {
  const { session, sent, update } = sit();
  update(0, [step(0, 1)], 1);
  update(5, [step(1, 6)], 6);
  expect(sent).toEqual([{ type: 'sync', from: 1 }]);
  expect(session.steps.value).toHaveLength(1);
});

test('skipping shows the latest at once', () => {
  const { stage, update } = sit();
  update(0, [step(0, 1)], 1);
  update(1, [step(1, 2), step(1, 3), step(1, 4)], 5);
  stage.skip();
  expect(stage.view.value?.quietTurns).toBe(5);
  expect(stage.isIdle.value).toBe(true);
});
