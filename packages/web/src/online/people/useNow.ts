import { useEffect, useState } from 'preact/hooks';

const OFTEN = 200;

/** The page's time, several times in a second while that is wanted. */
export function useNow(isWanted: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isWanted) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), OFTEN);
    return () => clearInterval(timer);
  }, [isWanted]);
  return now;
}
