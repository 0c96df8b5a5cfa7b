/** How others get to a table: link, code, and a picture for cameras. */
import type { RoomMessage } from '@kairo/protocol';
import { useMemo } from 'preact/hooks';
import { tableAddress } from '../../address/route.ts';
import { t } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { CopyField, ShareButton } from '../parts/CopyField.tsx';
import { QrWhenNeeded } from '../parts/QrWhenNeeded.tsx';
import { readinessOf } from './start.ts';

interface Props {
  readonly room: RoomMessage;
  readonly isFolded: boolean;
}

export function Invite({ room, isFolded }: Props) {
  const isAlone = useMemo(() => readinessOf(room).isAlone, []);
  const words = t.together.invite;
  if (!isFolded) return <InviteSheet room={room} />;
  return (
    <details class="fold" open={isAlone}>
      <summary class="fold-row">
        <span>
          <b class="fold-heading">{words.someone}</b>
          <small>{room.code === null ? words.ways : words.waysWithCode(spelled(room.code))}</small>
        </span>
        <UiIcon name="share" size={22} />
      </summary>
      <InviteSheet room={room} />
    </details>
  );
}

/** In two groups, as it is shown and said. */
function spelled(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

function InviteSheet({ room }: Pick<Props, 'room'>) {
  const words = t.together.invite;
  const link = new URL(tableAddress(room.table), location.href).href;
  return (
    <section class="sheet invite">
      <div class="invite-words">
        <h3 class="display">{words.heading}</h3>
        <p class="quiet">{words.text}</p>
        <CopyField label={words.link} text={link} shown={link.replace(/^https?:\/\//, '')} />
        <div class="invite-ways">
          <ShareButton title={words.title} url={link} />
          {room.code !== null && (
            <p class="code-text">
              <small>{words.code}</small>
              <b translate={false}>{spelled(room.code)}</b>
            </p>
          )}
        </div>
      </div>
      <QrWhenNeeded text={link} label={words.qr} />
    </section>
  );
}
