import { COLOURS } from '@kairo/engine/vocabulary';
import { NO_MARKS } from '../board/model/marks.ts';
import { CustomerFigure } from '../pieces/CustomerFigure.tsx';
import { Bench } from './Bench.tsx';
import { CAIRO } from './editions.ts';
import { MIDGAME } from './positions.ts';

/** The picture for links to the game: `public/social-card.png` is a screenshot of it. */
export function SocialCard() {
  return (
    <div class="social-card">
      <div class="social-board">
        <Bench edition={CAIRO} pieces={MIDGAME} marks={NO_MARKS} width={860} />
      </div>
      <div class="social-title">Kairo</div>
      <div class="social-customers">
        {COLOURS.map((colour) => (
          <CustomerFigure key={colour} colour={colour} size={84} />
        ))}
      </div>
    </div>
  );
}
