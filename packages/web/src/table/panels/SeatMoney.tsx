/** What a seat owns, at tables that play with open money. */
import type { Seat } from '@kairo/engine';
import { Coin } from '../../pieces/Coin.tsx';
import { useTable } from '../context.ts';
import { COLOURS_IN_ORDER } from '../order.ts';
import { useWords } from '../words.ts';

export function SeatMoney({ seat, size }: { readonly seat: Seat; readonly size: number }) {
  const { view } = useTable();
  const { terms } = useWords();
  const money = view.value.seats[seat]?.money;
  if (money === undefined) return null;
  return (
    <div class="player-money" role="img" aria-label={terms.coins(money)}>
      {COLOURS_IN_ORDER.map((colour) => (
        <span key={colour} class="few">
          <Coin colour={colour} size={size} />
          {money[colour]}
        </span>
      ))}
    </div>
  );
}
