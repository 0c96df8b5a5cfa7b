/** On another device: a recovery code, typed or scanned, brings a person's games here. It asks before it changes anything. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAMES, goTo, RECOVER } from '../../address/route.ts';
import { type Found, lookAtCode, recover } from '../../client/online/person.ts';
import { t } from '../../i18n/texts.ts';
import { rememberName } from '../../storage/ownName.ts';
import { BackPill } from '../parts/BackPill.tsx';
import { BroadPage } from '../parts/BroadPage.tsx';
import { Refused } from '../parts/Refused.tsx';
import { useRequest } from '../parts/useRequest.ts';

const LENGTH = 16;

/** As it is kept: without the gaps of the printed form. */
const plain = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

export function RecoverPage({ code: scanned }: { readonly code: string }) {
  const words = t.own.recover;
  const code = useSignal(scanned);
  const found = useSignal<Found | undefined>(undefined);
  const { isBusy, error, run } = useRequest();
  const look = (): void =>
    run(
      () => lookAtCode(plain(code.value)),
      (answer) => {
        found.value = answer;
      },
    );
  useEffect(() => {
    if (scanned === '') return;
    // The code does not stay in the history of a device that may be someone else's.
    history.replaceState(history.state, '', RECOVER);
    look();
  }, []);
  return (
    <BroadPage heading={words.heading} className="own-page recovering" corner={<BackPill />}>
      {found.value === undefined ? (
        <form
          class="recover-form"
          onSubmit={(event) => {
            event.preventDefault();
            look();
          }}
        >
          <p>{words.text}</p>
          <label class="named">
            <span class="field-heading">{words.code}</span>
            <input
              class="field code"
              type="text"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              translate={false}
              value={code.value}
              onInput={({ currentTarget }) => {
                code.value = currentTarget.value;
              }}
            />
          </label>
          <Refused error={error.value} />
          <button
            type="submit"
            class="button primary"
            aria-disabled={isBusy.value || plain(code.value).length !== LENGTH}
          >
            {isBusy.value ? t.app.loading : words.look}
          </button>
        </form>
      ) : (
        <Question
          code={plain(code.value)}
          found={found.value}
          onOther={() => {
            found.value = undefined;
            code.value = '';
          }}
        />
      )}
    </BroadPage>
  );
}

interface QuestionProps {
  readonly code: string;
  readonly found: Found;
  readonly onOther: () => void;
}

function Question({ code, found: { name, games, isYou, here }, onOther }: QuestionProps) {
  const words = t.own.recover;
  const choice = useSignal<'bring' | 'leave'>('bring');
  const { isBusy, error, run } = useRequest();
  const take = (): void =>
    run(
      () => recover(code, choice.value),
      (person) => {
        rememberName(person.name);
        goTo(GAMES);
      },
    );
  const other = (
    <button type="button" class="button plain" onClick={onOther}>
      {words.other}
    </button>
  );
  if (isYou) {
    return (
      <div class="recover-form">
        <p role="status">{words.you}</p>
        <div class="dialog-buttons">
          {other}
          <a class="button primary" href={GAMES}>
            {t.own.games.heading}
          </a>
        </div>
      </div>
    );
  }
  const options = [
    { value: 'bring', label: words.bring, note: words.bringNote },
    {
      value: 'leave',
      label: words.leave,
      note: here?.isKept === true ? words.leaveKept : words.leaveLost,
    },
  ] as const;
  return (
    <div class="recover-form">
      <p class="recover-question display" role="status">
        {words.question(name, games)}
      </p>
      {here !== null && here.games > 0 && (
        <fieldset class="recover-choice">
          <legend>{words.before(here.name, here.games)}</legend>
          {options.map(({ value, label, note }) => (
            <label key={value} class="recover-option">
              <input
                type="radio"
                name="before"
                checked={choice.value === value}
                onChange={() => {
                  choice.value = value;
                }}
              />
              <span>
                <b>{label}</b>
                <small>{note}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <Refused error={error.value} />
      <div class="dialog-buttons">
        {other}
        <button type="button" class="button primary" aria-disabled={isBusy.value} onClick={take}>
          {isBusy.value ? t.app.loading : words.confirm}
        </button>
      </div>
    </div>
  );
}
