/** What this browser's user has typed to open tables on a server that asks for a code. */
import { recall, remember } from './localStorage.ts';

const KEY = 'kairo.creation-code';

export function creationCode(): string {
  return recall(KEY) ?? '';
}

export function rememberCreationCode(code: string): void {
  if (code !== '') remember(KEY, code);
}
