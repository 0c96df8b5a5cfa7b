import type { GameEvent, View } from '@kairo/engine';
import { type KnownStep, PERSON } from '@kairo/protocol';
import { describe, expect, test } from 'vitest';
import { cardsOf, isTileAction, siteOf } from '../../src/choice/builds.ts';
import type { Scene } from '../../src/client/stage.ts';
import { GameModel } from '../../src/game/model.ts';
import { draftWith, fakeSession, findView, hasLegal, legal, seatsOf } from '../builders.ts';

const turn = findView((view) => hasLegal(view, 'stall', 'lure', 'pick'));

function begin(view = turn, seats = seatsOf(PERSON, 'merchant', 'merchant')) {
  const fake = fakeSession(view, seats);
  return { ...fake, model: new GameModel(fake.session, (icon) => `the ${icon}`) };
}

test('making a model sends nothing', () => {
  const { model, viewer, draft, sit, act, endTurn, ask } = begin();
  viewer.value = 'spectator';
  draft.value = draftWith({ isComplete: true });
  expect(model.canEnd.value).toBe(true);
  for (const sent of [sit, act, endTurn, ask]) expect(sent).not.toHaveBeenCalled();
});

test('players without a name are called by their icon', () => {
  const [first, ...others] = seatsOf(PERSON, 'merchant');
  if (first === undefined) throw new Error('no seat');
  const { model } = begin(turn, [{ ...first, name: '' }, ...others]);
  expect(model.names.value).toEqual(['the ankh', 'player 1']);
});

describe('the curtain', () => {
  const [acting, other] = [turn.seat, (turn.seat + 1) % 3];
  const people = [0, 1, 2].map((seat) => (seat === acting || seat === other ? PERSON : 'merchant'));
  const shared = () => {
    const game = begin(turn, seatsOf(...people));
    game.viewer.value = 'spectator';
    return game;
  };

  test('awaits the person whose turn it is', () => {
    expect(shared().model.curtainFor.value).toBe(acting);
  });

  test('is open for a person who sits, during steps that are shown, for bots and at the end', () => {
    const { model, viewer, stage, acting: turnOf } = shared();
    viewer.value = acting;
    expect(model.curtainFor.value).toBeUndefined();
    viewer.value = 'spectator';
    stage.isIdle.value = false;
    expect(model.curtainFor.value).toBeUndefined();
    stage.isIdle.value = true;
    turnOf.value = people.indexOf('merchant');
    expect(model.curtainFor.value).toBeUndefined();
    turnOf.value = undefined;
    expect(model.curtainFor.value).toBeUndefined();
  });

  test('is never drawn for a single person', () => {
    const { model, viewer } = begin(
      turn,
      seatsOf(...people.map((_, seat) => (seat === acting ? PERSON : 'trader'))),
    );
    viewer.value = 'spectator';
    expect(model.curtainFor.value).toBeUndefined();
  });
});

describe('tapping the board', () => {
  test('a site for a tile: first it is chosen, then confirmed', () => {
    const view = findView((other) => other.phase === 'setup');
    const { model, act } = begin(view);
    const place = legal(view, 'place');
    model.tapSite(place.stall);
    model.choice.chooseTile(place);
    model.tapSite(place.entry);
    const action = model.choice.action.value;
    expect(action).toMatchObject({ type: 'place', stall: place.stall });
    expect(act).not.toHaveBeenCalled();
    model.tapSite(place.stall);
    expect(act).toHaveBeenCalledExactlyOnceWith(action);
  });

  test('another site chooses that one', () => {
    const { model, act } = begin();
    const isSingle = (action: View['legal'][number]) => isTileAction(action) && cardsOf(action).length === 1;
    const sites = [...new Set(turn.legal.filter(isTileAction).filter(isSingle).map(siteOf))];
    for (const site of sites) model.tapSite(site);
    expect(model.choice.picks.value.build.site).toBe(sites.at(-1));
    expect(act).not.toHaveBeenCalled();
  });

  test('the entry of a chosen lure, or its customer, confirms it', () => {
    const lure = legal(turn, 'lure');
    for (const again of [lure.entry, turn.customers[lure.colour] ?? '']) {
      const { model, act } = begin();
      model.choice.pick(lure);
      model.tapSite(again);
      expect(act).toHaveBeenCalledExactlyOnceWith(lure);
    }
  });

  test('a customer is chosen first, and not lured at once', () => {
    const { model, act } = begin();
    const { colour } = legal(turn, 'lure');
    model.tapSite(turn.customers[colour] ?? '');
    expect(model.choice.picks.value.lure.customer).toBe(colour);
    expect(act).not.toHaveBeenCalled();
  });
});

describe('confirming', () => {
  test('without an action does nothing', () => {
    const { model, act, endTurn } = begin();
    model.confirm();
    expect(act).not.toHaveBeenCalled();
    expect(endTurn).not.toHaveBeenCalled();
  });

  test('ends a turn that is complete, once its last step has been shown', () => {
    const { model, draft, stage, endTurn } = begin();
    draft.value = draftWith({ isComplete: true, canUndo: true });
    stage.isIdle.value = false;
    model.confirm();
    expect(endTurn).not.toHaveBeenCalled();
    stage.isIdle.value = true;
    model.confirm();
    expect(endTurn).toHaveBeenCalledTimes(1);
  });
});

test('nothing can be chosen while a step is shown, or when the turn only has to be ended', () => {
  const { model, stage, draft } = begin();
  expect(model.choice.task.value).toBe('turn');
  stage.isIdle.value = false;
  expect(model.choice.task.value).toBe('nothing');
  stage.isIdle.value = true;
  draft.value = draftWith({ isComplete: true });
  expect(model.choice.task.value).toBe('nothing');
});

test('the actor is the seat of the step that is shown, then the seat that is to act', () => {
  const { model, stage, acting } = begin();
  const lured = { type: 'lured', seat: 2 } as GameEvent;
  stage.scene.value = { events: [lured], before: turn, after: turn, step: undefined } satisfies Scene;
  stage.isIdle.value = false;
  expect(model.actor.value).toBe(2);
  stage.scene.value = { events: [], before: turn, after: turn, step: undefined };
  expect(model.actor.value).toBe(turn.seat);
  stage.isIdle.value = true;
  acting.value = undefined;
  expect(model.actor.value).toBeUndefined();
});

describe('what happened since the last turn', () => {
  const steps = [
    { seat: undefined, events: [] },
    { seat: 1, events: [{ type: 'expanded', seat: 1, site: 'c3' }, { type: 'turnBegan' }] },
  ] as unknown as readonly KnownStep[];
  const game = () => {
    const begun = begin();
    begun.viewer.value = 0;
    begun.steps.value = steps;
    return begun;
  };

  test('is marked on the board until something is done or about to be done', () => {
    const { model, draft } = game();
    expect(model.news.value).toEqual([steps[1]]);
    expect(model.marks.value.recent).toEqual(['c3']);
    draft.value = draftWith({ canUndo: true });
    expect(model.marks.value.recent).toEqual([]);
    draft.value = draftWith();
    const lure = legal(turn, 'lure');
    model.choice.pick(lure);
    expect(model.choice.action.value).toEqual(lure);
    expect(model.marks.value.recent).toEqual([]);
  });

  test('is nothing for spectators', () => {
    const { model, viewer } = game();
    viewer.value = 'spectator';
    expect(model.news.value).toEqual([]);
  });
});
