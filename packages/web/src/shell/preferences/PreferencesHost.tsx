/** Shows the preferences dialog over any page; loaded when it is first opened. */
import { lazyDialog } from '../loading/lazy.tsx';
import { closePreferences, preferencesAreOpen } from './dialog.ts';

const PreferencesDialog = lazyDialog(
  async () => (await import('./PreferencesDialog.tsx')).PreferencesDialog,
  'device',
  'coach',
);

export function PreferencesHost() {
  return preferencesAreOpen.value ? <PreferencesDialog onClose={closePreferences} /> : null;
}
