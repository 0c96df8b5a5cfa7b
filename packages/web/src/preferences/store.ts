/** The user's preferences as a signal, kept in local storage. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { recall, remember } from '../storage/localStorage.ts';
import { type Preferences, readPreferences } from './model.ts';

const KEY = 'kairo.preferences';

const read = readPreferences(recall(KEY));
const current = signal(read.preferences);

export const preferences: ReadonlySignal<Preferences> = current;

/** Shown as a note in the dialog. */
export type StoreTrouble = 'unreadable' | 'notKept';
const trouble = signal<StoreTrouble | undefined>(read.isDamaged ? 'unreadable' : undefined);
export const storeTrouble: ReadonlySignal<StoreTrouble | undefined> = trouble;

export function prefer(change: Partial<Preferences>): void {
  current.value = { ...current.value, ...change };
  trouble.value = remember(KEY, JSON.stringify(current.value)) ? undefined : 'notKept';
}
