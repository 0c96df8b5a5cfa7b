/** Hands one's seat on: a link with a secret, good once and for a day. */
import type { Seat } from '@kairo/engine';
import { useSignal } from '@preact/signals';
import { takeAddress } from '../../address/route.ts';
import { type Offer, offerSeat, withdrawOffer } from '../../client/online/person.ts';
import { t } from '../../i18n/texts.ts';
import { Dialog } from '../../shell/dialog/Dialog.tsx';
import { CopyField, ShareButton } from '../parts/CopyField.tsx';
import { QrWhenNeeded } from '../parts/QrWhenNeeded.tsx';
import { Refused } from '../parts/Refused.tsx';
import { useRequest } from '../parts/useRequest.ts';

interface Props {
  readonly table: string;
  readonly seat: Seat;
  readonly onClose: () => void;
}

export function HandOn({ table, seat, onClose }: Props) {
  const words = t.own.hand;
  const offer = useSignal<Offer | 'withdrawn' | undefined>(undefined);
  const { isBusy, error, run } = useRequest();
  const make = (): void =>
    run(
      () => offerSeat(table, seat),
      (made) => {
        offer.value = made;
      },
    );
  const withdraw = (): void =>
    run(
      () => withdrawOffer(table, seat),
      () => {
        offer.value = 'withdrawn';
      },
    );
  const made = typeof offer.value === 'object' ? offer.value : undefined;
  const link = made && new URL(takeAddress(table, seat, made.secret), location.href).href;
  return (
    <Dialog heading={words.heading} className="along" onClose={onClose}>
      <p>{words.text}</p>
      <Refused error={error.value} />
      {made === undefined || link === undefined ? (
        <>
          <p role="status">{offer.value === 'withdrawn' && words.withdrawn}</p>
          <div class="dialog-buttons">
            <button type="button" class="button primary" aria-disabled={isBusy.value} onClick={make}>
              {words.make}
            </button>
          </div>
        </>
      ) : (
        <div class="along-code">
          <QrWhenNeeded text={link} label={words.qr} />
          <div>
            <CopyField label={words.link} text={link} shown={link.replace(/^https?:\/\//, '')} />
            <p class="quiet">{words.until(new Date(made.until))}</p>
            <div class="dialog-buttons">
              <button type="button" class="button" aria-disabled={isBusy.value} onClick={withdraw}>
                {words.withdraw}
              </button>
              <ShareButton title={words.title} url={link} />
            </div>
          </div>
        </div>
      )}
    </Dialog>
  );
}
