import { signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Task } from '../../src/choice/task.ts';
import type { GameModel } from '../../src/game/model.ts';
import { handleKey } from '../../src/screen/shortcuts.ts';

const letters = {
  build: 'b',
  lure: 'l',
  draw: 'd',
  endTurn: 'e',
  undo: 'u',
  hint: 'h',
  log: 'o',
  rules: 'r',
  inspect: 'i',
  recap: 'v',
};

/** As much of a model as the shortcut for hints reads. */
function tableThat(state: { readonly isIdle: boolean; readonly isMyTurn: boolean }) {
  const isIdle = signal(state.isIdle);
  const isMyTurn = signal(state.isMyTurn);
  const task = signal<Task>(state.isIdle && state.isMyTurn ? 'turn' : 'nothing');
  const overlay = signal<string | undefined>(undefined);
  const session = { stage: { isIdle }, setup: signal({ help: { hints: true } }) };
  const model = { session, choice: { task }, isMyTurn, overlay } as unknown as GameModel;
  const showHints = vi.fn();
  return {
    isIdle,
    task,
    overlay,
    showHints,
    press: () =>
      handleKey(new Event('keydown') as KeyboardEvent, model, letters, {
        showHints,
        showLog: vi.fn(),
        showHelp: vi.fn(),
        showRules: vi.fn(),
        inspect: vi.fn(),
        showRecap: vi.fn(),
      }),
  };
}

beforeEach(() => {
  vi.stubGlobal('Element', class {});
  vi.stubGlobal(
    'Event',
    class {
      readonly key = 'h';
      preventDefault(): void {}
    },
  );
});

test('hints open at once when there is something to decide', () => {
  const { press, showHints } = tableThat({ isIdle: true, isMyTurn: true });
  press();
  expect(showHints).toHaveBeenCalledTimes(1);
});

test('while another player’s move is shown, the key waits until it is over', () => {
  const { press, showHints, isIdle, task } = tableThat({ isIdle: false, isMyTurn: true });
  press();
  expect(showHints).not.toHaveBeenCalled();
  task.value = 'turn';
  isIdle.value = true;
  expect(showHints).toHaveBeenCalledTimes(1);
});

test('a waiting key opens hints once, and not over another dialog', async () => {
  const { press, showHints, isIdle, task, overlay } = tableThat({ isIdle: false, isMyTurn: true });
  press();
  overlay.value = 'menu';
  task.value = 'turn';
  isIdle.value = true;
  await Promise.resolve();
  overlay.value = undefined;
  isIdle.value = false;
  isIdle.value = true;
  expect(showHints).not.toHaveBeenCalled();
});

test('there are no hints in another player’s turn', async () => {
  const { press, showHints, task } = tableThat({ isIdle: true, isMyTurn: false });
  press();
  await Promise.resolve();
  task.value = 'turn';
  expect(showHints).not.toHaveBeenCalled();
});
