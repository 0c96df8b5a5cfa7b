/** For someone who was handed a seat: a name, and on with the game. */
import type { Seat } from '@kairo/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { goTo, tableAddress } from '../../address/route.ts';
import { lineTo, wakeOnReturn } from '../../client/online/browserLine.ts';
import { OnlineTable } from '../../client/online/onlineTable.ts';
import { takeSeat } from '../../client/online/person.ts';
import { t } from '../../i18n/texts.ts';
import { Seal } from '../../pieces/Seal.tsx';
import { LostPage } from '../../shell/failure/LostPage.tsx';
import { Opening } from '../../shell/loading/Opening.tsx';
import { ownName, rememberName } from '../../storage/ownName.ts';
import { InvitationPage } from '../parts/InvitationPage.tsx';
import { NameField } from '../parts/NameField.tsx';
import { Refused } from '../parts/Refused.tsx';
import { seatName } from '../parts/seatName.ts';
import { useRequest } from '../parts/useRequest.ts';

interface Props {
  readonly table: string;
  readonly seat: Seat;
  readonly secret: string;
}

const FORM = 'take-seat';

export function TakePage({ table: id, seat, secret }: Props) {
  const words = t.own.hand;
  const table = useMemo(() => new OnlineTable(id, lineTo(id)), [id]);
  useEffect(() => {
    const stop = wakeOnReturn(table);
    return () => {
      stop();
      table.close();
    };
  }, [table]);
  const name = useSignal(ownName());
  const { isBusy, error, run } = useRequest();
  const refusal = table.refusal.value;
  if (refusal !== undefined) return <LostPage texts={t.together.trouble[refusal]} />;
  const place = table.room.value?.seats[seat];
  if (table.room.value === undefined) return <Opening />;
  if (place === undefined) return <LostPage texts={t.together.trouble.unknown} />;
  const called = name.value.trim();
  const take = (event: Event): void => {
    event.preventDefault();
    run(
      () => takeSeat(id, seat, secret, called || t.terms.icon[place.icon]),
      () => {
        rememberName(called);
        // Not left in the history: the secret is used up.
        location.replace(tableAddress(id));
      },
    );
  };
  const giver = seatName(place);
  return (
    <InvitationPage
      title={words.offers(giver)}
      note={words.offersNote}
      heading={words.seatOf(giver)}
      foot={
        <>
          <Refused error={error.value} />
          <button type="submit" form={FORM} class="button primary" aria-disabled={isBusy.value}>
            {isBusy.value ? t.app.loading : called === '' ? words.take : words.takeAs(called)}
          </button>
        </>
      }
      also={
        <div class="also">
          <button type="button" class="button plain" onClick={() => goTo(tableAddress(id))}>
            {t.together.join.watch}
          </button>
        </div>
      }
    >
      <ul class="seated">
        {table.room.value.seats.map((one, i) => (
          <li key={one.icon} data-yours={i === seat || undefined}>
            <span class="place-seal">
              <Seal sign={one.icon} size={30} />
            </span>
            <b>{seatName(one)}</b>
          </li>
        ))}
      </ul>
      <form id={FORM} class="join-form" onSubmit={take}>
        <NameField name={name} />
      </form>
    </InvitationPage>
  );
}
