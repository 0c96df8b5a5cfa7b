/** A player's coins at the end, so that they can be counted: by colour, and in piles of three, which are a point each. */
import type { Seat } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import { useGame } from '../../game/context.ts';
import { Coin } from '../../pieces/Coin.tsx';
import { useWords } from '../../wording/words.ts';
import { COINS_PER_POINT, pilesOf } from './score.ts';

export function CoinCount({ seat }: { readonly seat: Seat }) {
  const { view } = useGame();
  const { t, terms } = useWords();
  const money = view.value.seats[seat]?.money;
  if (money === undefined) return null;
  const coins = COLOURS.reduce((sum, colour) => sum + money[colour], 0);
  const { groups, left } = pilesOf(coins);
  return (
    <span class="score-coins">
      <span class="unseen">{terms.coins(money)}</span>
      <span class="score-colours" aria-hidden="true">
        {COLOURS.map((colour) => (
          <span key={colour} class="score-colour" data-none={money[colour] === 0 || undefined}>
            <Coin colour={colour} size={22} />
            <b>{terms.number(money[colour])}</b>
          </span>
        ))}
      </span>
      <span class="score-piles" aria-hidden="true">
        {groups.length > 0 && <small>{t.scoring.inThrees(coins)}</small>}
        {groups.map((piles, i) => (
          <Piles key={i} count={piles} index={i} />
        ))}
        {left > 0 && (
          <>
            <LeftOver count={left} />
            <small>{t.scoring.leftOver(left)}</small>
          </>
        )}
      </span>
    </span>
  );
}

/** The size of a coin that is seen from the side, and the distances of coins in a pile and of piles. */
const COIN = { width: 13, height: 7 };
const RISE = 5;
const STEP = 15;

const height = COIN.height + (COINS_PER_POINT - 1) * RISE + 1;

/** A few piles beside each other. */
function Piles({ count, index }: { readonly count: number; readonly index: number }) {
  const width = count * STEP;
  return (
    <svg
      aria-hidden="true"
      class="score-pile"
      style={{ '--group': index }}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {Array.from({ length: count }, (_, pile) =>
        Array.from({ length: COINS_PER_POINT }, (_, i) => (
          <SideOfCoin key={`${pile} ${i}`} pile={pile} above={i} />
        )),
      )}
    </svg>
  );
}

function LeftOver({ count }: { readonly count: number }) {
  const width = count * STEP;
  return (
    <svg
      aria-hidden="true"
      class="score-pile is-left"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {Array.from({ length: count }, (_, i) => (
        <SideOfCoin key={i} pile={i} above={0} />
      ))}
    </svg>
  );
}

function SideOfCoin({ pile, above }: { readonly pile: number; readonly above: number }) {
  const { width, height: thick } = COIN;
  return (
    <rect
      x={pile * STEP + 1}
      y={height - 0.5 - thick - above * RISE}
      width={width}
      height={thick}
      rx={thick / 2}
    />
  );
}
