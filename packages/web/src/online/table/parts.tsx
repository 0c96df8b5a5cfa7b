/** What an online table adds to the game page. */
import { computed, signal, useSignal } from '@preact/signals';
import { goTo, screenAddress, tableAddress } from '../../address/route.ts';
import type { OnlineTable } from '../../client/online/onlineTable.ts';
import { rematch } from '../../client/online/tables.ts';
import type { OnlineParts } from '../../game/online.ts';
import { t } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { lazyDialog } from '../../shell/loading/lazy.tsx';
import { OnlineIcon } from '../parts/OnlineIcon.tsx';
import { PresenceSign } from '../parts/PresenceSign.tsx';
import { Refused } from '../parts/Refused.tsx';
import type { OnlineSources } from '../parts/sources.ts';
import { useRequest } from '../parts/useRequest.ts';
import { companyParts } from '../people/companyParts.tsx';
import { HandMenuItem, isBesideScreen, OnlyHand, type Wish } from './BesideScreen.tsx';
import { Ribbon } from './Ribbon.tsx';

const HandOn = lazyDialog(async () => (await import('../hand/HandOn.tsx')).HandOn);

export function onlineParts({ table, notice, presences }: OnlineSources): OnlineParts {
  const { room } = table;
  const PlayAgain: OnlineParts['Again'] = ({ onLeave }) => <Again table={table} onLeave={onLeave} />;
  const wish = signal<Wish>('unasked');
  const company = companyParts({ table, presences }, PlayAgain);
  return {
    ...company,
    MenuItems: ({ onClose }) => (
      <>
        <company.MenuItems onClose={onClose} />
        <HandMenuItem table={table} wish={wish} onClose={onClose} />
        <MenuItems table={table} />
      </>
    ),
    Presence: ({ seat }) => {
      const presence = presences.value[seat];
      return presence === undefined || presence === null ? null : <PresenceSign of={presence} />;
    },
    presenceOf: (seat) => {
      const presence = presences.value[seat];
      if (presence === undefined || presence === null || presence === 'here') return undefined;
      return t.together.presence[presence];
    },
    Ribbon: () => (
      <>
        <Ribbon
          notice={notice.value}
          next={room.value?.next ?? undefined}
          elsewhere={room.value?.elsewhere ?? undefined}
          isOutdated={table.isOutdated.value}
          offer={wish.value === 'unasked' && isBesideScreen(table) ? wish : undefined}
          onTry={() => table.wake()}
        />
        <OnlyHand table={table} wish={wish} />
      </>
    ),
    Watchers: () => {
      const count = room.value?.spectators.count ?? 0;
      return count === 0 ? null : (
        <p class="watchers">
          <UiIcon name="eye" size={18} />
          {t.together.table.watching(count)}
        </p>
      );
    },
    Again: PlayAgain,
    isCut: computed(() => notice.value === 'trying' || notice.value === 'off'),
    keptMove: () => t.together.table.kept,
    keptGame: () => t.together.table.keptGame,
  };
}

/** Handing one's seat on, and a screen that everyone sees. */
function MenuItems({ table }: { readonly table: OnlineTable }) {
  const isHanding = useSignal(false);
  const room = table.room.value;
  const seat = room?.state === 'playing' ? room.seats.findIndex(({ isYou }) => isYou) : -1;
  return (
    <>
      <a class="button" href={screenAddress(table.id)} target="_blank" rel="noreferrer">
        <OnlineIcon name="screen" size={22} />
        {t.own.showOnScreen}
      </a>
      {seat >= 0 && (
        <button type="button" class="button" aria-haspopup="dialog" onClick={() => (isHanding.value = true)}>
          <OnlineIcon name="handOn" size={22} />
          {t.own.hand.open}
        </button>
      )}
      {isHanding.value && <HandOn table={table.id} seat={seat} onClose={() => (isHanding.value = false)} />}
    </>
  );
}

/** A rematch has the same seats; people who are still here come along with one tap. */
function Again({ table, onLeave }: { readonly table: OnlineTable; readonly onLeave: () => void }) {
  const words = t.together.table;
  const { isBusy, error, run } = useRequest();
  const room = table.room.value;
  const next = room?.next ?? undefined;
  const isSeated = room?.seats.some(({ isYou }) => isYou) === true;
  const open = (): void =>
    run(
      () => rematch(table.id),
      (opened) => goTo(tableAddress(opened.table)),
    );
  return (
    <>
      <Refused error={error.value} />
      <button type="button" class="button" onClick={onLeave}>
        {t.together.toStart}
      </button>
      {next !== undefined ? (
        <a class="button primary" href={tableAddress(next)}>
          {words.toRematch}
        </a>
      ) : (
        isSeated && (
          <button type="button" class="button primary" aria-disabled={isBusy.value} onClick={open}>
            {t.table.scoring.rematch}
          </button>
        )
      )}
    </>
  );
}
