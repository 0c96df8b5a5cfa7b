import { useLayoutEffect, useState } from 'preact/hooks';
import { soon } from './tasks.ts';

/** A value that arrives a task later, for what need not be rendered together with everything else that changed. */
export function useSoon<T>(value: T): T {
  const [arrived, setArrived] = useState(value);
  useLayoutEffect(() => {
    if (value === arrived) return;
    let isStale = false;
    soon(() => {
      if (!isStale) setArrived(value);
    });
    return () => {
      isStale = true;
    };
  }, [value, arrived]);
  return arrived;
}
