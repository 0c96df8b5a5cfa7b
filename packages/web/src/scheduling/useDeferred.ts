import { useLayoutEffect, useState } from 'preact/hooks';
import { queueTask } from './tasks.ts';

/** The value one task later: splits expensive rendering from the other changes of an event. */
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
