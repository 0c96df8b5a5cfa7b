/** Before the deal: who is there, how others get there, and the start. */
import type { RoomMessage } from '@kairo/protocol';
import { useSignal } from '@preact/signals';
import { screenAddress } from '../../address/route.ts';
import type { OnlineTable } from '../../client/online/onlineTable.ts';
import { isFree } from '../../client/online/tables.ts';
import { t } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { lazyDialog } from '../../shell/loading/lazy.tsx';
import { BroadPage } from '../parts/BroadPage.tsx';
import { Facts } from '../parts/Facts.tsx';
import { OnlineIcon } from '../parts/OnlineIcon.tsx';
import { Refused } from '../parts/Refused.tsx';
import { hostName } from '../parts/seatName.ts';
import { termsInWords } from '../parts/TableTerms.tsx';
import { useIsRoomy } from '../parts/useIsRoomy.ts';
import { useRequest } from '../parts/useRequest.ts';
import { Doorman } from './Doorman.tsx';
import { Foot } from './Foot.tsx';
import { Invite } from './Invite.tsx';
import { Places } from './Places.tsx';
import { WaitingTalk } from './WaitingTalk.tsx';

const dialogs = () => import('./dialogs.tsx');
const ChangeTerms = lazyDialog(async () => (await dialogs()).ChangeTerms);
const SealedDeal = lazyDialog(async () => (await dialogs()).SealedDeal);
const LeaveTable = lazyDialog(async () => (await dialogs()).LeaveTable);
const SeatDialog = lazyDialog(async () => (await dialogs()).SeatDialog);

/** A seat by its number, or one of the others. */
type RoomOverlay = number | 'terms' | 'deal' | 'leave' | undefined;

interface Props {
  readonly table: OnlineTable;
  readonly room: RoomMessage;
  /** Someone who only watches would like to play after all. */
  readonly onSit: () => void;
}

export function WaitingRoom({ table, room, onSit }: Props) {
  const overlay = useSignal<RoomOverlay>(undefined);
  const requests = useRequest();
  const isRoomy = useIsRoomy();
  const words = t.together.waiting;
  const host = hostName(room);
  const close = (): void => {
    overlay.value = undefined;
  };
  const common = { table, room, requests };
  const foot = <Foot {...common} onSit={onSit} />;
  return (
    <>
      <BroadPage
        heading={host === undefined ? words.someTable : words.tableOf(host)}
        className="waiting"
        corner={
          <button
            type="button"
            class="pill back"
            aria-haspopup="dialog"
            onClick={() => {
              overlay.value = 'leave';
            }}
          >
            <UiIcon name="back" size={20} />
            {words.leave}
          </button>
        }
        {...(!isRoomy && {
          bar: (
            <>
              <Refused error={requests.error.value} />
              {foot}
            </>
          ),
        })}
      >
        <Doorman table={table} room={room} />
        <div class="facts-line">
          <Facts of={[...termsInWords(room), ...(room.isLocked ? [words.locked] : [])]} />
          <span class="facts-ways">
            {room.isHost && (
              <button
                type="button"
                class="text-button"
                aria-haspopup="dialog"
                onClick={() => {
                  overlay.value = 'terms';
                }}
              >
                {words.change}
              </button>
            )}
            <button
              type="button"
              class="sealed text-button"
              aria-haspopup="dialog"
              onClick={() => {
                overlay.value = 'deal';
              }}
            >
              <OnlineIcon name="seal" size={18} />
              {words.sealed(fingerprint(room.commitment))}
            </button>
            <a class="to-screen text-button" href={screenAddress(table.id)} target="_blank" rel="noreferrer">
              <OnlineIcon name="screen" size={18} />
              {t.own.showOnScreen}
            </a>
          </span>
        </div>
        <Places
          {...common}
          onSeat={(seat) => {
            overlay.value = seat;
          }}
        />
        <div class="room-sheets">
          {room.seats.some(isFree) && <Invite room={room} isFolded={!isRoomy} />}
          <WaitingTalk table={table} room={room} isFolded={!isRoomy} />
        </div>
        {isRoomy && <Refused error={requests.error.value} />}
        {isRoomy && <div class="foot-row">{foot}</div>}
      </BroadPage>
      {overlay.value === 'terms' && <ChangeTerms {...common} onClose={close} />}
      {overlay.value === 'deal' && <SealedDeal commitment={room.commitment} onClose={close} />}
      {overlay.value === 'leave' && <LeaveTable {...common} onClose={close} />}
      {typeof overlay.value === 'number' && <SeatDialog {...common} seat={overlay.value} onClose={close} />}
    </>
  );
}

/** Enough of a digest to compare it by eye, in groups of four. */
function fingerprint(commitment: string): string {
  return `${commitment.slice(0, 4)} ${commitment.slice(4, 8)}`;
}
