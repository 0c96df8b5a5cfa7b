/** One player's row of the final scoring: medals drop in, coins become points, the total settles. */
import type { Seat } from '@kairo/engine';
import { Coin } from '../../pieces/Coin.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { useTable } from '../context.ts';
import { COLOURS_IN_ORDER } from '../order.ts';
import { SeatMedals } from '../panels/SeatMedals.tsx';
import { useWords } from '../words.ts';
import type { FinalScore } from './score.ts';

/** What each stage adds; the last one settles who won. */
export const STAGE = { soFar: 1, medals: 2, money: 3, end: 4 } as const;

interface Props {
  readonly score: FinalScore;
  readonly stage: number;
  /** From the top. */
  readonly place: number;
}

export function ScoreRow({ score, stage, place }: Props) {
  const { names, icons } = useTable();
  const { t, terms } = useWords();
  const { seat, soFar, medals, money, coins, isWinner } = score;
  const icon = icons.value[seat];
  const total = soFar + (stage >= STAGE.medals ? medals : 0) + (stage >= STAGE.money ? money : 0);
  return (
    <tr
      class="score-row"
      style={{ '--place': place }}
      data-winner={(isWinner && stage >= STAGE.end) || undefined}
    >
      <th scope="row">
        <span class="score-name">
          {icon !== undefined && <Seal sign={icon} size={36} />}
          <span>{names.value[seat]}</span>
        </span>
      </th>
      <td>{terms.number(soFar)}</td>
      <td class="score-part" data-shown={stage >= STAGE.medals || undefined}>
        <span class="score-sum">+{terms.number(medals)}</span>
        <SeatMedals seat={seat} size={24} />
      </td>
      <td
        class="score-part"
        data-shown={stage >= STAGE.money || undefined}
        title={t.scoring.coins(coins, money)}
      >
        <span class="score-sum">+{terms.number(money)}</span>
        <Coins seat={seat} />
      </td>
      <td class="display score-total">
        {/* A new element for each number, so that each one settles anew. */}
        <span key={total}>{terms.number(total)}</span>
      </td>
    </tr>
  );
}

/** Three coins are a point (R11.4), so they lie in threes. */
const COINS_PER_POINT = 3;

function Coins({ seat }: { readonly seat: Seat }) {
  const { view } = useTable();
  const money = view.value.seats[seat]?.money;
  const coins = COLOURS_IN_ORDER.flatMap((colour) =>
    Array.from({ length: money?.[colour] ?? 0 }, () => colour),
  );
  return (
    <span class="score-coins" aria-hidden="true">
      {coins.map((colour, i) => (
        <Coin
          key={i}
          colour={colour}
          size={16}
          class={i % COINS_PER_POINT === 0 ? 'is-first-of-three' : ''}
        />
      ))}
    </span>
  );
}
