import type { GameEvent } from '@kairo/engine';
import { type KnownStep, PERSON } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../../src/client/stage.ts';
import { GameModel } from '../../src/game/model.ts';
import { drawsFrom, movesOfOthers, tracesOf } from '../../src/game/trail.ts';
import { draftWith, fakeSession, findView, hasLegal, legal, seatsOf } from '../builders.ts';

const turn = findView((view) => hasLegal(view, 'lure', 'pick'));

const step = (seat: number | undefined, ...events: readonly object[]): KnownStep =>
  ({ seat, events: events.map((event) => ({ to: 'all', seat, ...event }) as GameEvent) }) as KnownStep;

const began = { type: 'turnBegan' };
const opening = step(undefined, { type: 'started' }, began);
const own = step(0, { type: 'stallBuilt', colour: 'white', stall: 'j10', entry: 'j9' }, began);
const expands = step(1, { type: 'expanded', colour: 'blue', site: 'h2', size: 5 }, began);
const lures = step(
  2,
  { type: 'lured', colour: 'purple', path: ['d8', 'c8', 'b8', 'b9'], owner: 2, barkers: 0 },
  { type: 'customerArrived', colour: 'red', entry: 'b9' },
  { type: 'earned', colour: 'purple', amount: 2 },
  began,
);
const moves = step(
  1,
  { type: 'stallMoved', colour: 'red', from: { stall: 'a1', entry: 'a2' }, stall: 'c5', entry: 'd5' },
  began,
);
const draws = [
  step(2, { type: 'picked', from: 'display', index: 3, card: 'S4' }),
  step(2, { type: 'picked', from: 'pile' }, began),
];

const ICONS = ['ankh', 'eye', 'scarab'] as const;
const tracesSince = (...steps: readonly KnownStep[]) => tracesOf(movesOfOthers(0, steps), ICONS);

describe('a move leaves on the board', () => {
  test('of a lure, the way from beginning to end', () => {
    const walk = { colour: 'purple', path: ['d8', 'c8', 'b8', 'b9'] };
    expect(tracesSince(lures)).toEqual([{ number: 1, site: 'b9', walk }]);
  });

  test('of a build or an expansion, its site', () => {
    expect(tracesSince(step(1, { type: 'stallBuilt', stall: 'c5', entry: 'd5' }), expands)).toEqual([
      { number: 1, site: 'c5' },
      { number: 2, site: 'h2' },
    ]);
  });

  test('of a stall that moved, both places', () => {
    const before = { sign: 'eye', colour: 'red', stall: 'a1', entry: 'a2' };
    expect(tracesSince(moves)).toEqual([{ number: 1, site: 'c5', before }]);
  });

  test('of drawn cards nothing; their places have the number', () => {
    const numbered = movesOfOthers(0, [expands, ...draws, lures]);
    expect(tracesOf(numbered, ICONS).map(({ number }) => number)).toEqual([1, 3]);
    expect(drawsFrom('display 3', numbered)).toEqual([2]);
    expect(drawsFrom('pile', numbered)).toEqual([2]);
    expect(drawsFrom('barkers', numbered)).toEqual([]);
  });
});

test('moves are numbered in their order, without those of the player', () => {
  const picked = step(0, { type: 'picked', from: 'pile' });
  const numbered = movesOfOthers(0, [expands, ...draws, lures, picked]);
  expect(numbered.map(({ number, entry }) => [number, entry.seat])).toEqual([
    [1, 1],
    [2, 2],
    [3, 2],
  ]);
});

function begin() {
  const fake = fakeSession(turn, seatsOf(PERSON, 'trader', 'trader'));
  const model = new GameModel(fake.session, (icon) => icon);
  fake.viewer.value = 0;
  fake.steps.value = [opening, own, expands, lures];
  return { ...fake, model };
}

