import { PERSON, type SeatSetup } from '@kairo/protocol';
import { signal } from '@preact/signals';
import { describe, expect, test } from 'vitest';
import { startController } from '../../src/game/controller.ts';
import { GameModel } from '../../src/game/model.ts';
import { draftWith, fakeSession, findView, hasLegal, legal, seatsOf } from '../builders.ts';

const turn = findView((view) => hasLegal(view, 'lure', 'pick'));

function begin(...players: readonly SeatSetup['player'][]) {
  const fake = fakeSession(turn, seatsOf(...players));
  const model = new GameModel(fake.session, (icon) => icon);
  const endsTurns = signal(false);
  return { ...fake, model, endsTurns, start: () => startController(model, { endsTurns }) };
}

describe('who is seated', () => {
  test('the only person, at once', () => {
    const { start, sit, viewer } = begin('trader', PERSON, 'trader');
    viewer.value = 'spectator';
    start();
    expect(sit.mock.calls).toEqual([[1]]);
  });

  test('not again if already seated', () => {
    const { start, sit, viewer, acting } = begin('trader', PERSON, 'trader');
    viewer.value = 1;
    start();
    acting.value = 2;
    expect(sit).not.toHaveBeenCalled();
  });

  test('of several people, none until they open the curtain', () => {
    const { start, sit, viewer, acting } = begin(PERSON, PERSON, 'trader');
    viewer.value = 'spectator';
    start();
    acting.value = 1;
    expect(sit).not.toHaveBeenCalled();
  });

  test('of several people, none after their turn', () => {
    const { start, sit, viewer, acting } = begin(PERSON, PERSON, 'trader');
    viewer.value = 0;
    acting.value = 0;
    start();
    expect(sit).not.toHaveBeenCalled();
    acting.value = 1;
    expect(sit.mock.calls).toEqual([['spectator']]);
  });

  test('no one in a game between bots', () => {
    const { start, sit, viewer } = begin('trader', 'trader', 'trader');
    viewer.value = 'spectator';
    start();
    expect(sit).not.toHaveBeenCalled();
  });
});

describe('the end of a turn', () => {
  test('is automatic only for players who want that', () => {
    const { start, endTurn, draft, endsTurns } = begin(PERSON, 'trader', 'trader');
    start();
    draft.value = draftWith({ isComplete: true });
    expect(endTurn).not.toHaveBeenCalled();
    endsTurns.value = true;
    expect(endTurn).toHaveBeenCalledTimes(1);
  });

  test('waits until the last step has been shown', () => {
    const { start, endTurn, draft, endsTurns, stage } = begin(PERSON, 'trader', 'trader');
    endsTurns.value = true;
    stage.isIdle.value = false;
    start();
    draft.value = draftWith({ isComplete: true });
    expect(endTurn).not.toHaveBeenCalled();
    stage.isIdle.value = true;
    expect(endTurn).toHaveBeenCalledTimes(1);
  });

  test('is not automatic while there is something to do', () => {
    const { start, endTurn, endsTurns } = begin(PERSON, 'trader', 'trader');
    endsTurns.value = true;
    start();
    expect(endTurn).not.toHaveBeenCalled();
  });
});

describe('what was picked', () => {
  const picked = () => {
    const game = begin(PERSON, 'trader', 'trader');
    const stop = game.start();
    game.model.choice.pick(legal(turn, 'lure'));
    expect(game.model.choice.hasPicks).toBe(true);
    return { ...game, stop };
  };

  test('is forgotten when the view changes', () => {
    const { model, stage } = picked();
    stage.view.value = { ...turn };
    expect(model.choice.hasPicks).toBe(false);
  });

  test('is forgotten when a step is shown, and when the turn is complete', () => {
    const shown = picked();
    shown.stage.isIdle.value = false;
    expect(shown.model.choice.hasPicks).toBe(false);
    const complete = picked();
    complete.draft.value = draftWith({ isComplete: true });
    expect(complete.model.choice.hasPicks).toBe(false);
  });

  test('stays when something else changes', () => {
    const { model, draft, acting } = picked();
    draft.value = draftWith({ canUndo: true });
    acting.value = 2;
    expect(model.choice.hasPicks).toBe(true);
  });
});

test('before it starts and after it stops nothing is sent', () => {
  const { start, viewer, draft, endsTurns, model, sit, endTurn, ask } = begin('trader', PERSON, 'trader');
  const sent = [sit, endTurn, ask];
  viewer.value = 1;
  for (const spy of sent) expect(spy).not.toHaveBeenCalled();
  const stop = start();
  stop();
  viewer.value = 'spectator';
  endsTurns.value = true;
  model.choice.pick(legal(turn, 'lure'));
  draft.value = draftWith({ isComplete: true });
  for (const spy of sent) expect(spy).not.toHaveBeenCalled();
});

test('the table is asked about what is picked', () => {
  const { start, model, ask } = begin(PERSON, 'trader', 'trader');
  start();
  const lure = legal(turn, 'lure');
  model.choice.pick(lure);
  expect(ask).toHaveBeenCalledWith({ about: 'routes', colour: lure.colour });
});
