/** Something that is loaded when it is needed. */
import { useEffect, useState } from 'preact/hooks';

export type Loaded<T> = { readonly value: T } | 'loading' | 'failed';

/** What `load` brought. It is called once: it must not depend on props. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Loaded<T>>('loading');
  useEffect(() => {
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
