/** Loads something when a component first needs it. */
import { useEffect, useState } from 'preact/hooks';

export type Loaded<T> = { readonly value: T } | 'loading' | 'failed';

/**
 * The result of `load`, which is called once and must not depend on props.
 * @param early the result of an earlier call, used at once
 */
export function useLoaded<T>(load: () => Promise<T>, early?: T): Loaded<T> {
  const [state, setState] = useState<Loaded<T>>(early === undefined ? 'loading' : { value: early });
  useEffect(() => {
    if (early !== undefined) return;
    let isWanted = true;
    load().then(
      (value) => isWanted && setState({ value }),
      () => isWanted && setState('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return state;
}
