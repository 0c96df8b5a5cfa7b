/** The way to others: create a table, find one, or go to one by its code or link. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { goTo, recoverAddress, routeOf, TABLES, TOGETHER, tableAddress } from '../address/route.ts';
import { t } from '../i18n/texts.ts';
import { Stall } from './Stall.tsx';
import { lookAround, openTableCount, serverState } from './together.ts';

/** What was typed or pasted leads somewhere: a link, the code of a table with or without a gap, or one's own code. */
function addressIn(text: string): string | undefined {
  const typed = text.trim();
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  const hashes = [/#\/(?:t|recover)\/\S+/.exec(typed)?.[0] ?? tableAddress(code), recoverAddress(code)];
  return hashes.find((hash) => routeOf(hash).page !== 'nowhere');
}

export function PlayTogether() {
  const words = t.home.together;
  const state = serverState.value;
  const isOff = state === 'away' || state === 'none';
  const count = openTableCount.value;
  return (
    <Stall colour="blue" heading={words.heading} scallops={6}>
      <Way href={TOGETHER} isOff={isOff} className="button primary start">
        {words.create}
      </Way>
      {isOff ? (
        <div class="together-off" role="status">
          <p class="stall-note">{state === 'none' ? words.noServer : words.away}</p>
          {state === 'away' && (
            <button type="button" class="button small" onClick={() => void lookAround()}>
              {t.app.retry}
            </button>
          )}
        </div>
      ) : (
        <p class="expectation one">{words.note}</p>
      )}
      <div class="together-join">
        <p class="field-heading">{words.join}</p>
        <Way href={TABLES} isOff={isOff} className="button plain table-line">
          {words.openTables}
          {count !== undefined && count > 0 && !isOff && <small>{words.waiting(count)}</small>}
        </Way>
      </div>
      <CodeForm isOff={isOff} />
    </Stall>
  );
}

interface WayProps {
  readonly href: string;
  readonly isOff: boolean;
  readonly className: string;
  readonly children: ComponentChildren;
}

/** A link that leads nowhere while there is no server. */
function Way({ href, isOff, className, children }: WayProps) {
  return isOff ? (
    <button type="button" class={className} disabled>
      {children}
    </button>
  ) : (
    <a class={className} href={href}>
      {children}
    </a>
  );
}

function CodeForm({ isOff }: { readonly isOff: boolean }) {
  const words = t.home.together;
  const text = useSignal('');
  const isWrong = useSignal(false);
  const join = (event: Event): void => {
    event.preventDefault();
    const address = addressIn(text.value);
    isWrong.value = address === undefined;
    if (address !== undefined && !isOff) goTo(address);
  };
  return (
    <form class="together-code" onSubmit={join}>
      <label class="field-heading" for="table-code">
        {words.code}
      </label>
      <div class="code-row">
        <input
          id="table-code"
          class="field code"
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          disabled={isOff}
          aria-invalid={isWrong.value}
          aria-describedby="table-code-note"
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
            isWrong.value = false;
          }}
        />
        <button type="submit" class="button plain" disabled={isOff}>
          {words.go}
        </button>
      </div>
      <p id="table-code-note" class="stall-note" role="status">
        {isWrong.value && words.badCode}
      </p>
    </form>
  );
}
