/** The way back to the game that was left. */
import type { SeatSetup } from '@kairo/protocol';
import { RESUME } from '../app/route.ts';
import { t } from '../i18n/texts.ts';
import { Seal } from '../pieces/Seal.tsx';
import { UiIcon } from '../pieces/UiIcon.tsx';

export function ContinueGame({ seats }: { readonly seats: readonly SeatSetup[] }) {
  const names = seats.map(({ name, icon }) => name || t.terms.icon[icon]);
  return (
    <a class="continue" href={RESUME}>
      <span class="continue-seals">
        {seats.map(({ icon }) => (
          <Seal key={icon} sign={icon} size={30} />
        ))}
      </span>
      <span class="continue-text">
        <b>{t.home.continueGame}</b>
        <small>{t.terms.and(names)}</small>
      </span>
      <UiIcon name="next" size={22} />
    </a>
  );
}
