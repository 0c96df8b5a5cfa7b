/**
 * Renders an expensive page part by part, each in a separate task, so that the browser can respond in between. Without
 * an assembly around them, all parts are rendered at once.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import { nextTask } from './tasks.ts';

export class Assembly {
  /** All parts have been rendered. */
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

/** Runs something after rendering: in a task of the assembly, or at once if there is none. */
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

/** For content that earlier parts would shift: rendered when all of them are there. */
export function Lastly({ children }: { readonly children: ComponentChildren }) {
  const isLast = useContext(AssemblyContext)?.isDone.value ?? true;
  return <>{isLast && children}</>;
}
