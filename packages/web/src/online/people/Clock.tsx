/** A player's clock: filled while it runs; larger and ringed when little is left. */
import type { Seat } from '@kairo/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Heard } from '../../client/online/company.ts';
import { t } from '../../i18n/texts.ts';
import { OnlineIcon } from '../parts/OnlineIcon.tsx';
import { clockFace, readClock, reminderBetween } from './clock.ts';
import { useNow } from './useNow.ts';

interface Props {
  readonly heard: Heard;
  readonly seat: Seat;
}

export function Clock({ heard, seat }: Props) {
  const now = useNow(heard.clock?.running === seat);
  // A message that has just come is newer than the last tick.
  const reading = readClock(heard, seat, Math.max(now, heard.heardAt));
  if (reading === undefined) return null;
  const face = clockFace(reading.left);
  return (
    <span class="clock" data-state={reading.state} role="timer" aria-label={t.company.clock.left(face)}>
      <OnlineIcon name="glass" size={14} />
      <b aria-hidden="true">{face}</b>
    </span>
  );
}

const MINUTE = 60;

/** Reminds the reader of their own clock: in words, to be announced. */
export function useReminder(heard: Heard | undefined, own: Seat | undefined): string {
  const isRunning = own !== undefined && heard?.clock?.running === own;
  const now = useNow(isRunning);
  const before = useRef(0);
  const [reminder, setReminder] = useState('');
  const reading =
    heard === undefined || own === undefined
      ? undefined
      : readClock(heard, own, Math.max(now, heard.heardAt));
  const left = isRunning ? (reading?.left ?? 0) : 0;
  useEffect(() => {
    const due = reminderBetween(before.current, left);
    before.current = left;
    if (due === undefined || !isRunning) return;
    const { minutesLeft, secondsLeft } = t.company.clock;
    setReminder(due >= MINUTE ? minutesLeft(due / MINUTE) : secondsLeft(due));
  }, [left, isRunning]);
  return reminder;
}
