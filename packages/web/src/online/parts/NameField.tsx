/** Asks for the name that others at a table will read. */
import { MAX_NAME } from '@kairo/protocol';
import type { Signal } from '@preact/signals';
import { t } from '../../i18n/texts.ts';

export function NameField({ name }: { readonly name: Signal<string> }) {
  return (
    <label class="named">
      <span class="field-heading">{t.together.seat.yourName}</span>
      <input
        class="field"
        type="text"
        autocomplete="nickname"
        maxLength={MAX_NAME}
        value={name.value}
        onInput={({ currentTarget }) => {
          name.value = currentTarget.value;
        }}
      />
    </label>
  );
}
