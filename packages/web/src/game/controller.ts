/** What the page does on its own while a game is shown. */
import { effect, type ReadonlySignal } from '@preact/signals';
import type { GameModel } from './model.ts';

interface Options {
  /** Whether a turn with nothing left to do is ended without asking. */
  readonly endsTurns: ReadonlySignal<boolean>;
}

/** Starts everything below and returns a disposer. */
export function startController(model: GameModel, { endsTurns }: Options): () => void {
  const { session, choice, choosable, canEnd, overlay } = model;
  if (session.storage.peek() === 'memory') overlay.value = 'unsaved';
  const stops = [
    model.inquiry.start(),
    effect(() => takeSeat(model)),
    effect(() => {
      // Picks belong to the view they were made in.
      void choosable.value;
      choice.reset();
    }),
    effect(() => {
      if (canEnd.value && endsTurns.value && !session.isBusy.value) session.endTurn();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * The only person sits down at once. Several people share a screen: each leaves their seat when their turn is over, and
 * the next one sits down by opening the curtain.
 */
function takeSeat({ session, people }: GameModel): void {
  const viewer = session.viewer.value;
  const [first, second] = people.value;
  if (first === undefined) return;
  if (second === undefined) {
    if (viewer !== first) session.sit(first);
  } else if (viewer !== 'spectator' && session.acting.value !== viewer) session.sit('spectator');
}
