/** The coins of a seat, in games with open money. */
import type { Seat } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import { useGame } from '../../game/context.ts';
import { Coin } from '../../pieces/Coin.tsx';
import { useWords } from '../../wording/words.ts';

export function SeatMoney({ seat, size }: { readonly seat: Seat; readonly size: number }) {
  const { view } = useGame();
  const { terms } = useWords();
  const money = view.value.seats[seat]?.money;
  if (money === undefined) return null;
  return (
    <div class="player-money" role="img" aria-label={terms.coins(money)}>
      {COLOURS.map((colour) => (
        <span key={colour} class="few">
          <Coin colour={colour} size={size} />
          {money[colour]}
        </span>
      ))}
    </div>
  );
}
