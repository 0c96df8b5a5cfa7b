/** The page for an unknown address or a broken link. */
import type { Trouble as TroubleTexts } from '@kairo/texts/browser';
import { HOME } from '../../address/route.ts';
import { t } from '../../i18n/texts.ts';
import { Trouble } from './Trouble.tsx';

export function LostPage({ texts }: { readonly texts: TroubleTexts }) {
  return (
    <Trouble texts={texts}>
      <a class="button primary" href={HOME}>
        {t.app.toStart}
      </a>
    </Trouble>
  );
}
