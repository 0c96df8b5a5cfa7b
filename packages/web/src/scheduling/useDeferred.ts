import { useLayoutEffect, useState } from 'preact/hooks';
import { queueTask } from './tasks.ts';

/** A value that arrives a task later, for what need not be rendered together with everything else that changed. */
export function useDeferred<T>(value: T): T {
  const [arrived, setArrived] = useState(value);
  useLayoutEffect(() => {
    if (value === arrived) return;
    let isStale = false;
    queueTask(() => {
      if (!isStale) setArrived(value);
    });
    return () => {
      isStale = true;
    };
  }, [value, arrived]);
  return arrived;
}
