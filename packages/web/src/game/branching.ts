/** The game that the game page begins next, asked for by "try again from here". */
import { signal } from '@preact/signals';
import { goTo, RESUME } from '../address/route.ts';
import type { Branching } from '../worker/control.ts';

const wanted = signal<Branching | undefined>(undefined);

export function beginBranch(branching: Branching): void {
  wanted.value = branching;
  goTo(RESUME);
}

/** Subscribes; what was asked for is handed out once. */
export function takeBranch(): Branching | undefined {
  const branching = wanted.value;
  wanted.value = undefined;
  return branching;
}
