/** What is not urgent follows in a task of its own. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { soon } from './breath.ts';

/** The latest value, a moment later. */
export function useLater<T>(value: T): T {
  const [shown, setShown] = useState({ value });
  useLayoutEffect(() => {
    if (value !== shown.value) soon(() => setShown({ value }));
  }, [value]);
  return shown.value;
}
