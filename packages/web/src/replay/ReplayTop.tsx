/** The head of the pages that look back on a finished game, and the way from one to another. */
import { HOME, type ReplayPart, tableAddress } from '../address/route.ts';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { ThemeButton } from '../shell/preferences/QuickButtons.tsx';
import { partAddress, type ReplayPlace } from './replayPlace.ts';

interface Props {
  readonly place: ReplayPlace;
  readonly part: ReplayPart;
}

export function ReplayTop({ place, part }: Props) {
  const { of, id } = place;
  const label = of === 'here' ? t.app.toStart : t.replay.toTable;
  const { parts } = t.replay;
  return (
    <header class="replay-top">
      <a class="icon-button" href={of === 'here' ? HOME : tableAddress(id)} aria-label={label} title={label}>
        <UiIcon name="back" size={24} />
      </a>
      <h1 class="unseen">{parts[part]}</h1>
      <nav class="replay-parts" aria-label={t.replay.lookBack}>
        {(['replay', 'review', 'charts'] as const).map((one) => (
          <a key={one} href={partAddress(place, one)} aria-current={one === part ? 'page' : undefined}>
            {parts[one]}
          </a>
        ))}
      </nav>
      <ThemeButton />
    </header>
  );
}
