/** Something that is loaded when it is needed. */
import { useEffect, useState } from 'preact/hooks';

export type Loaded<T> = { readonly value: T } | 'loading' | 'failed';

/** What `load` brought, and how to try again. It is called once: it must not depend on props. */
export function useLoaded<T>(load: () => Promise<T>): [Loaded<T>, () => void] {
  const [state, setState] = useState<Loaded<T>>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setState('loading');
    load().then(
      (value) => isWanted && setState({ value }),
      () => isWanted && setState('failed'),
    );
    return () => {
      isWanted = false;
    };
    // A new attempt is what loads again.
  }, [attempt]);
  return [state, () => setAttempt(attempt + 1)];
}
