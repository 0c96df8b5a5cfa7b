/** The question of the moment, and what is announced about the people at the table. */
import type { CompanyCommand } from '@kairo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OnlineTable } from '../../client/online/onlineTable.ts';
import { useGame } from '../../game/context.ts';
import { useHeardNews } from './announcements.ts';
import { cardKey, questionCard } from './cards.ts';
import { QuestionChip, QuestionSheet, useHeading } from './Question.tsx';
import type { PeopleSources } from './sources.ts';
import { useTalkKey } from './talkKey.ts';
import { useVanished } from './useVanished.ts';

export function QuestionHost({ table, presences, refusal, absence, talkPlace }: PeopleSources) {
  const { session, overlay, recap } = useGame();
  const heard = table.company.heard.value;
  const acting = session.acting.value;
  const own = table.ownSeat;
  const standIn = table.room.value?.standIn;
  const isAbsent = acting !== undefined && acting !== own && presences.value[acting] === 'offline';
  const { seat: vanished, wait } = useVanished(isAbsent ? acting : undefined);
  const aside = useSignal<string | undefined>(undefined);
  const closed = useSignal<number | undefined>(undefined);
  const news = useHeardNews(table);
  const headingOf = useHeading();
  useTalkKey(overlay, talkPlace);
  // Someone for whom a bot plays is first asked to take the seat back.
  const isBack = absence.value?.opens === true && recap.moves.value.length > 0 && !session.isStoodIn.value;
  useEffect(() => {
    if (!isBack) return;
    recap.forgetWish();
    if (talkPlace.hasTabs.peek()) talkPlace.tab.value = 'log';
    // Where the log has no room for it.
    else if (overlay.peek() === undefined) overlay.value = 'since';
  }, [isBack, recap, overlay, talkPlace]);
  const isOver = acting === undefined;
  const card = isOver
    ? undefined
    : questionCard({ heard, own, vanished, refusal: refusal.value, closed: closed.value });
  const key = card === undefined ? undefined : cardKey(card);
  const heading = card === undefined || own === undefined ? '' : headingOf(card, own);
  // A card would cover what people say.
  const isOverTalk = overlay.value === 'talk';
  return (
    <>
      <p class="unseen" role="status">
        {[heading, news].filter((part) => part !== '').join('. ')}
      </p>
      {card !== undefined && own !== undefined && key !== undefined && standIn !== undefined && (
        <div
          class="question-place"
          data-aside={aside.value === key || undefined}
          data-over-talk={isOverTalk || undefined}
        >
          {aside.value === key || isOverTalk ? (
            <QuestionChip
              heading={heading}
              onOpen={() => {
                aside.value = undefined;
                if (isOverTalk) overlay.value = undefined;
              }}
            />
          ) : (
            <QuestionSheet
              key={key}
              card={card}
              own={own}
              standIn={standIn}
              ask={(command) => void propose(table, own, command, refusal)}
              onWait={wait}
              onPutAside={() => (aside.value = key)}
              onClose={() => {
                refusal.value = undefined;
                if (card.kind === 'declined') closed.value = card.question.number;
              }}
            />
          )}
        </div>
      )}
    </>
  );
}

/** What the table refuses is shown as a card. */
export async function propose(
  table: OnlineTable,
  own: number,
  command: CompanyCommand,
  refusal: PeopleSources['refusal'],
): Promise<void> {
  refusal.value = undefined;
  const code = await table.company.ask(own, command);
  // A question that is settled meanwhile needs no words.
  if (code !== undefined && code !== 'company/no-question') refusal.value = code;
}
