/** What screen readers announce about the people at the table. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OnlineTable } from '../../client/online/onlineTable.ts';
import { useGame } from '../../game/context.ts';
import { t } from '../../i18n/texts.ts';
import { wordsOf } from '../talk/phrases.ts';
import { authorOf } from '../talk/Talk.tsx';
import { useReminder } from './Clock.tsx';

/** The latest of: the reader's clock, what someone says, who is back. */
export function useHeardNews(table: OnlineTable): string {
  const { names } = useGame();
  const [news, setNews] = useState('');
  const heard = table.company.heard.value;
  const own = table.ownSeat;
  const reminder = useReminder(heard, own);
  useEffect(() => setNews(reminder), [reminder]);
  const newest = table.talk.newest.value;
  useEffect(() => {
    if (newest === undefined || newest.seat === own) return;
    setNews(t.company.talk.says(authorOf(table, newest), wordsOf(newest)));
  }, [newest, own, names, table]);
  const before = useRef<readonly boolean[]>([]);
  const standIns = heard?.seats.map(({ standIn }) => standIn !== null) ?? [];
  useEffect(() => {
    const back = before.current.findIndex((wasBot, seat) => wasBot && standIns[seat] === false);
    before.current = standIns;
    if (back >= 0 && back !== own) setNews(t.company.standIn.isBack(names.value[back] ?? ''));
  }, [standIns.join()]);
  return news;
}
