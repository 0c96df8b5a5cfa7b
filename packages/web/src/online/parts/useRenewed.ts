/** An answer of the server that is asked for again while the page is looked at. */
import type { Result } from '@kairo/engine';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ApiError } from '../../client/online/api.ts';

interface Renewed {
  readonly error: ReadonlySignal<ApiError | undefined>;
  /** When the latest answer came. */
  readonly now: ReadonlySignal<number>;
}

/**
 * @param ask must not change
 * @param take gets every answer; it must not change either
 * @param interval milliseconds between two requests
 */
export function useRenewed<T>(
  ask: () => Promise<Result<T, ApiError>>,
  take: (answer: T) => void,
  interval: number,
): Renewed {
  const error = useSignal<ApiError | undefined>(undefined);
  const now = useSignal(Date.now());
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const answer = await ask();
      if (!isWanted) return;
      now.value = Date.now();
      error.value = answer.ok ? undefined : answer.error;
      if (answer.ok) take(answer.value);
    };
    const onReturn = (): void => void look();
    onReturn();
    const timer = setInterval(onReturn, interval);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
  return { error, now };
}
