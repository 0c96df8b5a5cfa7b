/** Why a saved game cannot be played, as a sentence. */
import type { TableError } from '@kairo/protocol';
import type { Messages } from '@kairo/texts';

export function describeTableError(t: Messages, error: TableError | undefined): string {
  if (error?.code === 'table/rules-version') {
    const { found, supported } = error;
    return t.error({ code: 'record/rules-version', found: Number(found), supported });
  }
  return t.terminal.bad.damagedGame(error?.code === 'table/bad-save' ? error.detail : (error?.code ?? ''));
}
