/** What can be taken back, what cannot, and what waits for the end of the turn. */
import { type Action, FastRandom } from '@kairo/engine';
import { PERSON, type Update } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { choose, Evening, setupOf, there } from './evening.ts';

const PILE: Action = { type: 'pick', from: 'pile' };
const BARKER: Action = { type: 'pick', from: 'barkers' };
const takeFrom = (index: number): Action => ({ type: 'pick', from: 'display', index });

function refusalOf(evening: Evening, message: object): string {
  const reply = evening.reply(message);
  return reply.type === 'refused' ? reply.refusal.code : reply.type;
}

function seated(setup = setupOf([PERSON, PERSON])): Evening {
  const evening = new Evening('turns');
  evening.sit(there(evening.open(setup).acting));
  return evening;
}

const eventsOf = ({ steps }: Pick<Update, 'steps'>) =>
  steps.flatMap(({ events }) => events.map(({ type }) => type));

test('what happened since one’s turn can be shown again, from the table as one left it', () => {
  const evening = seated();
  const { viewer } = evening.last;
  evening.act(BARKER);
  evening.act(BARKER);
  evening.update({ type: 'endTurn' });
  evening.sit(there(evening.last.acting));
  evening.act(BARKER);
  evening.act(BARKER);
  evening.update({ type: 'endTurn' });
  const { steps } = evening.sit(viewer);
  const [left, ...since] = steps.slice(steps.findLastIndex(({ seat }) => seat === viewer));
  expect(left?.view?.barkerStock).toBe(there(since.at(-1)?.view).barkerStock + 2);
  expect(since.map(({ view }) => view?.viewer)).toEqual([viewer, viewer]);
});

describe('a draw', () => {
  test('from the display can be taken back, and the display is not refilled before the end of the turn', () => {
    const evening = seated();
    const start = evening.last;
    const one = evening.act(takeFrom(1));
    expect(one.draft).toMatchObject({ held: undefined, isComplete: false, canUndo: true });
    expect(one.view.display[1]).toBe(null);
    const two = evening.act(takeFrom(2));
    // With five cards in hand one has to be discarded first.
    expect(two.draft).toMatchObject({ held: undefined, isComplete: false });
    const discard = there(two.view.legal[0]);
    const held = evening.act(discard);
    expect(held.draft).toMatchObject({ held: discard, isComplete: true, canUndo: true });
    expect(held.view).toEqual({ ...two.view, legal: [] });
    expect(refusalOf(evening, { type: 'act', action: PILE })).toBe('table/turn-complete');
    for (const _ of [discard, 2, 1]) evening.update({ type: 'undo' });
    expect(evening.last.view).toEqual(start.view);
    expect(refusalOf(evening, { type: 'undo' })).toBe('table/nothing-to-undo');

    for (const action of [takeFrom(1), takeFrom(2), discard]) evening.act(action);
    const ended = evening.update({ type: 'endTurn' });
    expect(eventsOf(ended)).toEqual(['picked', 'picked', 'discarded', 'refilled', 'refilled', 'turnBegan']);
    expect(ended.draft).toBeUndefined();
    expect(ended.acting).not.toBe(start.acting);
  });

  test('from the pile settles what came before it', () => {
    const evening = seated();
    evening.act(takeFrom(0));
    const settled = evening.act(PILE);
    expect(eventsOf(settled)).toEqual(['picked', 'picked', 'received']);
    expect(settled.draft).toMatchObject({ steps: [], isComplete: false, canUndo: false });
    expect(refusalOf(evening, { type: 'undo' })).toBe('table/already-revealed');
    const held = evening.act(there(settled.view.legal[0]));
    expect(held.draft?.held).toBeDefined();
    evening.update({ type: 'undo' });
    expect(refusalOf(evening, { type: 'undo' })).toBe('table/already-revealed');
  });

  test('whose last card is from the pile still has to be ended', () => {
    const evening = seated();
    const { viewer } = evening.last;
    evening.act(BARKER);
    const settled = evening.act(PILE);
    expect(eventsOf(settled)).toEqual(['picked', 'picked', 'received', 'turnBegan']);
    expect(settled.draft).toEqual({ steps: [], held: undefined, isComplete: true, canUndo: false });
    expect(settled.acting).toBe(viewer);
    expect(refusalOf(evening, { type: 'undo' })).toBe('table/already-revealed');
    expect(refusalOf(evening, { type: 'act', action: PILE })).toBe('table/turn-complete');
    // The engine waits for the next seat already; the table does not let it act.
    const next = evening.sit(1 - (viewer as number));
    expect([next.acting, next.draft, next.view.legal]).toEqual([viewer, undefined, []]);
    expect(refusalOf(evening, { type: 'act', action: PILE })).toBe('table/not-your-turn');
    evening.sit(viewer);
    expect(evening.update({ type: 'endTurn' })).toMatchObject({ acting: next.viewer, steps: [] });
  });

  test('of two barkers reveals nothing, and is done at once', () => {
    const evening = seated();
    evening.act(BARKER);
    const { draft } = evening.act(BARKER);
    expect(draft).toMatchObject({ held: undefined, isComplete: true, canUndo: true });
    expect(draft?.steps.length).toBe(2);
  });
});

describe('rivals', () => {
  test('see a turn when it is ended, and not before', () => {
    const evening = seated();
    const { viewer } = evening.last;
    const rival = 1 - (viewer as number);
    const before = evening.sit(rival);
    evening.sit(viewer);
    evening.act(there(evening.last.view.legal.find(({ type }) => type === 'lure')));
    expect(evening.last.draft?.isComplete).toBe(true);
    expect(evening.sit(rival)).toEqual(before);
    evening.sit(viewer);
    evening.update({ type: 'endTurn' });
    expect(eventsOf(evening.sit(rival))).toContain('lured');
  });
});

