/** An online table as its server shows it to the reader, for lists and files. */
import { matching, nullable, object } from '@kairo/protocol';
import type { ShownTable } from '../../worker/gamesControl.ts';
import { apiAddress, request } from './api.ts';
import { AFTER_ALL } from './tables.ts';

const anything = matching<object>((value) => typeof value === 'object' && value !== null, 'an object');

/** Undefined if it cannot be had now. */
export async function shownTable(id: string): Promise<ShownTable | undefined> {
  const [state, setup] = await Promise.all([
    request('GET', `tables/${id}?from=${AFTER_ALL}`, object({ view: nullable(anything) })),
    request('GET', `tables/${id}/setup`, object({ edition: anything })),
  ]);
  if (!state.ok || !setup.ok || state.value.view === null) return undefined;
  return { edition: setup.value.edition, view: state.value.view };
}

/** In notation; of a running game as far as the reader may know it. Undefined if it cannot be had now. */
export async function tableRecord(id: string): Promise<string | undefined> {
  const answer = await fetch(apiAddress(`tables/${id}/record`)).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
}
