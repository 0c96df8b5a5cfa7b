/** Whether the preferences dialog is open; any page may open it. */
import { type ReadonlySignal, signal } from '@preact/signals';

const isOpen = signal(false);
export const preferencesAreOpen: ReadonlySignal<boolean> = isOpen;

export function openPreferences(): void {
  isOpen.value = true;
}

export function closePreferences(): void {
  isOpen.value = false;
}
