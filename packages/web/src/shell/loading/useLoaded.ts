/** Something that is loaded when it is needed. */
import { useEffect, useState } from 'preact/hooks';

export type Loaded<T> = { readonly value: T } | 'loading' | 'failed';

/**
 * What `load` brought. It is called once: it must not depend on props.
 * @param early what it has brought before, so that nobody waits for it again
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
