/** Opens a table: two taps with what was chosen last time, and every choice in one look. */

import type { Result } from '@kairo/engine';
import { ok } from '@kairo/engine/vocabulary';
import { useSignal } from '@preact/signals';
import { goTo, tableAddress } from '../../address/route.ts';
import type { ApiError } from '../../client/online/api.ts';
import { changeSeat, createTable, sitDown } from '../../client/online/tables.ts';
import { expectedMinutes } from '../../home/expectedMinutes.ts';
import { giveIcon, MAX_SEATS, MIN_SEATS } from '../../home/setupDraft.ts';
import { t } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { creationCode, rememberCreationCode } from '../../storage/creationCode.ts';
import { lastTable, rememberTable, type TableDraft } from '../../storage/lastTable.ts';
import { ownName, rememberName } from '../../storage/ownName.ts';
import { BackPill } from '../parts/BackPill.tsx';
import { BroadPage } from '../parts/BroadPage.tsx';
import { OnlineIcon } from '../parts/OnlineIcon.tsx';
import { Refused } from '../parts/Refused.tsx';
import {
  BoardTerms,
  HelpTerms,
  PaceTerms,
  PeopleTerms,
  paceInWords,
  StandInTerms,
  termsInWords,
} from '../parts/TableTerms.tsx';
import { useIsRoomy, useIsTall } from '../parts/useIsRoomy.ts';
import { useRequest } from '../parts/useRequest.ts';
import { CreationCode } from './CreationCode.tsx';
import { addSeat, giveSeatTo, removeSeat } from './draft.ts';
import { Fold } from './Fold.tsx';
import { OtherSeat, OwnSeat } from './SeatCard.tsx';

/** Creates the table and sits down at its first seat, ready. */
async function open(
  draft: TableDraft,
  name: string,
  code: string,
): Promise<Result<{ table: string }, ApiError>> {
  const created = await createTable(draft, code);
  if (!created.ok) return created;
  const { table } = created.value;
  const seated = await sitDown(table, 0, name);
  if (!seated.ok) return seated;
  const ready = await changeSeat(table, 0, { isReady: true });
  return ready.ok ? ok({ table }) : ready;
}

const FORM = 'new-table';

export function CreatePage() {
  const draft = useSignal(lastTable());
  const name = useSignal(ownName());
  const code = useSignal(creationCode());
  const needsCode = useSignal(false);
  const { isBusy, error, run } = useRequest();
  const isRoomy = useIsRoomy();
  const isTall = useIsTall();
  const { setup, open: openSeats } = draft.value;
  const words = t.together.create;
  const change = (next: TableDraft): void => {
    draft.value = next;
  };
  const agree = (change: Partial<Omit<TableDraft, 'setup'>> & { setup?: Partial<TableDraft['setup']> }) => {
    draft.value = { ...draft.value, ...change, setup: { ...draft.value.setup, ...change.setup } };
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    const icon = setup.seats[0]?.icon ?? 'ankh';
    const called = name.value.trim();
    run(
      async () => {
        const opened = await open(draft.value, called || t.terms.icon[icon], code.value.trim());
        if (!opened.ok && opened.error.code === 'server/creation-code') needsCode.value = true;
        return opened;
      },
      ({ table }) => {
        rememberCreationCode(code.value.trim());
        rememberName(called);
        rememberTable(draft.value);
        goTo(tableAddress(table));
      },
    );
  };
  const button = (
    <button type="submit" form={FORM} class="button primary start" aria-disabled={isBusy.value}>
      {isBusy.value ? t.app.loading : words.open}
    </button>
  );
  const summary = t.home.minutes(expectedMinutes(setup));
  const terms = { agreed: draft.value, onChange: agree };
  return (
    <BroadPage
      heading={words.heading}
      corner={<BackPill />}
      {...(!isTall && {
        bar: (
          <>
            <p>{summary}</p>
            <Refused error={error.value} />
            {button}
          </>
        ),
      })}
    >
      <form id={FORM} class="two-columns" onSubmit={submit}>
        <div class="col">
          {needsCode.value && <CreationCode code={code} />}
          <fieldset class="seats">
            <legend>{words.seats}</legend>
            {setup.seats.map((seat, index) => {
              const common = {
                key: index,
                number: index + 1,
                seat,
                onIcon: (icon: typeof seat.icon) =>
                  change({ ...draft.value, setup: giveIcon(setup, index, icon) }),
              };
              return index === 0 ? (
                <OwnSeat {...common} name={name.value} onName={(text) => (name.value = text)} />
              ) : (
                <OtherSeat
                  {...common}
                  isOpen={openSeats.includes(index)}
                  onKind={(kind) => change(giveSeatTo(draft.value, index, kind))}
                  {...(setup.seats.length > MIN_SEATS && {
                    onRemove: () => change(removeSeat(draft.value, index)),
                  })}
                />
              );
            })}
          </fieldset>
          {setup.seats.length < MAX_SEATS && (
            <button type="button" class="button dashed" onClick={() => change(addSeat(draft.value))}>
              <UiIcon name="plus" size={20} />
              {words.addSeat}
            </button>
          )}
          <p class="why" role="status">
            <OnlineIcon name={openSeats.length > 0 ? 'door' : 'lock'} size={20} />
            {openSeats.length > 0 ? words.listed : words.unlisted}
          </p>
          {isRoomy && <StandInTerms {...terms} />}
        </div>
        <div class="col">
          <Fold
            isFolded={!isRoomy}
            label={words.board}
            value={termsInWords({ setup }).slice(0, 2).join(' · ')}
          >
            <BoardTerms {...terms} />
          </Fold>
          <Fold
            isFolded={!isRoomy}
            label={words.help}
            value={termsInWords({ setup }).slice(2).join(' · ') || words.noHelp}
          >
            <HelpTerms {...terms} />
          </Fold>
          <Fold isFolded={!isRoomy} label={t.company.pace.label} value={paceInWords(draft.value.pace)}>
            <PaceTerms {...terms} />
          </Fold>
          <Fold
            isFolded={!isRoomy}
            label={words.people}
            value={[
              draft.value.spectators ? t.together.terms.spectators.yes : t.together.terms.spectators.no,
              t.together.terms.seating[draft.value.seating],
            ].join(' · ')}
          >
            <PeopleTerms {...terms} />
          </Fold>
          {!isRoomy && (
            <Fold isFolded label={t.together.terms.standIn.label} value={t.terms.bot[draft.value.standIn]}>
              <StandInTerms {...terms} />
            </Fold>
          )}
        </div>
      </form>
      {isTall && (
        <div class="foot-row">
          <div class="foot-text">
            <p class="expectation">{summary}</p>
            <Refused error={error.value} />
          </div>
          {button}
        </div>
      )}
    </BroadPage>
  );
}