describe('what happened since the last turn is', () => {
  test('clear until something is chosen, then faint, and gone once something is done', () => {
    const { model, draft } = begin();
    expect(model.marks.value.trail.traces.map(({ number }) => number)).toEqual([1, 2]);
    expect(model.marks.value.trail.isFaint).toBe(false);
    model.choice.pick(legal(turn, 'lure'));
    expect(model.marks.value.trail.isFaint).toBe(true);
    model.choice.reset();
    expect(model.recap.presence.value).toBe('clear');
    draft.value = draftWith({ canUndo: true });
    expect(model.marks.value.trail.traces).toEqual([]);
    // Undone.
    draft.value = draftWith();
    expect(model.recap.presence.value).toBe('clear');
  });

  test.each([
    ['an action is held', draftWith({ held: legal(turn, 'lure') })],
    ['the turn is complete', draftWith({ isComplete: true })],
  ])('gone when %s', (_, after) => {
    const { model, draft } = begin();
    draft.value = after;
    expect(model.recap.presence.value).toBe('gone');
  });

  test('gone after a card from the pile, which settles at once', () => {
    const { model, steps } = begin();
    steps.value = [...steps.value, step(0, { type: 'picked', from: 'pile' })];
    expect(model.recap.presence.value).toBe('gone');
  });

  test('brought back and put away on request', () => {
    const { model, draft } = begin();
    const { recap } = model;
    draft.value = draftWith({ isComplete: true });
    recap.toggle();
    expect(recap.presence.value).toBe('clear');
    recap.toggle();
    expect(recap.presence.value).toBe('gone');
    draft.value = draftWith();
    expect(recap.presence.value).toBe('gone');
    recap.forgetWish();
    expect(recap.presence.value).toBe('clear');
  });

  test('closed for good, even while something is chosen', () => {
    const { model } = begin();
    model.choice.pick(legal(turn, 'lure'));
    model.recap.close();
    model.choice.reset();
    expect(model.recap.presence.value).toBe('gone');
  });

  test('gone when the game is over', () => {
    const { model, acting } = begin();
    acting.value = undefined;
    expect(model.recap.presence.value).toBe('gone');
  });

  test('not on the board while it is replayed', () => {
    const { model, stage } = begin();
    const scene = { events: [], step: undefined, before: turn, after: turn } satisfies Scene;
    stage.scene.value = scene;
    expect(model.marks.value.trail.traces).toEqual([]);
    expect(model.recap.presence.value).toBe('clear');
    stage.scene.value = { ...scene, step: 4 };
    expect(model.marks.value.trail.traces).toHaveLength(2);
  });

  test('nothing for spectators', () => {
    const { model, viewer } = begin();
    viewer.value = 'spectator';
    expect(model.recap.news.value).toEqual([]);
    expect(model.recap.presence.value).toBe('gone');
  });

  test('preceded by the last move of the player', () => {
    expect(begin().model.recap.ownMove.value?.main[0]).toMatchObject({ type: 'stallBuilt', stall: 'j10' });
  });
});

describe('at a shared screen', () => {
  const share = () => {
    const fake = fakeSession(turn, seatsOf(PERSON, PERSON, 'trader'));
    const model = new GameModel(fake.session, (icon) => icon);
    fake.viewer.value = 'spectator';
    fake.acting.value = 0;
    fake.steps.value = [opening, own, expands, lures];
    return { ...fake, model };
  };

  test('the curtain opens on the recap, and the hand is not fetched', () => {
    const { model, lookAs } = share();
    expect(model.curtainFor.value).toBe(0);
    model.openCurtain(0);
    expect(model.curtainFor.value).toBeUndefined();
    expect(model.recap.moves.value).toHaveLength(2);
    expect(lookAs).not.toHaveBeenCalled();
  });

  test('without anything to tell, the hand is shown at once', () => {
    const { model, lookAs, steps } = share();
    steps.value = [opening];
    model.openCurtain(0);
    expect(lookAs.mock.calls).toEqual([[0]]);
  });
});
