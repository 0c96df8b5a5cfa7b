/** How much room the window has; the style sheets have the same queries. */
import { useEffect, useState } from 'preact/hooks';

const ROOMY = '(min-width: 900px) and (min-height: 561px)';
const TALL = '(min-width: 900px) and (min-height: 800px)';

export function useMedia(query: string): boolean {
  const [matches, setMatches] = useState(matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const follow = (): void => setMatches(list.matches);
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, [query]);
  return matches;
}

/** Whether there is room for two columns. */
export function useIsRoomy(): boolean {
  return useMedia(ROOMY);
}

/** Whether a long form in two columns fits with its button; otherwise the button stays at the foot of the window. */
export function useIsTall(): boolean {
  return useMedia(TALL);
}
