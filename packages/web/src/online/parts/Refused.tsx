/** Says what the server refused. */
import type { ApiError } from '../../client/online/api.ts';
import { t } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { lazy } from '../../shell/loading/lazy.tsx';

const BoardProblem = lazy(async () => (await import('./BoardProblem.tsx')).BoardProblem, {});

const isAboutBoard = ({ code }: ApiError): boolean => /^(edition|setup)\//.test(code);

export function Refused({ error }: { readonly error: ApiError | undefined }) {
  if (error === undefined) return null;
  return (
    <p class="refused" role="alert">
      <UiIcon name="caution" size={20} />
      {isAboutBoard(error) ? <BoardProblem error={error} /> : t.together.refused(error)}
    </p>
  );
}
