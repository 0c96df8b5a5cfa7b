/** What a player has just said, for a moment, beside the name: never over the board. */
import type { Seat } from '@kairo/engine';
import { useEffect, useState } from 'preact/hooks';
import type { OnlineTable } from '../../client/online/onlineTable.ts';
import { OnlineIcon } from '../parts/OnlineIcon.tsx';
import { PHRASE_ICONS, wordsOf } from '../talk/phrases.ts';

const SHOWN_FOR = 5_000;

interface Props {
  readonly table: OnlineTable;
  readonly seat: Seat;
  /** The reader has the talk before their eyes. */
  readonly isTalkOpen: boolean;
}

export function Bubble({ table, seat, isTalkOpen }: Props) {
  const newest = table.talk.newest.value;
  const isMine = newest?.seat === seat;
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (!isMine || newest === undefined) return undefined;
    const timer = setTimeout(() => setOver(newest.number), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isMine, newest]);
  if (!isMine || newest === undefined || newest.number <= over || isTalkOpen) return null;
  const { phrase } = newest;
  return (
    // Announced elsewhere.
    <span class="bubble" aria-hidden="true">
      {phrase !== undefined && <OnlineIcon name={PHRASE_ICONS[phrase]} size={16} />}
      <bdi>{wordsOf(newest)}</bdi>
    </span>
  );
}
