/** Talk before the deal, once there is someone to talk to: beside the invitation, or folded away on small screens. */
import { PERSON, type RoomMessage } from '@kairo/protocol';
import { useSignal } from '@preact/signals';
import type { OnlineTable } from '../../client/online/onlineTable.ts';
import { t } from '../../i18n/texts.ts';
import { OnlineIcon } from '../parts/OnlineIcon.tsx';
import { wordsOf } from '../talk/phrases.ts';
import { authorOf, Talk } from '../talk/Talk.tsx';

interface Props {
  readonly table: OnlineTable;
  readonly room: RoomMessage;
  readonly isFolded: boolean;
}

export function WaitingTalk({ table, room, isFolded }: Props) {
  const people = room.seats.filter(({ player, isTaken }) => player === PERSON && isTaken).length;
  if (people < 2 && table.talk.said.value.length === 0) return null;
  if (isFolded) return <FoldedTalk table={table} />;
  return (
    <section class="sheet waiting-talk">
      <h3 class="display">{t.company.talk.heading}</h3>
      <Talk table={table} />
    </section>
  );
}

/** Its line says what is new, or what was said last. */
function FoldedTalk({ table }: { readonly table: OnlineTable }) {
  const isOpen = useSignal(false);
  const words = t.company.talk;
  const { unread, said } = table.talk;
  const last = said.value.at(-1);
  return (
    <details
      class="fold"
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary class="fold-row">
        <span>
          <b class="fold-heading">{words.heading}</b>
          <small class="last-said">
            {last === undefined ? words.nothing : words.says(authorOf(table, last), wordsOf(last))}
          </small>
        </span>
        {unread.value > 0 && !isOpen.value && <b class="news-count">{unread.value}</b>}
        <OnlineIcon name="chat" size={22} />
      </summary>
      {isOpen.value && (
        <section class="sheet waiting-talk">
          <Talk table={table} />
        </section>
      )}
    </details>
  );
}
