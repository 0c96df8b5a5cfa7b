/** What the page does on its own while a game is shown. */
import { effect, type ReadonlySignal } from '@preact/signals';
import type { Timer } from './ending.ts';
import type { GameModel } from './model.ts';

interface Options {
  /** Whether a turn with nothing left to do ends by itself. */
  readonly endsTurns: ReadonlySignal<boolean>;
  /** Whether the player is looking at something else: another dialog, another tab. */
  readonly isAway: ReadonlySignal<boolean>;
  readonly timer: Timer;
  /** Whether the game is only as safe as this page: then it is said if nothing is stored. */
  readonly isOwnTable: boolean;
}

/** Starts everything below and returns a disposer. */
export function startController(
  model: GameModel,
  { endsTurns, isAway, timer, isOwnTable }: Options,
): () => void {
  const { session, choice, choosable, canEnd, overlay, recap, ending, inspection } = model;
  if (isOwnTable && session.storage.peek() === 'memory') overlay.value = 'unsaved';
  const isFree = (): boolean => !session.isBusy.value && session.refusal.value === undefined;
  const stops = [
    model.inquiry.start(),
    effect(() => takeSeat(model)),
    effect(() => {
      // Picks belong to the view they were made in.
      void choosable.value;
      inspection.settle();
      choice.reset();
    }),
    effect(() => {
      // A card may show what only its viewer knows.
      void session.viewer.value;
      inspection.close();
    }),
    effect(() => {
      if (session.viewer.value === 'spectator' || recap.coveredFor.peek() === undefined) return;
      recap.uncover();
      if (overlay.peek() === 'since') overlay.value = undefined;
    }),
    effect(() => {
      if (!model.isMyTurn.value) recap.forgetWish();
    }),
    ending.start(
      () => canEnd.value && endsTurns.value && isFree() && !isAway.peek() && overlay.peek() === undefined,
      () => session.endTurn(),
      timer,
    ),
    effect(() => {
      if (isAway.value || overlay.value !== undefined) ending.prevent();
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
function takeSeat({ session }: GameModel): void {
  const viewer = session.viewer.value;
  const [first, second] = session.seats.value;
  if (first === undefined) return;
  if (second === undefined) {
    if (viewer !== first) session.lookAs(first);
  } else if (viewer !== 'spectator' && session.acting.value !== viewer) session.lookAs('spectator');
}
