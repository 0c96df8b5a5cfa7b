/** The set-up of the last game that was started, kept as a link. */
import { DEFAULT_SETUP, setupToLink, type TableSetup } from '@kairo/protocol';
import { readLink } from '../address/readLink.ts';
import { recall, remember } from './localStorage.ts';

const KEY = 'kairo.setup';

export function lastSetup(): TableSetup {
  const kept = readLink(recall(KEY) ?? '');
  return kept.ok ? kept.value : DEFAULT_SETUP;
}

export function rememberSetup(setup: TableSetup): void {
  remember(KEY, setupToLink(setup));
}