describe('the set-up', () => {
  /** Places at random until a predicate holds for what was just done. */
  function placeUntil(evening: Evening, isIt: (update: Update) => boolean): Update {
    const random = new FastRandom('place');
    for (;;) {
      const update = evening.act(choose(evening.last.view.legal, random));
      if (isIt(update)) return update;
      evening.update({ type: 'endTurn' });
      evening.sit(there(evening.last.acting));
    }
  }

  test('each stall is a turn of its own; the one that brings a neutral stall out of the bag is held', () => {
    const evening = seated(setupOf([PERSON, PERSON], { start: 'variable' }));
    const first = evening.act(there(evening.last.view.legal[0]));
    expect(first.draft).toMatchObject({ held: undefined, isComplete: true, canUndo: true });
    evening.update({ type: 'undo' });

    const held = placeUntil(evening, ({ draft }) => draft?.held !== undefined);
    expect(held.view.stands.length).toBe(5);
    expect(held.view.pending).toBe(null);
    const ended = evening.update({ type: 'endTurn' });
    expect(eventsOf(ended)).toEqual(['placed', 'neutralDrawn', 'turnBegan']);
    // The last one draws nothing any more.
    evening.sit(there(ended.acting));
    const last = placeUntil(
      evening,
      ({ view, draft }) => draft?.held === undefined && view.stands.length > 6,
    );
    expect(last.draft).toMatchObject({ isComplete: true, canUndo: true });
    expect(last.view.bag).toEqual([]);
    expect(evening.update({ type: 'endTurn' }).view.phase).toBe('play');
  });
});

describe('the table refuses', () => {
  test('whoever is not on', () => {
    const evening = seated();
    evening.sit(1 - (evening.last.acting as number));
    for (const message of [{ type: 'act', action: PILE }, { type: 'undo' }, { type: 'endTurn' }]) {
      expect(refusalOf(evening, message)).toBe('table/not-your-turn');
    }
    expect(evening.ask({ about: 'outcome', action: PILE })).toMatchObject({
      about: 'nothing',
      refusal: { code: 'table/not-your-turn', acting: evening.last.acting },
    });
    expect(evening.ask({ about: 'routes', colour: 'red' }).about).toBe('routes');
  });

  test('seats that are not for people', () => {
    const evening = seated(setupOf([PERSON, 'trader', PERSON]));
    expect(refusalOf(evening, { type: 'sit', viewer: 1 })).toBe('table/not-a-person');
    expect(refusalOf(evening, { type: 'sit', viewer: 3 })).toBe('table/not-a-person');
    expect(refusalOf(evening, { type: 'sit', viewer: 'spectator' })).toBe('update');
  });

  test('to end a turn too soon, and what the rules refuse', () => {
    const evening = seated();
    expect(refusalOf(evening, { type: 'endTurn' })).toBe('table/turn-not-complete');
    expect(refusalOf(evening, { type: 'act', action: { type: 'dropOut' } })).toBe('dropOut/too-early');
    expect(refusalOf(evening, { type: 'act', action: { type: 'cheat' } })).toBe('action/malformed');
    expect(evening.ask({ about: 'outcome', action: { type: 'dropOut' } })).toMatchObject({
      about: 'nothing',
      refusal: { code: 'dropOut/too-early' },
    });
  });
});

describe('answers', () => {
  test('say what an action would bring, and nothing that lies hidden', () => {
    const evening = seated();
    const outcomeOf = (action: Action) => {
      const answer = evening.ask({ about: 'outcome', action });
      if (answer.about !== 'outcome') throw new Error(answer.about);
      return answer;
    };
    expect(outcomeOf(PILE)).toMatchObject({ events: [{ type: 'picked', from: 'pile' }], payments: [] });
    const expand = there(evening.last.view.legal.find(({ type }) => type === 'expand'));
    const { events, payments } = outcomeOf(expand);
    expect(events.map(({ type }) => type).slice(0, 3)).toEqual(['cardsPlayed', 'paid', 'expanded']);
    expect(payments).toContainEqual(expand);
    for (const payment of payments) expect(outcomeOf(payment).events.length).toBe(events.length);
  });

  test('say why not', () => {
    const evening = seated();
    const hand = there(evening.last.view.seats[evening.last.viewer as number]?.hand);
    const notHeld = there((['S1', 'S2', 'S3', 'S4'] as const).find((card) => !hand.includes(card)));
    expect(evening.ask({ about: 'card', card: notHeld })).toMatchObject({
      refusal: { code: 'build/card-not-held' },
    });
    expect(evening.ask({ about: 'site', site: 'z9' })).toMatchObject({
      answers: [],
      refusal: { code: 'action/no-such-site' },
    });
    expect(evening.ask({ about: 'site', site: 'a1' })).toMatchObject({
      about: 'site',
      answers: { length: 6 },
    });
    expect(evening.ask({ about: 'action', action: PILE })).toEqual({ about: 'action', refusal: undefined });
    const waiting = (['red', 'yellow', 'green', 'blue', 'white', 'purple'] as const).filter(
      (colour) => !evening.last.view.customers[colour],
    );
    expect(evening.ask({ about: 'customer', colour: there(waiting[0]) })).toMatchObject({
      refusal: { rule: expect.any(String) },
    });
  });
});
