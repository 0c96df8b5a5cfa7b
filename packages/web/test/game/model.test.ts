import type { GameEvent, View } from '@kairo/engine';
import { PERSON } from '@kairo/protocol';
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
  const { model, viewer, draft, lookAs, act, endTurn, ask } = begin();
  viewer.value = 'spectator';
  draft.value = draftWith({ isComplete: true });
  expect(model.canEnd.value).toBe(true);
  for (const sent of [lookAs, act, endTurn, ask]) expect(sent).not.toHaveBeenCalled();
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
    model.choice.begin('build');
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
    model.choice.begin('lure');
    model.tapSite(turn.customers[colour] ?? '');
    expect(model.choice.picks.value.lure.customer).toBe(colour);
    expect(act).not.toHaveBeenCalled();
  });

  test('before an action is begun, a card opens and nothing is picked', () => {
    const { model } = begin();
    const stand = turn.stands.find(({ owner }) => owner === turn.seat);
    for (const site of [stand?.stall ?? '', siteOf(legal(turn, 'stall'))]) {
      model.tapSite(site);
      expect(model.inspection.shown.value).toBeDefined();
      expect(model.choice.hasPicks).toBe(false);
      expect(model.choice.whyNot.value).toBeUndefined();
    }
    model.tap({ kind: 'hand', index: 0 }, () => model.choice.tapCard(0));
    expect(model.inspection.shown.value).toEqual({ kind: 'hand', index: 0 });
    expect(model.choice.hasPicks).toBe(false);
  });

  test('in the final phase, pieces have cards and free sites are chosen', () => {
    const final = findView((view) => view.phase === 'final' && hasLegal(view, 'expand'), 'final');
    const { model } = begin(final);
    model.tapSite(final.stands[0]?.stall ?? '');
    expect(model.inspection.shown.value?.kind).toBe('stand');
    const { site } = legal(final, 'expand');
    model.tapSite(site);
    expect(model.choice.picks.value.build.site).toBe(site);
    expect(model.inspection.shown.value).toBeUndefined();
  });

  test('the pieces of an open card are marked', () => {
    const { model } = begin();
    const [stand] = turn.stands;
    model.tapSite(stand?.stall ?? '');
    expect(model.marks.value.inspected).toEqual([[stand?.stall, ...(stand?.expansions ?? [])]]);
    model.tapSite(stand?.stall ?? '');
    expect(model.marks.value.inspected).toEqual([]);
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

test('nothing can be chosen while a bot plays for the viewer', () => {
  const { model, draft, isStoodIn } = begin();
  isStoodIn.value = true;
  expect([model.choice.task.value, model.isMyTurn.value]).toEqual(['nothing', false]);
  draft.value = draftWith({ isComplete: true });
  expect(model.canEnd.value).toBe(false);
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
