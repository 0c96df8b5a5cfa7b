/** Keyboard shortcuts with single keys. They can be switched off, and each language has its own letters. */

import { COLOURS } from '@kairo/engine/vocabulary';
import { SHORTCUTS, type Shortcut } from '@kairo/texts/browser';
import { effect, untracked } from '@preact/signals';
import type { GameModel } from '../game/model.ts';
import { focusSoon } from './focus/focusSoon.ts';

export interface ShortcutTargets {
  readonly showHints: () => void;
  readonly showLog: () => void;
  readonly showHelp: () => void;
  readonly showRules: () => void;
  readonly inspect: () => void;
  readonly showRecap: () => void;
}

/** Keys are left to text fields and open dialogs. */
export function isTaken({ target, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || defaultPrevented) return true;
  const element = target instanceof Element ? target : undefined;
  return element?.closest('input, textarea, select, dialog, [role=dialog]') != null;
}

export function handleKey(
  event: KeyboardEvent,
  model: GameModel,
  letters: { readonly [shortcut in Shortcut]: string },
  targets: ShortcutTargets,
): void {
  if (isTaken(event)) return;
  const { choice } = model;
  if (event.key === 'Escape') choice.back();
  else if (event.key === '?') targets.showHelp();
  else if (/^[1-6]$/.test(event.key)) {
    chooseColour(model, Number(event.key) - 1);
    // So that Enter confirms what was picked.
    if (choice.action.value !== undefined) focusSoon('[data-confirm]');
  } else {
    const shortcut = SHORTCUTS.find((name) => letters[name].toLowerCase() === event.key.toLowerCase());
    if (shortcut === undefined) return;
    run(shortcut, model, targets);
  }
  event.preventDefault();
}

function chooseColour({ choice }: GameModel, index: number): void {
  const colour = COLOURS[index];
  if (colour === undefined) return;
  if (choice.intent.value !== 'build') choice.tapCustomer(colour);
  else {
    const tile = choice.build.value.tiles.find((other) => other.colour === colour);
    if (tile !== undefined) choice.chooseTile(tile);
  }
}

/** Runs `show` if the viewer has to decide something; while earlier steps are being shown, after those. */
function whenAsked({ session, choice, isMyTurn, overlay }: GameModel, show: () => void): void {
  const stop = effect(() => {
    if (isMyTurn.value && !session.stage.isIdle.value) return;
    if (choice.task.value !== 'nothing' && overlay.peek() === undefined) untracked(show);
    queueMicrotask(() => stop());
  });
}

function run(shortcut: Shortcut, model: GameModel, targets: ShortcutTargets): void {
  const { choice, session, canEnd } = model;
  switch (shortcut) {
    case 'build':
    case 'lure':
    case 'draw':
      if (choice.task.value !== 'turn') return;
      choice.begin(shortcut);
      if (shortcut === 'draw') focusSoon('.pick[data-legal]');
      return;
    case 'endTurn':
      if (canEnd.value) session.endTurn();
      return;
    case 'undo':
      session.undo();
      return;
    case 'hint':
      if (session.setup.value?.help.hints) whenAsked(model, targets.showHints);
      return;
    case 'log':
      targets.showLog();
      return;
    case 'rules':
      targets.showRules();
      return;
    case 'inspect':
      targets.inspect();
      return;
    case 'recap':
      targets.showRecap();
  }
}
