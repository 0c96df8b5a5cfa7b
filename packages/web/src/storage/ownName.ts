/** The name under which someone sat down last. */
import { MAX_NAME } from '@kairo/protocol';
import { forget, recall, remember } from './localStorage.ts';

const KEY = 'kairo.name';

export function ownName(): string {
  return [...(recall(KEY) ?? '')].slice(0, MAX_NAME).join('');
}

export function rememberName(name: string): void {
  if (name !== '') remember(KEY, name);
}

export function forgetName(): void {
  forget(KEY);
}
