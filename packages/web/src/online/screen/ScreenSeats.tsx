/** While the table waits: a picture for cameras at each free seat. */
import { PERSON, type RoomMessage, type RoomSeat } from '@kairo/protocol';
import { HOME, seatAddress } from '../../address/route.ts';
import { Bazaar } from '../../bazaar/Bazaar.tsx';
import { Strollers } from '../../bazaar/Strollers.tsx';
import { isFree } from '../../client/online/tables.ts';
import { t } from '../../i18n/texts.ts';
import { Seal } from '../../pieces/Seal.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { NAME } from '../../shell/loading/name.ts';
import { PresenceSign } from '../parts/PresenceSign.tsx';
import { QrWhenNeeded } from '../parts/QrWhenNeeded.tsx';
import { seatName } from '../parts/seatName.ts';

export function ScreenSeats({ room }: { readonly room: RoomMessage }) {
  const words = t.bigScreen;
  const hasFree = room.seats.some(isFree) && !room.isLocked;
  const here = new URL(HOME, location.href).host;
  return (
    <main class="big-screen is-waiting">
      <Bazaar>
        <Strollers />
      </Bazaar>
      <header>
        <h1 class="display" translate={false}>
          {NAME}
        </h1>
        <p>
          {hasFree ? words.scan : words.full}
          {hasFree && (
            <>
              <br />
              {words.scanNote}
            </>
          )}
        </p>
      </header>
      <ul class="big-seats" data-count={room.seats.length}>
        {room.seats.map((seat, number) => (
          <li key={seat.icon} data-free={isFree(seat) || undefined}>
            {isFree(seat) && !room.isLocked ? (
              <FreeSeat room={room} seat={seat} number={number} />
            ) : (
              <Taken seat={seat} />
            )}
          </li>
        ))}
      </ul>
      {hasFree && room.code !== null && (
        <p class="big-code">
          {words.noCamera(here)}{' '}
          <b translate={false}>
            {room.code.slice(0, 3)} {room.code.slice(3)}
          </b>
        </p>
      )}
    </main>
  );
}

interface FreeProps {
  readonly room: RoomMessage;
  readonly seat: RoomSeat;
  readonly number: number;
}

function FreeSeat({ room, seat, number }: FreeProps) {
  const words = t.bigScreen;
  const icon = t.terms.icon[seat.icon];
  return (
    <>
      <QrWhenNeeded
        text={new URL(seatAddress(room.table, number), location.href).href}
        label={words.qr(icon)}
      />
      <b>
        <Seal sign={seat.icon} size={46} />
        {words.free}
      </b>
      <small>{words.scanToSit}</small>
    </>
  );
}

function Taken({ seat }: { readonly seat: RoomSeat }) {
  const words = t.bigScreen;
  const isBot = seat.player !== PERSON;
  return (
    <>
      <span class="big-seal">
        <Seal sign={seat.icon} size={150} />
        {seat.presence !== null && <PresenceSign of={seat.presence} />}
      </span>
      <b>{seatName(seat)}</b>
      <small>
        {seat.isReady && !isBot && <UiIcon name="check" size={26} />}
        {isBot ? words.bot : seat.isReady ? words.ready : words.notReady}
      </small>
    </>
  );
}
