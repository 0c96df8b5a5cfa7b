/** For someone with a link: a name and a seat, or only watching. */
import type { Seat } from '@kairo/engine';
import type { RoomMessage } from '@kairo/protocol';
import { useSignal } from '@preact/signals';
import { RECOVER, TOGETHER } from '../../address/route.ts';
import type { OnlineTable } from '../../client/online/onlineTable.ts';
import { isFree, sitDown } from '../../client/online/tables.ts';
import { expectedMinutes } from '../../home/expectedMinutes.ts';
import { t } from '../../i18n/texts.ts';
import { Seal } from '../../pieces/Seal.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { openRulebook } from '../../rulebook/opened/dialog.ts';
import { ownName, rememberName } from '../../storage/ownName.ts';
import { Facts } from '../parts/Facts.tsx';
import { InvitationPage } from '../parts/InvitationPage.tsx';
import { NameField } from '../parts/NameField.tsx';
import { PresenceSign } from '../parts/PresenceSign.tsx';
import { Refused } from '../parts/Refused.tsx';
import { hostName, seatName } from '../parts/seatName.ts';
import { termsInWords } from '../parts/TableTerms.tsx';
import { useRequest } from '../parts/useRequest.ts';

interface Props {
  readonly table: OnlineTable;
  readonly room: RoomMessage;
  /** The seat that was chosen before. */
  readonly wish?: Seat | undefined;
  readonly onWatch: () => void;
}

const FORM = 'sit-down';

export function JoinPage({ table, room, wish, onWatch }: Props) {
  const free = room.seats.flatMap((seat, number) => (isFree(seat) ? [number] : []));
  const canSit = room.state === 'waiting' && free.length > 0 && !room.isLocked;
  return canSit ? (
    <Free table={table} room={room} free={free} wish={wish} onWatch={onWatch} />
  ) : (
    <Full room={room} onWatch={onWatch} />
  );
}

function Free({ table, room, free, wish: before, onWatch }: Props & { readonly free: readonly Seat[] }) {
  const words = t.together.join;
  const name = useSignal(ownName());
  const wish = useSignal(before);
  const { isBusy, error, run } = useRequest();
  // The seat may have been taken meanwhile: then it is the next one.
  const chosen = wish.value !== undefined && free.includes(wish.value) ? wish.value : (free[0] ?? 0);
  const lost = wish.value === undefined || wish.value === chosen ? undefined : room.seats[wish.value];
  const called = name.value.trim();
  const icon = room.seats[chosen]?.icon ?? 'ankh';
  const sit = (event: Event): void => {
    event.preventDefault();
    wish.value = chosen;
    run(
      () => sitDown(table.id, chosen, called || t.terms.icon[icon]),
      () => {
        rememberName(called);
        // The server has only now given this browser a name.
        table.reopen();
      },
    );
  };
  const host = hostName(room);
  return (
    <InvitationPage
      title={host === undefined ? words.invitation : words.invites(host)}
      note={words.toGame}
      heading={words.heading}
      foot={
        <>
          <Refused error={error.value} />
          <button type="submit" form={FORM} class="button primary" aria-disabled={isBusy.value}>
            {isBusy.value ? t.app.loading : called === '' ? words.sit : words.sitAs(called)}
          </button>
        </>
      }
      also={
        <>
          <p class="facts-line">
            <Facts of={termsInWords(room)} />
            <Facts of={[t.home.minutes(expectedMinutes(room.setup)), words.noAccount]} />
          </p>
          <div class="also">
            {room.spectators.allowed && (
              <button type="button" class="button plain" onClick={onWatch}>
                <UiIcon name="eye" size={20} />
                {words.watch}
              </button>
            )}
            <button
              type="button"
              class="button plain"
              aria-haspopup="dialog"
              onClick={() => openRulebook(room.setup.edition)}
            >
              <UiIcon name="help" size={20} />
              {words.newHere}
            </button>
          </div>
        </>
      }
    >
      <Seated room={room} />
      <form id={FORM} class="join-form" onSubmit={sit}>
        <fieldset class="choice free-seats">
          <legend>{words.freeSeats}</legend>
          <div>
            {free.map((seat) => {
              const icon = room.seats[seat]?.icon ?? 'ankh';
              return (
                <label key={seat} class="free-seat">
                  <input
                    type="radio"
                    name="seat"
                    checked={seat === chosen}
                    onChange={() => {
                      wish.value = seat;
                    }}
                  />
                  <span>
                    <Seal sign={icon} size={46} />
                    <b>{t.terms.icon[icon]}</b>
                  </span>
                </label>
              );
            })}
          </div>
          <p class="stall-note" role="status">
            {lost !== undefined &&
              !isBusy.value &&
              words.justTaken(t.terms.icon[lost.icon], t.terms.icon[icon])}
          </p>
        </fieldset>
        <NameField name={name} />
      </form>
    </InvitationPage>
  );
}

/** There is no seat to take: all are taken, the table is locked, or the game has begun. */
function Full({ room, onWatch }: Pick<Props, 'room' | 'onWatch'>) {
  const words = t.together.join;
  const host = hostName(room);
  const canWatch = room.spectators.allowed;
  const waiting = room.isLocked ? 'locked' : 'full';
  const begun = room.state === 'over' ? 'over' : 'playing';
  const state = room.state === 'waiting' ? waiting : begun;
  return (
    <InvitationPage
      title={host === undefined ? t.together.waiting.someTable : t.together.waiting.tableOf(host)}
      note={words.state[state]}
      heading={words.full[state === 'locked' ? 'locked' : 'taken']}
      foot={
        <div class="two-ways">
          <a class={`button ${canWatch ? '' : 'primary'}`} href={TOGETHER}>
            <UiIcon name="plus" size={20} />
            {words.openOwn}
          </a>
          {canWatch && (
            <button type="button" class="button primary" onClick={onWatch}>
              {room.state === 'over' ? words.result : words.watchNow}
            </button>
          )}
        </div>
      }
    >
      <Seated room={room} isLong />
      <p class="note on-dark">
        {words.back}{' '}
        <a class="text-button" href={RECOVER}>
          {t.own.games.haveCode}
        </a>
      </p>
      <p class="facts-line">{canWatch ? words.spectators : words.noSpectators}</p>
    </InvitationPage>
  );
}

/** Who sits there, and how they are. */
function Seated({ room, isLong = false }: { readonly room: RoomMessage; readonly isLong?: boolean }) {
  const seated = room.seats.filter((seat) => !isFree(seat));
  return (
    <ul class={isLong ? 'seated rows' : 'seated'}>
      {seated.map((seat) => (
        <li key={seat.icon}>
          <span class="place-seal">
            <Seal sign={seat.icon} size={30} />
            {seat.presence !== null && <PresenceSign of={seat.presence} />}
          </span>
          <b>{seatName(seat)}</b>
          {isLong && <small>{seat.presence !== null && t.together.presence[seat.presence]}</small>}
        </li>
      ))}
    </ul>
  );
}
