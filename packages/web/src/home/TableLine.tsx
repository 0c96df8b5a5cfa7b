/** What the table is like, in one line that opens all its choices. */
import type { TableSetup } from '@kairo/protocol';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { boardName } from './boardName.ts';

interface Props {
  readonly setup: TableSetup;
  readonly onOpen: () => void;
}

export function TableLine({ setup, onOpen }: Props) {
  const { options, opening } = t.home;
  return (
    <div class="table-choice">
      <p class="field-heading">{options.heading}</p>
      <button type="button" class="button plain table-line" aria-haspopup="dialog" onClick={onOpen}>
        <span>{`${boardName(setup.edition)} · ${opening[setup.start].label}`}</span>
        <UiIcon name="settings" size={22} />
      </button>
    </div>
  );
}
