/**
 * A page that is too much for one moment is put up part by part, each in a task of its own, so that the browser can
 * answer in between. Where nobody keeps turns, everything is put up at once.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import { breath } from './breath.ts';

export class Turns {
  /** Everything is there, and nobody waits any more. */
  readonly areOver: ReadonlySignal<boolean>;
  private readonly over = signal(false);
  private readonly waiting: (() => void)[] = [];

  constructor() {
    this.areOver = this.over;
  }

  wait(putUp: () => void): void {
    this.waiting.push(putUp);
  }

  async begin(): Promise<void> {
    for (;;) {
      await breath();
      const putUp = this.waiting.shift();
      if (putUp === undefined) break;
      putUp();
    }
    this.over.value = true;
  }
}

export const TurnsContext = createContext<Turns | undefined>(undefined);

/** Does something after rendering: when it is its turn, or at once if nobody keeps turns. */
export function useTurn(act: () => void): void {
  const turns = useContext(TurnsContext);
  useLayoutEffect(() => {
    if (turns === undefined || turns.areOver.peek()) act();
    else turns.wait(act);
  }, []);
}

export function InTurn({ children }: { readonly children: ComponentChildren }) {
  const turns = useContext(TurnsContext);
  const [isUp, setIsUp] = useState(turns === undefined || turns.areOver.peek());
  useTurn(() => setIsUp(true));
  return <>{isUp && children}</>;
}

/** What would be pushed about by the parts before it. */
export function AtLast({ children }: { readonly children: ComponentChildren }) {
  const isLast = useContext(TurnsContext)?.areOver.value ?? true;
  return <>{isLast && children}</>;
}
