/** For people who never heard of the game: what one does, in three lines. */
import { t } from '../i18n/texts.ts';
import { CustomerFigure } from '../pieces/CustomerFigure.tsx';
import { Medal } from '../pieces/Medal.tsx';
import { StandChip } from '../pieces/StandChip.tsx';
import { Stall } from './Stall.tsx';

export function About() {
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
    </Stall>
  );
}
