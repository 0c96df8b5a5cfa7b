/**
 * A page that is too much for one moment is put up part by part, each in a task of its own, so that the browser can
 * answer in between. Where there is no assembly, everything is put up at once.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import { nextTask } from './tasks.ts';

export class Assembly {
  /** Everything is there, and nobody waits any more. */
  readonly isDone: ReadonlySignal<boolean>;
  private readonly over = signal(false);
  private readonly waiting: (() => void)[] = [];

  constructor() {
    this.isDone = this.over;
  }

  wait(putUp: () => void): void {
    this.waiting.push(putUp);
  }

  async begin(): Promise<void> {
    for (;;) {
      await nextTask();
      const putUp = this.waiting.shift();
      if (putUp === undefined) break;
      putUp();
    }
    this.over.value = true;
  }
}

export const AssemblyContext = createContext<Assembly | undefined>(undefined);

/** Does something after rendering: when its part is due, or at once if there is no assembly. */
export function useAssembly(act: () => void): void {
  const assembly = useContext(AssemblyContext);
  useLayoutEffect(() => {
    if (assembly === undefined || assembly.isDone.peek()) act();
    else assembly.wait(act);
  }, []);
}

export function Piecemeal({ children }: { readonly children: ComponentChildren }) {
  const assembly = useContext(AssemblyContext);
  const [isUp, setIsUp] = useState(assembly === undefined || assembly.isDone.peek());
  useAssembly(() => setIsUp(true));
  return <>{isUp && children}</>;
}

/** What would be pushed about by the parts before it. */
export function Lastly({ children }: { readonly children: ComponentChildren }) {
  const isLast = useContext(AssemblyContext)?.isDone.value ?? true;
  return <>{isLast && children}</>;
}
