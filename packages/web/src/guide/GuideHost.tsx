/** Shows how to play over any page; it is loaded, with its texts, when somebody asks for the first time. */

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
