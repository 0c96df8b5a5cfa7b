/** A word about the connection on the upper edge of the board; nothing while all is well. */
import type { Elsewhere } from '@kairo/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { tableAddress } from '../../address/route.ts';
import type { LineNotice } from '../../client/online/lineNotice.ts';
import { useGame } from '../../game/context.ts';
import { t } from '../../i18n/texts.ts';
import { reloadNewest } from '../../offline/reload.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { OnlineIcon } from '../parts/OnlineIcon.tsx';
import { HandOffer, type Wish } from './BesideScreen.tsx';

interface Props {
  readonly notice: LineNotice;
  /** The table of the rematch. */
  readonly next: string | undefined;
  /** Where else the reader has the table open. */
  readonly elsewhere: Elsewhere | undefined;
  /** The server has a newer page. */
  readonly isOutdated: boolean;
  /** The hand alone is offered. */
  readonly offer: Signal<Wish> | undefined;
  readonly onTry: () => void;
}

export function Ribbon({ notice, next, elsewhere, isOutdated, offer, onTry }: Props) {
  const { session, isMyTurn } = useGame();
  const words = t.together.table;
  const hasMove = isMyTurn.value || session.isBusy.value;
  return (
    <div class="ribbon-place" role="status">
      {notice === 'trying' && (
        <p class="ribbon" data-state="trying">
          <span class="thinking" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span>
            {words.reconnecting}
            {hasMove && ` ${words.moveIsKept}`}
          </span>
        </p>
      )}
      {notice === 'off' && (
        <p class="ribbon" data-state="off">
          <OnlineIcon name="unplug" size={20} />
          <span>{words.offline}</span>
          <button type="button" class="text-button" onClick={onTry}>
            {words.tryNow}
          </button>
        </p>
      )}
      {notice === 'back' && (
        <p class="ribbon" data-state="back">
          <UiIcon name="check" size={18} />
          {words.back}
        </p>
      )}
      {notice === 'none' && next === undefined && isOutdated && <Newer />}
      {notice === 'none' && next === undefined && !isOutdated && elsewhere !== undefined && (
        <AlsoOpen key={elsewhere} where={elsewhere} />
      )}
      {notice === 'none' && next === undefined && !isOutdated && elsewhere === undefined && offer && (
        <HandOffer wish={offer} />
      )}
      {notice === 'none' && next !== undefined && (
        <p class="ribbon">
          <span>{words.rematchIsOpen}</span>
          <a class="text-button" href={tableAddress(next)}>
            {words.comeAlong}
          </a>
        </p>
      )}
    </div>
  );
}

/** The same seat is open in two places: a note, not an error. */
function AlsoOpen({ where }: { readonly where: Elsewhere }) {
  const isKnown = useSignal(false);
  if (isKnown.value) return null;
  return (
    <p class="ribbon" data-state="second">
      <OnlineIcon name={where === 'phone' ? 'phone' : 'copy'} size={20} />
      <span>{t.company.elsewhere[where]}</span>
      <button
        type="button"
        class="icon-button"
        aria-label={t.app.close}
        onClick={() => (isKnown.value = true)}
      >
        <UiIcon name="close" size={18} />
      </button>
    </p>
  );
}

/** Not while a move is on its way or being chosen. */
function Newer() {
  const { session, choice } = useGame();
  if (session.isBusy.value || choice.hasPicks) return null;
  return (
    <p class="ribbon" data-state="off">
      <OnlineIcon name="swap" size={20} />
      <span>{t.company.newer.text}</span>
      <button type="button" class="text-button" onClick={() => void reloadNewest()}>
        {t.company.newer.reload}
      </button>
    </p>
  );
}
