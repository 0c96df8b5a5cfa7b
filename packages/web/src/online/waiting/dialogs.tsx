/** The dialogs of a waiting room. */
import { PERSON, type RoomMessage } from '@kairo/protocol';
import { useSignal } from '@preact/signals';
import { goTo, HOME } from '../../address/route.ts';
import type { OnlineTable } from '../../client/online/onlineTable.ts';
import { changeSeat, changeTerms, closeTable, vacate } from '../../client/online/tables.ts';
import { IconPicker } from '../../home/IconPicker.tsx';
import { t } from '../../i18n/texts.ts';
import { Switch } from '../../shell/dialog/Controls.tsx';
import { Dialog } from '../../shell/dialog/Dialog.tsx';
import { rememberName } from '../../storage/ownName.ts';
import { HandOn } from '../hand/HandOn.tsx';
import { NameField } from '../parts/NameField.tsx';
import { Refused } from '../parts/Refused.tsx';
import { BotLevel, type SeatFor, SeatKinds } from '../parts/SeatKinds.tsx';
import { seatName } from '../parts/seatName.ts';
import { BoardTerms, HelpTerms, PaceTerms, PeopleTerms, StandInTerms } from '../parts/TableTerms.tsx';
import type { Requests } from '../parts/useRequest.ts';

interface Props {
  readonly table: OnlineTable;
  readonly room: RoomMessage;
  readonly requests: Requests;
  readonly onClose: () => void;
}

/** Every change counts at once; people who were ready for something else are asked again. */
export function ChangeTerms({ table, room, requests, onClose }: Props) {
  const words = t.together.waiting.terms;
  const { seats: _, ...setup } = room.setup;
  const { seating, pace, standIn } = room;
  const agreed = { setup, spectators: room.spectators.allowed, seating, pace, standIn };
  const terms = {
    agreed,
    onChange: (change: Parameters<typeof changeTerms>[1]) =>
      requests.run(() => changeTerms(table.id, change)),
  };
  return (
    <Dialog heading={words.heading} onClose={onClose} className="terms-dialog">
      <Refused error={requests.error.value} />
      <BoardTerms {...terms} />
      <HelpTerms {...terms} />
      <PaceTerms {...terms} />
      <PeopleTerms {...terms} />
      <StandInTerms {...terms} />
      <Switch {...words.lock} isOn={room.isLocked} onChange={(isLocked) => terms.onChange({ isLocked })} />
      <Switch {...words.talk} isOn={!room.isQuiet} onChange={(isOn) => table.talk.switchTo(isOn)} />
      <p class="quiet">{words.note}</p>
      <div class="dialog-buttons">
        <button type="button" class="button primary" onClick={onClose}>
          {words.done}
        </button>
      </div>
    </Dialog>
  );
}

/** What the published digest is good for. */
export function SealedDeal({ commitment, onClose }: { commitment: string; onClose: () => void }) {
  const words = t.together.waiting.deal;
  return (
    <Dialog heading={words.heading} onClose={onClose}>
      <p>{words.text}</p>
      <p class="commitment" translate={false}>
        {commitment}
      </p>
    </Dialog>
  );
}

export function LeaveTable({ table, room, requests, onClose }: Props) {
  const words = t.together.waiting.leaving;
  const own = room.seats.findIndex(({ isYou }) => isYou);
  const leave = (): void =>
    requests.run(
      () => vacate(table.id, own),
      () => goTo(HOME),
    );
  return (
    <Dialog heading={words.heading} onClose={onClose}>
      <p>{words.text}</p>
      <Refused error={requests.error.value} />
      <div class="menu">
        <button type="button" class="button primary" onClick={() => goTo(HOME)}>
          {words.keep}
        </button>
        {own >= 0 && (
          <button type="button" class="button" onClick={leave}>
            {words.giveUp}
          </button>
        )}
        {room.isHost && (
          <button
            type="button"
            class="button"
            onClick={() => requests.run(() => closeTable(table.id), onClose)}
          >
            {words.close}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** One's own icon and name; for the host, what can be done about someone else's seat. */
export function SeatDialog({ seat, ...props }: Props & { readonly seat: number }) {
  const place = props.room.seats[seat];
  if (place === undefined) return null;
  if (place.isYou) return <OwnSeat {...props} seat={seat} />;
  return place.player === PERSON && place.isTaken ? (
    <Guest {...props} seat={seat} />
  ) : (
    <Vacancy {...props} seat={seat} />
  );
}

function OwnSeat({ table, room, requests, seat, onClose }: Props & { readonly seat: number }) {
  const words = t.together.waiting.own;
  const place = room.seats[seat];
  const name = useSignal(place?.name ?? '');
  const isHanding = useSignal(false);
  const rename = (event: Event): void => {
    event.preventDefault();
    const called = name.value.trim();
    if (called === '' || called === place?.name) {
      onClose();
      return;
    }
    requests.run(
      () => changeSeat(table.id, seat, { name: called }),
      () => {
        rememberName(called);
        onClose();
      },
    );
  };
  if (isHanding.value) return <HandOn table={table.id} seat={seat} onClose={onClose} />;
  return (
    <Dialog heading={words.heading} onClose={onClose}>
      <Refused error={requests.error.value} />
      <form class="own-seat" onSubmit={rename}>
        <NameField name={name} />
        <div>
          <p class="field-heading">{words.icon}</p>
          <IconPicker
            label={words.icon}
            chosen={place?.icon ?? 'ankh'}
            onPick={(icon) => requests.run(() => changeSeat(table.id, seat, { icon }))}
          />
        </div>
        <div class="dialog-buttons">
          <button type="button" class="button" onClick={() => (isHanding.value = true)}>
            {t.own.hand.open}
          </button>
          <button type="submit" class="button primary">
            {t.together.waiting.terms.done}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function Guest({ table, room, requests, seat, onClose }: Props & { readonly seat: number }) {
  const words = t.together.waiting.guest;
  const place = room.seats[seat];
  const name = place === undefined ? '' : seatName(place);
  return (
    <Dialog heading={name} onClose={onClose}>
      <Refused error={requests.error.value} />
      <div class="menu">
        <button
          type="button"
          class="button"
          onClick={() => requests.run(() => changeTerms(table.id, { host: seat }), onClose)}
        >
          {words.makeHost}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => requests.run(() => vacate(table.id, seat), onClose)}
        >
          {words.remove}
        </button>
        <p class="quiet">{words.note(name)}</p>
      </div>
    </Dialog>
  );
}

function Vacancy({ table, room, requests, seat, onClose }: Props & { readonly seat: number }) {
  const place = room.seats[seat];
  const value: SeatFor = { player: place?.player ?? PERSON, isOpen: place?.isOpen === true };
  const change = (next: SeatFor): void => requests.run(() => changeSeat(table.id, seat, next));
  const number = seat + 1;
  return (
    <Dialog heading={t.together.seat.kind(number)} onClose={onClose}>
      <Refused error={requests.error.value} />
      <SeatKinds number={number} value={value} onChange={change} />
      <BotLevel number={number} value={value} onChange={change} />
      <div class="dialog-buttons">
        <button type="button" class="button primary" onClick={onClose}>
          {t.together.waiting.terms.done}
        </button>
      </div>
    </Dialog>
  );
}
