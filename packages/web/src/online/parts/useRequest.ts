/** One request at a time: whether it is under way, and what was refused. */
import type { Result } from '@kairo/engine';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { ApiError } from '../../client/online/api.ts';

export interface Requests {
  readonly isBusy: ReadonlySignal<boolean>;
  readonly error: ReadonlySignal<ApiError | undefined>;
  /** Does nothing while another one is under way. */
  readonly run: <T>(ask: () => Promise<Result<T, ApiError>>, then?: (value: T) => void) => void;
}

export function useRequest(): Requests {
  const isBusy = useSignal(false);
  const error = useSignal<ApiError | undefined>(undefined);
  return {
    isBusy,
    error,
    run: (ask, then) => {
      if (isBusy.peek()) return;
      isBusy.value = true;
      void ask().then((answer) => {
        isBusy.value = false;
        error.value = answer.ok ? undefined : answer.error;
        if (answer.ok) then?.(answer.value);
      });
    },
  };
}
