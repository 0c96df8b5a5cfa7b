/** The tables with a seat for anyone. The list renews itself while it is looked at. */
import { useSignal } from '@preact/signals';
import { TOGETHER, tableAddress } from '../../address/route.ts';
import { Cat } from '../../bazaar/Animals.tsx';
import { isFree, type OpenTable, openTables } from '../../client/online/tables.ts';
import { boardName } from '../../home/boardName.ts';
import { expectedMinutes } from '../../home/expectedMinutes.ts';
import { t } from '../../i18n/texts.ts';
import { Seal } from '../../pieces/Seal.tsx';
import { BackPill } from '../parts/BackPill.tsx';
import { BroadPage } from '../parts/BroadPage.tsx';
import { PresenceSign } from '../parts/PresenceSign.tsx';
import { Refused } from '../parts/Refused.tsx';
import { useIsRoomy } from '../parts/useIsRoomy.ts';
import { useRenewed } from '../parts/useRenewed.ts';
import { type ListedTable, mergeTables } from './mergeTables.ts';

const RENEWED = 5_000;
const MINUTE = 60_000;

export function OpenTablesPage() {
  const tables = useSignal<readonly ListedTable[] | undefined>(undefined);
  const isRoomy = useIsRoomy();
  const { error, now } = useRenewed(
    openTables,
    (answer) => {
      tables.value = mergeTables(tables.peek() ?? [], answer.tables);
    },
    RENEWED,
  );
  const words = t.together.lists;
  const create = (
    <a class="button primary start" href={TOGETHER}>
      {t.home.together.create}
    </a>
  );
  const shown = tables.value;
  const waiting = shown?.filter(({ isGone }) => !isGone).length ?? 0;
  return (
    <BroadPage heading={words.heading} corner={<BackPill />} {...(!isRoomy && { bar: create })}>
      <p class="facts-line" role="status">
        {shown === undefined
          ? error.value === undefined && t.app.loading
          : waiting > 0 && words.waiting(waiting)}
      </p>
      <Refused error={error.value} />
      {shown !== undefined && shown.length === 0 && (
        <div class="nobody">
          <span class="cat-cushion">
            <Cat />
          </span>
          <p class="display">{words.nobody}</p>
          <p>{words.nobodyNote}</p>
        </div>
      )}
      {shown !== undefined && shown.length > 0 && (
        <ul class="open-tables">
          {shown.map((table) => (
            <Row key={table.table} table={table} now={now.value} />
          ))}
        </ul>
      )}
      {isRoomy && (
        <div class="foot-row">
          <p class="expectation foot-text">{waiting > 0 && words.orCreate}</p>
          {create}
        </div>
      )}
    </BroadPage>
  );
}

function Row({ table, now }: { readonly table: ListedTable; readonly now: number }) {
  const { host, createdAt, setup, seats, isGone } = table;
  const words = t.together.lists;
  const hostSeat = seats.find(({ isHost }) => isHost);
  const name = host ?? words.anonymous;
  const isYours = seats.some(({ isYou }) => isYou);
  return (
    <li class="open-table" data-gone={isGone || undefined}>
      <span class="open-host">
        {hostSeat !== undefined && (
          <span class="place-seal">
            <Seal sign={hostSeat.icon} size={40} />
            {hostSeat.presence !== null && <PresenceSign of={hostSeat.presence} />}
          </span>
        )}
        <span>
          <b>{name}</b>
          <small>{words.ago(Math.max(0, Math.floor((now - createdAt) / MINUTE)))}</small>
        </span>
      </span>
      <Seats seats={seats} />
      <span class="open-facts">
        <b>{boardName(setup.edition)}</b>
        <small>{t.home.minutes(expectedMinutes(setup))}</small>
      </span>
      {isGone ? (
        <span class="open-gone">{words.filled}</span>
      ) : (
        <a
          class="button primary"
          href={tableAddress(table.table)}
          aria-label={isYours ? words.backTo : words.sitWith(name)}
        >
          {isYours ? words.backTo : words.sit}
        </a>
      )}
    </li>
  );
}

function Seats({ seats }: Pick<OpenTable, 'seats'>) {
  const free = seats.filter(isFree).length;
  return (
    <span class="open-seats">
      {seats.map((seat) =>
        isFree(seat) ? (
          <i key={seat.icon} class="free-dot" />
        ) : (
          <Seal key={seat.icon} sign={seat.icon} size={30} />
        ),
      )}
      <small>{t.together.lists.free(free)}</small>
    </span>
  );
}
