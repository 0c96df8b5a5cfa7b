/** What the server found wrong with a board. Loaded when it did. */
import { loadBoardTexts } from '@kairo/texts/boards';
import { useEffect, useState } from 'preact/hooks';
import type { ApiError } from '../../client/online/api.ts';
import { locale, t } from '../../i18n/texts.ts';

export function BoardProblem({ error }: { readonly error: ApiError }) {
  const [said, setSaid] = useState('');
  const language = locale.value;
  useEffect(() => {
    let isWanted = true;
    const say = (problem: string | undefined): void => {
      if (isWanted) setSaid(problem ?? t.together.refused(error));
    };
    loadBoardTexts(language).then(
      ({ problem }) => say(problem(error)),
      () => say(undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [error, language]);
  return <>{said}</>;
}
