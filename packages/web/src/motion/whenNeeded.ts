/** Loads motion and sound with the first step that is performed, so that the first render does not wait for them. */

import type { Performance } from '../client/stage.ts';
import { nextTask } from '../scheduling/tasks.ts';
import type { Theatre } from './performance.tsx';

export function performanceWhenNeeded(theatre: Theatre): Performance {
  let loading: Promise<Performance> | undefined;
  const load = (): Promise<Performance> => {
    loading ??= import('./performance.tsx').then(({ performanceIn }) => performanceIn(theatre));
    return loading;
  };
  const act =
    (part: keyof Performance): Performance[typeof part] =>
    async (scene, signal) => {
      if (scene.events.length === 0) return;
      // Places are measured, so rendering must be finished.
      await nextTask();
      try {
        await (await load())[part](scene, signal);
      } catch {
        loading = undefined; // could not be loaded: pieces change places without motion
      }
    };
  return { leave: act('leave'), arrive: act('arrive') };
}
