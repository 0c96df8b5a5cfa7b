/** The game in three lines, for people who do not know it. */
import { LEARN } from '../address/route.ts';
import { t } from '../i18n/texts.ts';
import { CustomerFigure } from '../pieces/CustomerFigure.tsx';
import { Medal } from '../pieces/Medal.tsx';
import { StandChip } from '../pieces/StandChip.tsx';
import { UiIcon } from '../pieces/UiIcon.tsx';
import type { RulebookBoard } from '../rulebook/opened/boardFacts.ts';
import { openRulebook } from '../rulebook/opened/dialog.ts';
import { Stall } from './Stall.tsx';

export function About({ board }: { readonly board: RulebookBoard }) {
  const { heading, lines } = t.home.about;
  return (
    <Stall colour="green" heading={heading} scallops={6}>
      <ol class="about">
        <li>
          <StandChip colour="yellow" count={1} size={44} />
          {lines[0]}
        </li>
        <li>
          <CustomerFigure colour="red" size={44} />
          {lines[1]}
        </li>
        <li>
          <Medal metal="gold" colour="blue" value={3} size={44} />
          {lines[2]}
        </li>
      </ol>
      <a class="button plain to-guide" href={LEARN}>
        <UiIcon name="play" size={20} />
        {t.home.about.learn}
      </a>
      <button
        type="button"
        class="button plain to-guide"
        aria-haspopup="dialog"
        onClick={() => openRulebook(board)}
      >
        <UiIcon name="help" size={20} />
        {t.app.howToPlay}
      </button>
    </Stall>
  );
}
