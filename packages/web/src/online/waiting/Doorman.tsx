/** Announces to screen readers who comes and goes, and what is said. */
import type { RoomMessage } from '@kairo/protocol';
import { useRef } from 'preact/hooks';
import type { OnlineTable } from '../../client/online/onlineTable.ts';
import { t } from '../../i18n/texts.ts';
import { seatName } from '../parts/seatName.ts';
import { wordsOf } from '../talk/phrases.ts';
import { authorOf } from '../talk/Talk.tsx';
import { type News, newsBetween } from './news.ts';

function inWords(news: News): string {
  const words = t.together.waiting.news;
  if (news.type === 'changed') return words.changed;
  if (news.type === 'host') return news.seat.isYou ? words.youHost : words.host(seatName(news.seat));
  return words[news.type](seatName(news.seat));
}

interface Props {
  readonly table: OnlineTable;
  readonly room: RoomMessage;
}

export function Doorman({ table, room }: Props) {
  const { newest } = table.talk;
  const before = useRef({ room, newest: newest.value });
  const said = useRef('');
  const news = newsBetween(before.current.room, room);
  if (news.length > 0) said.current = news.map(inWords).join(' ');
  const message = newest.value;
  if (message !== undefined && message !== before.current.newest) {
    const isHeard = message.seat !== table.ownSeat;
    if (isHeard) said.current = t.company.talk.says(authorOf(table, message), wordsOf(message));
  }
  before.current = { room, newest: message };
  return (
    <p class="unseen" aria-live="polite" data-announcer>
      {said.current}
    </p>
  );
}
