/** Motion and sound come with the first thing that moves; the table does not wait for them to be laid. */

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
      // What is measured must have been rendered.
      await nextTask();
      try {
        await (await load())[part](scene, signal);
      } catch {
        loading = undefined; // without a connection the pieces just change places
      }
    };
  return { leave: act('leave'), arrive: act('arrive') };
}
