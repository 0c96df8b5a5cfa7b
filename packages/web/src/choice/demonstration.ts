/** Shows hints on the board: the action of a hint is picked while it is looked at. */
import type { Action } from '@kairo/engine';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Choice, Picks } from './choice.ts';

export class Demonstration {
  /** The player has picked something else or asked why not, or the picks were reset. */
  readonly isOver: ReadonlySignal<boolean>;

  private readonly choice: Choice;
  /** What the player had picked. */
  private before: Picks;
  private readonly shown;

  constructor(choice: Choice) {
    this.choice = choice;
    this.before = choice.picks.peek();
    this.shown = signal(this.before);
    const asked = choice.whyNot.peek();
    this.isOver = computed(() => {
      const whyNot = choice.whyNot.value;
      return choice.picks.value !== this.shown.value || (whyNot !== undefined && whyNot !== asked);
    });
  }

  show(action: Action): void {
    batch(() => {
      this.choice.pick(action);
      this.shown.value = this.choice.picks.peek();
    });
  }

  /** Makes the shown picks the player's own. */
  keep(): void {
    this.before = this.shown.peek();
  }

  /** Restores the player's picks. */
  end(): void {
    if (this.isOver.peek()) return;
    batch(() => {
      this.choice.restore(this.before);
      this.shown.value = this.before;
    });
  }
}
