/** Shows the preferences dialog over any page; loaded when it is first opened. */
import { NotArrived } from '../loading/NotArrived.tsx';
import { useLoaded } from '../loading/useLoaded.ts';
import { closePreferences, preferencesAreOpen } from './dialog.ts';

export function PreferencesHost() {
  return preferencesAreOpen.value ? <Opened /> : null;
}

const load = async () => (await import('./PreferencesDialog.tsx')).PreferencesDialog;

function Opened() {
  const dialog = useLoaded(load);
  if (dialog === 'failed') return <NotArrived onClose={closePreferences} />;
  if (dialog === 'loading') return null;
  const Dialog = dialog.value;
  return <Dialog onClose={closePreferences} />;
}
