/** The seats of a table before the deal. */
import type { Seat } from '@kairo/engine';
import { PERSON, type RoomMessage, type RoomSeat } from '@kairo/protocol';
import type { OnlineTable } from '../../client/online/onlineTable.ts';
import { changeSeat, isFree } from '../../client/online/tables.ts';
import { t } from '../../i18n/texts.ts';
import { Seal } from '../../pieces/Seal.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { OnlineIcon } from '../parts/OnlineIcon.tsx';
import { PresenceSign } from '../parts/PresenceSign.tsx';
import { seatName } from '../parts/seatName.ts';
import type { Requests } from '../parts/useRequest.ts';

interface Props {
  readonly table: OnlineTable;
  readonly room: RoomMessage;
  readonly requests: Requests;
  /** Opens what can be done about a seat. */
  readonly onSeat: (seat: Seat) => void;
}

export function Places({ table, room, requests, onSeat }: Props) {
  return (
    <ul class="places" style={{ '--places': room.seats.length }}>
      {room.seats.map((seat, number) =>
        isFree(seat) ? (
          <FreePlace
            key={number}
            seat={seat}
            {...(room.isHost && {
              onBot: () => requests.run(() => changeSeat(table.id, number, { player: room.standIn })),
              onMore: () => onSeat(number),
            })}
          />
        ) : (
          <TakenPlace
            key={number}
            seat={seat}
            {...((room.isHost || seat.isYou) && { onMore: () => onSeat(number) })}
          />
        ),
      )}
    </ul>
  );
}

function TakenPlace({ seat, onMore }: { readonly seat: RoomSeat; readonly onMore?: () => void }) {
  const words = t.together.waiting;
  const name = seatName(seat);
  return (
    <li class="place" data-taken>
      <span class="place-seal">
        <Seal sign={seat.icon} size={46} />
        {seat.presence !== null && <PresenceSign of={seat.presence} />}
      </span>
      <span class="place-text">
        <b>
          <span class="place-name">{name}</span>
          {seat.isYou && <span class="tag">{t.together.seat.you}</span>}
          {seat.isHost && (
            <span class="crown" title={words.host}>
              <OnlineIcon name="crown" size={17} label={words.host} />
            </span>
          )}
        </b>
        <small>{seat.player === PERSON ? <Ready isReady={seat.isReady} /> : words.bot}</small>
      </span>
      {onMore !== undefined && <More label={words.more(name)} onPress={onMore} />}
    </li>
  );
}

function Ready({ isReady }: { readonly isReady: boolean }) {
  const words = t.together.waiting;
  return isReady ? (
    <span class="ready">
      <UiIcon name="check" size={16} />
      {words.ready}
    </span>
  ) : (
    <span class="not-ready">
      <i />
      {words.notReady}
    </span>
  );
}

interface FreeProps {
  readonly seat: RoomSeat;
  readonly onBot?: () => void;
  readonly onMore?: () => void;
}

function FreePlace({ seat, onBot, onMore }: FreeProps) {
  const words = t.together.waiting;
  return (
    <li class="place is-free">
      <span class="place-seal">
        <Seal sign={seat.icon} size={46} />
      </span>
      <span class="place-text">
        <b>{words.free}</b>
        <small>{seat.isOpen ? words.forAnyone : words.forInvited}</small>
      </span>
      {onBot !== undefined && (
        <button type="button" class="button small with-bot" title={words.putBot} onClick={onBot}>
          <OnlineIcon name="bot" size={20} />
          <span class="with-bot-text">{words.putBot}</span>
        </button>
      )}
      {onMore !== undefined && <More label={words.more(t.terms.icon[seat.icon])} onPress={onMore} />}
    </li>
  );
}

function More({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <button
      type="button"
      class="icon-button more"
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <OnlineIcon name="more" size={22} />
    </button>
  );
}
