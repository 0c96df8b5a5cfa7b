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
  const isAway = signal(false);
  const clock = fakeClock();
  const start = () => startController(model, { endsTurns, isAway, timer: clock.timer, isOwnTable: true });
  return { ...fake, model, endsTurns, isAway, clock, start };
}

/** A timer that a test lets run out. */
function fakeClock() {
  const waiting = new Set<() => void>();
  return {
    waiting,
    timer: (run: () => void) => {
      waiting.add(run);
      return () => void waiting.delete(run);
    },
    runOut: () => {
      for (const run of [...waiting]) {
        waiting.delete(run);
        run();
      }
    },
  };
}

describe('who is seated', () => {
  test('the only person, at once', () => {
    const { start, lookAs, viewer } = begin('trader', PERSON, 'trader');
    viewer.value = 'spectator';
    start();
    expect(lookAs.mock.calls).toEqual([[1]]);
  });

  test('not again if already seated', () => {
    const { start, lookAs, viewer, acting } = begin('trader', PERSON, 'trader');
    viewer.value = 1;
    start();
    acting.value = 2;
    expect(lookAs).not.toHaveBeenCalled();
  });

  test('of several people, none until they open the curtain', () => {
    const { start, lookAs, viewer, acting } = begin(PERSON, PERSON, 'trader');
    viewer.value = 'spectator';
    start();
    acting.value = 1;
    expect(lookAs).not.toHaveBeenCalled();
  });

  test('of several people, none after their turn', () => {
    const { start, lookAs, viewer, acting } = begin(PERSON, PERSON, 'trader');
    viewer.value = 0;
    acting.value = 0;
    start();
    expect(lookAs).not.toHaveBeenCalled();
    acting.value = 1;
    expect(lookAs.mock.calls).toEqual([['spectator']]);
  });

  test('no one in a game between bots', () => {
    const { start, lookAs, viewer } = begin('trader', 'trader', 'trader');
    viewer.value = 'spectator';
    start();
    expect(lookAs).not.toHaveBeenCalled();
  });
});

describe('the end of a turn', () => {
  const finished = () => {
    const game = begin(PERSON, 'trader', 'trader');
    const stop = game.start();
    game.endsTurns.value = true;
    game.draft.value = draftWith({ isComplete: true, canUndo: true });
    return { ...game, stop };
  };

  test('comes by itself only for players who want that', () => {
    const { start, endTurn, draft, clock } = begin(PERSON, 'trader', 'trader');
    start();
    draft.value = draftWith({ isComplete: true });
    clock.runOut();
    expect(endTurn).not.toHaveBeenCalled();
  });

  test('comes after a moment, once', () => {
    const { model, endTurn, clock } = finished();
    expect(model.ending.isRunning.value).toBe(true);
    expect(endTurn).not.toHaveBeenCalled();
    clock.runOut();
    expect(endTurn).toHaveBeenCalledTimes(1);
    clock.runOut();
    expect(endTurn).toHaveBeenCalledTimes(1);
  });

  test('waits until the last step has been shown', () => {
    const { start, draft, endsTurns, stage, clock } = begin(PERSON, 'trader', 'trader');
    endsTurns.value = true;
    stage.isIdle.value = false;
    start();
    draft.value = draftWith({ isComplete: true });
    expect(clock.waiting.size).toBe(0);
    stage.isIdle.value = true;
    expect(clock.waiting.size).toBe(1);
  });

  test('does not come by itself while there is something to do', () => {
    const { start, endsTurns, clock } = begin(PERSON, 'trader', 'trader');
    endsTurns.value = true;
    start();
    expect(clock.waiting.size).toBe(0);
  });

  test.each<[string, (game: ReturnType<typeof finished>) => void]>([
    ['the player prevents it', ({ model }) => model.ending.prevent()],
    ['undo is on its way', ({ isBusy }) => (isBusy.value = true)],
    ['the turn is taken back', ({ draft }) => (draft.value = draftWith())],
    ['a dialog opens', ({ model }) => (model.overlay.value = 'menu')],
    ['the player is away', ({ isAway }) => (isAway.value = true)],
    ['the preference is switched off', ({ endsTurns }) => (endsTurns.value = false)],
    ['the page is left', ({ stop }) => stop()],
  ])('does not come if %s', (_, happens) => {
    const game = finished();
    happens(game);
    expect(game.clock.waiting.size).toBe(0);
    game.clock.runOut();
    expect(game.endTurn).not.toHaveBeenCalled();
  });

  test('is left to the player afterwards, until the next turn is finished', () => {
    const { model, draft, isAway, clock } = finished();
    isAway.value = true;
    isAway.value = false;
    expect(model.ending.isRunning.value).toBe(false);
    expect(clock.waiting.size).toBe(0);
    draft.value = draftWith();
    draft.value = draftWith({ isComplete: true });
    expect(clock.waiting.size).toBe(1);
  });

  test('does not begin while a dialog is open', () => {
    const { model, draft, clock } = finished();
    draft.value = draftWith();
    model.overlay.value = 'since';
    draft.value = draftWith({ isComplete: true });
    expect(clock.waiting.size).toBe(0);
  });

  test('waits while the player reaches for undo, and then begins anew', () => {
    const { model, endTurn, clock } = finished();
    model.ending.isHeldUp.value = true;
    expect(clock.waiting.size).toBe(0);
    model.ending.isHeldUp.value = false;
    clock.runOut();
    expect(endTurn).toHaveBeenCalledTimes(1);
  });

  test('is not tried again after a refusal', () => {
    const { refusal, isBusy, clock } = finished();
    clock.runOut();
    isBusy.value = true;
    refusal.value = { code: 'table/stale' };
    isBusy.value = false;
    expect(clock.waiting.size).toBe(0);
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
  const { start, viewer, draft, endsTurns, model, lookAs, endTurn, ask } = begin('trader', PERSON, 'trader');
  const sent = [lookAs, endTurn, ask];
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
