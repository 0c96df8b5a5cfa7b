/** Who has been offline for a while on their turn; after waiting, that is found out again later. */
import type { Seat } from '@kairo/engine';
import { useEffect, useState } from 'preact/hooks';

/** The server counts from the end of the connection, so that it agrees by then. */
const GONE = 120_000;
const WAIT = 300_000;

export interface Vanished {
  readonly seat: Seat | undefined;
  readonly wait: () => void;
}

/** @param absent whose turn it is, if that person is offline */
export function useVanished(absent: Seat | undefined): Vanished {
  const [seat, setSeat] = useState<Seat | undefined>(undefined);
  const [waits, setWaits] = useState(0);
  useEffect(() => setWaits(0), [absent]);
  useEffect(() => {
    setSeat(undefined);
    if (absent === undefined) return undefined;
    const timer = setTimeout(() => setSeat(absent), waits === 0 ? GONE : WAIT);
    return () => clearTimeout(timer);
  }, [absent, waits]);
  return { seat: seat === absent ? seat : undefined, wait: () => setWaits(waits + 1) };
}
