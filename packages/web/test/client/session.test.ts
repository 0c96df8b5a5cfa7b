import { CAIRO, type GameEvent, makeGame, newGame, viewFor } from '@kairo/engine';
import {
  type ClientMessage,
  DEFAULT_SETUP,
  type Draft,
  type PlainView,
  PROTOCOL_VERSION,
  type ServerMessage,
  type ShownStep,
  type Update,
} from '@kairo/protocol';
import { afterEach, expect, test } from 'vitest';
import { Session } from '../../src/client/session.ts';
import { type Scene, Stage } from '../../src/client/stage.ts';

const game = makeGame(CAIRO, 2, { start: 'preset', openMoney: false });
const { legal: _, ...base } = viewFor(newGame(game, 'session').state, 0);
/** Views that can be told apart. */
const view = (number: number): PlainView => ({ ...base, quietTurns: number });
const began = (seat: number): GameEvent => ({ type: 'turnBegan', to: 'all', seat });
const step = (seat: number, number: number): ShownStep => ({
  seat,
  events: [began(seat)],
  change: { quietTurns: number },
});
const draftOf = (now: number, ...steps: ShownStep[]): Draft => ({
  steps,
  isComplete: false,
  canUndo: steps.length > 0,
  change: { quietTurns: now },
});

const sessions: Session[] = [];
afterEach(() => {
  for (const session of sessions.splice(0)) session.close();
});

/** A table that sends what the test wants, and a stage that notes what was shown. */
async function sit() {
  const sent: ClientMessage[] = [];
  const shown: Scene[] = [];
  let receive: (message: ServerMessage) => void = () => undefined;
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
        receive = listener;
      },
      close: () => undefined,
    },
    stage,
  );
  sessions.push(session);
  await session.join(Promise.resolve({ ok: true, value: 'game' }));
  receive({
    type: 'welcome',
    protocol: PROTOCOL_VERSION,
    table: 'game',
    setup: DEFAULT_SETUP,
    edition: CAIRO,
    seats: [0],
    storage: 'durable',
  });
  let revision = 0;
  const update = (from: number, steps: ShownStep[], part: Partial<Update> = {}): void =>
    receive({
      type: 'update',
      look: 0,
      viewer: 0,
      version: { seq: from + steps.length, revision: ++revision },
      from,
      steps,
      acting: 0,
      ...part,
    });
  /** The first update: the deal is step 0. */
  const begin = (): void => {
    update(1, [], { base: view(1) });
    receive({ type: 'history', id: lastId(sent), from: 0, steps: [{ events: [] }] });
  };
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  return { session, stage, sent, shown, update, begin, settle, receive: (m: ServerMessage) => receive(m) };
}

function lastId(sent: readonly ClientMessage[]): string {
  const message = sent.findLast((message) => 'id' in message);
  return message !== undefined && 'id' in message ? message.id : '';
}

test('the first update is shown at once, later steps one after another', async () => {
  const { session, stage, shown, update, begin, settle } = await sit();
  begin();
  expect(stage.view.value?.quietTurns).toBe(1);
  update(1, [step(1, 2), step(1, 3)], { draft: draftOf(4) });
  expect(stage.isIdle.value).toBe(false);
  await settle();
  // The last one is shown with the draft and what the viewer may do.
  expect(shown.map(({ before, after, step }) => [before.quietTurns, after.quietTurns, step])).toEqual([
    [1, 2, 1],
    [2, 4, 2],
  ]);
  expect(session.steps.value.map(({ view }) => view?.quietTurns)).toEqual([1, 2, 3]);
});

test('the viewer’s own draft is shown as it is played, and not again when it is settled', async () => {
  const { shown, update, begin, settle } = await sit();
  begin();
  update(1, [], { draft: draftOf(2, step(0, 2)) });
  update(1, [], { draft: draftOf(3, step(0, 2), step(0, 3)) });
  await settle();
  expect(shown).toHaveLength(2);
  update(1, [step(0, 2), step(0, 3), step(1, 4)]);
  await settle();
  expect(shown.map(({ after }) => after.quietTurns)).toEqual([2, 3, 4]);
});

test('a mishap is shown with its step, and until the next one', async () => {
  const { session, stage, update, begin, settle } = await sit();
  const seats: (number | undefined)[] = [];
  begin();
  stage.scene.subscribe(() => seats.push(session.mishap.value?.seat));
  update(1, [{ ...step(1, 2), mishap: 'crashed' }, step(2, 3), { ...step(3, 4), mishap: 'hung' }]);
  await settle();
  expect(seats).toEqual([undefined, 1, undefined, 3, 3]);
  expect(session.mishap.value?.mishap).toBe('hung');
  update(4, [], { draft: draftOf(5, step(0, 5)) });
  await settle();
  expect(session.mishap.value).toBeUndefined();
});

test('undo jumps to the view as it was', async () => {
  const { stage, shown, update, begin, settle } = await sit();
  begin();
  update(1, [], { draft: draftOf(2, step(0, 2)) });
  await settle();
  update(1, [], { draft: draftOf(1) });
  expect(stage.view.value?.quietTurns).toBe(1);
  expect(shown).toHaveLength(1);
});

test('what was missed is asked for', async () => {
  const { session, sent, update, begin } = await sit();
  begin();
  update(5, [step(1, 6)]);
  expect(sent.at(-1)).toEqual({ type: 'sync', look: 0, viewer: 0, version: { seq: 1, revision: 1 } });
  expect(session.steps.value).toHaveLength(1);
});

test('a second command waits for the answer to the first; a refusal is shown', async () => {
  const { session, sent, begin, receive, settle } = await sit();
  begin();
  const commands = () => sent.filter(({ type }) => type === 'command');
  session.undo();
  session.undo();
  expect(commands()).toHaveLength(1);
  receive({ type: 'refused', id: lastId(sent), refusal: { code: 'table/nothing-to-undo' } });
  await settle();
  expect(session.refusal.value).toEqual({ code: 'table/nothing-to-undo' });
  session.undo();
  expect(commands()).toHaveLength(2);
  expect(session.refusal.value).toBeUndefined();
});

test('a table that cannot be found is a failure', async () => {
  const { session } = await sit();
  await session.join(Promise.resolve({ ok: false, error: { code: 'table/no-saved-game' } }));
  expect(session.failure.value).toEqual({ code: 'table/no-saved-game' });
});

test('skipping shows the latest at once', async () => {
  const { stage, update, begin } = await sit();
  begin();
  update(1, [step(1, 2), step(1, 3), step(1, 4)], { draft: draftOf(5) });
  stage.skip();
  expect(stage.view.value?.quietTurns).toBe(5);
  expect(stage.isIdle.value).toBe(true);
});
