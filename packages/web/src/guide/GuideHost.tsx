/** Shows the guide over any page; loaded with its texts when it is first opened. */
import { lazyDialog } from '../shell/loading/lazy.tsx';
import { closeGuide, openedGuide } from './dialog.ts';

const Guide = lazyDialog(async () => (await import('./Guide.tsx')).Guide, 'guide');

export function GuideHost() {
  const opened = openedGuide.value;
  return opened === undefined ? null : <Guide {...opened} onClose={closeGuide} />;
}
