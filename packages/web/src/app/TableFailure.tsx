/** Says why there is no table, and offers ways out. */
import type { TableError, TableSetup } from '@kairo/protocol';
import { t } from '../i18n/texts.ts';
import { reloadNewest } from '../offline/reload.ts';
import { Trouble } from '../shell/failure/Trouble.tsx';

/** Failures whose text advises reloading. */
const RELOAD_HELPS: ReadonlySet<TableError['code']> = new Set([
  'table/protocol',
  'table/elsewhere',
  'table/bot',
  'table/crashed',
]);

interface Props {
  readonly failure: TableError;
  readonly setup: TableSetup | undefined;
  readonly onRematch: (setup: TableSetup) => void;
  readonly onLeave: () => void;
}

export function TableFailure({ failure, setup, onRematch, onLeave }: Props) {
  return (
    <Trouble texts={{ heading: t.table.opening.failed, text: t.whyNot.failure(failure) }}>
      {failure.code === 'setup/no-preset' && setup !== undefined && (
        <button
          type="button"
          class="button primary"
          onClick={() => onRematch({ ...setup, start: 'variable' })}
        >
          {t.table.opening.variable}
        </button>
      )}
      {RELOAD_HELPS.has(failure.code) && (
        <button type="button" class="button primary" onClick={() => void reloadNewest()}>
          {t.app.broken.reload}
        </button>
      )}
      <button type="button" class="button" onClick={onLeave}>
        {t.app.toStart}
      </button>
    </Trouble>
  );
}
