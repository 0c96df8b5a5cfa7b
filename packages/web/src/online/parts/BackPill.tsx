/** The way to the start page, in the upper left corner. */
import { HOME } from '../../address/route.ts';
import { t } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';

export function BackPill() {
  return (
    <a class="pill back" href={HOME}>
      <UiIcon name="back" size={20} />
      {t.together.toStart}
    </a>
  );
}
