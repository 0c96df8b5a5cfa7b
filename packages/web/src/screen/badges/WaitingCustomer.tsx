/** The customer that waits off the board, if there is one. */
import { COLOURS } from '@kairo/engine/vocabulary';
import { useGame } from '../../game/context.ts';
import { CustomerFigure } from '../../pieces/CustomerFigure.tsx';
import { useWords } from '../../wording/words.ts';
import { Inspectable } from './Inspectable.tsx';

export function WaitingCustomer() {
  const { view } = useGame();
  const { t } = useWords();
  const colour = COLOURS.find((name) => view.value.customers[name] === null);
  if (colour === undefined) return null;
  return (
    <span class="waits">
      <CustomerFigure colour={colour} size={32} />
      <small>{t.panels.waits}</small>
      <Inspectable subject={{ kind: 'customer', colour }}>{t.things.customer(colour, undefined)}</Inspectable>
    </span>
  );
}
