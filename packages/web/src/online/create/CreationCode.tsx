/** Asks for the code without which this server opens no table. */
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/texts.ts';

export function CreationCode({ code }: { readonly code: Signal<string> }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <label class="named">
      <span class="field-heading">{t.together.create.code}</span>
      <input
        ref={field}
        class="field"
        type="text"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        value={code.value}
        onInput={({ currentTarget }) => {
          code.value = currentTarget.value;
        }}
      />
    </label>
  );
}
