/** A link to the unfinished game. */
import { resumeAddress } from '../address/route.ts';
import { t } from '../i18n/texts.ts';
import { Seal } from '../pieces/Seal.tsx';
import { UiIcon } from '../pieces/UiIcon.tsx';
import type { UnfinishedGame } from '../storage/unfinishedGame.ts';

export function ContinueGame({ game: { table, seats, points, round } }: { readonly game: UnfinishedGame }) {
  const players = seats.map(({ name, icon }, seat) => {
    const called = name || t.terms.icon[icon];
    const sum = points[seat];
    return sum === undefined ? called : `${called} ${t.terms.number(sum)}`;
  });
  return (
    <a class="continue" href={resumeAddress(table)}>
      <span class="continue-seals">
        {seats.map(({ icon }) => (
          <Seal key={icon} sign={icon} size={30} />
        ))}
      </span>
      <span class="continue-text">
        <b>{t.home.continueGame}</b>
        {round > 0 && <span> · {t.home.round(round)}</span>}
        <small>{players.join(' · ')}</small>
      </span>
      <UiIcon name="next" size={22} />
    </a>
  );
}
