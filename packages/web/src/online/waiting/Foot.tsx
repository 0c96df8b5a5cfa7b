/** What is still missing, and the one button: start for the host, ready for the others. */
import type { Result } from '@kairo/engine';
import type { RoomMessage } from '@kairo/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ApiError } from '../../client/online/api.ts';
import type { OnlineTable } from '../../client/online/onlineTable.ts';
import { begin, changeSeat, isFree } from '../../client/online/tables.ts';
import { t } from '../../i18n/texts.ts';
import { hostName, seatName } from '../parts/seatName.ts';
import type { Requests } from '../parts/useRequest.ts';
import { readinessOf } from './start.ts';

interface Props {
  readonly table: OnlineTable;
  readonly room: RoomMessage;
  readonly requests: Requests;
}

/** How long a host waits for people who are not ready. */
const PATIENCE = 60_000;

export function Foot({ onSit, ...props }: Props & { readonly onSit: () => void }) {
  const isSeated = props.room.seats.some(({ isYou }) => isYou);
  if (props.room.isHost) return <HostFoot {...props} />;
  return isSeated ? <GuestFoot {...props} /> : <WatcherFoot onSit={onSit} room={props.room} />;
}

/** Bots take the seats that are free. */
async function start({ id }: OnlineTable, room: RoomMessage): Promise<Result<unknown, ApiError>> {
  for (const seat of readinessOf(room).free) {
    const given = await changeSeat(id, seat, { player: room.standIn });
    if (!given.ok) return given;
  }
  return begin(id);
}

function HostFoot({ table, room, requests }: Props) {
  const words = t.together.waiting.foot;
  const { missing, free, isAlone } = readinessOf(room);
  const isPatient = useSignal(true);
  const waited = missing.map(({ icon }) => icon).join();
  useEffect(() => {
    isPatient.value = true;
    const timer = setTimeout(() => (isPatient.value = false), PATIENCE);
    return () => clearTimeout(timer);
  }, [waited, isPatient]);
  const names = missing.map(seatName);
  const isWaiting = missing.length > 0 && isPatient.value;
  const level = t.terms.bot[room.standIn];
  const label =
    missing.length > 0
      ? isWaiting
        ? words.waitingFor(names)
        : words.startAnyway
      : free.length > 0
        ? words.startWithBots(free.length)
        : words.start;
  return (
    <>
      <div class="foot-text">
        <p class="expectation" role="status">
          {isAlone && free.length > 0
            ? words.alone
            : missing.length > 0
              ? words.notReady(names)
              : free.length > 0
                ? words.freeLeft(free.length)
                : words.allReady}
        </p>
        {free.length > 0 && <small>{words.botsTake(free.length, level)}</small>}
      </div>
      <button
        type="button"
        class="button primary start"
        aria-disabled={isWaiting || requests.isBusy.value}
        onClick={() => !isWaiting && requests.run(() => start(table, room))}
      >
        {label}
      </button>
    </>
  );
}

function GuestFoot({ table, room, requests }: Props) {
  const words = t.together.waiting.foot;
  const seat = room.seats.findIndex(({ isYou }) => isYou);
  const isReady = room.seats[seat]?.isReady === true;
  const host = hostName(room);
  const say = (): void => requests.run(() => changeSeat(table.id, seat, { isReady: !isReady }));
  return (
    <>
      <div class="foot-text">
        <p class="expectation" role="status">
          {host === undefined ? words.noHost : isReady ? words.hostStartsNow(host) : words.hostStarts(host)}
        </p>
      </div>
      <button
        type="button"
        class={`button start ${isReady ? 'plain' : 'primary'}`}
        aria-pressed={isReady}
        aria-disabled={requests.isBusy.value}
        onClick={say}
      >
        {isReady ? words.notYet : words.iAmReady}
      </button>
    </>
  );
}

function WatcherFoot({ room, onSit }: { readonly room: RoomMessage; readonly onSit: () => void }) {
  const words = t.together.waiting.foot;
  return (
    <>
      <div class="foot-text">
        <p class="expectation">{words.youWatch}</p>
      </div>
      {room.seats.some(isFree) && !room.isLocked && (
        <button type="button" class="button plain start" onClick={onSit}>
          {t.together.join.heading}
        </button>
      )}
    </>
  );
}
