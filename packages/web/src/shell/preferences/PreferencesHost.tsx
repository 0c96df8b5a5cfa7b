/** Shows the dialog of preferences over any page; it is loaded when it is opened for the first time. */
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
