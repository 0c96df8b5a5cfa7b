/** Shows the guide over any page; loaded with its texts when it is first opened. */

import { needTexts } from '../i18n/texts.ts';
import { NotArrived } from '../shell/loading/NotArrived.tsx';
import { useLoaded } from '../shell/loading/useLoaded.ts';
import { closeGuide, openedGuide } from './dialog.ts';

export function GuideHost() {
  return openedGuide.value === undefined ? null : <Opened />;
}

const load = async () => {
  const [{ Guide }] = await Promise.all([import('./Guide.tsx'), needTexts('guide')]);
  return Guide;
};

function Opened() {
  const guide = useLoaded(load);
  const opened = openedGuide.value;
  if (guide === 'failed') return <NotArrived onClose={closeGuide} />;
  if (guide === 'loading' || opened === undefined) return null;
  const Guide = guide.value;
  return <Guide {...opened} onClose={closeGuide} />;
}
