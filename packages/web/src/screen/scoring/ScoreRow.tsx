/** One player's row of the final scoring. */
// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out as a grid would lose its roles
import type { ComponentChildren } from 'preact';
import { useGame } from '../../game/context.ts';
import { useOnline } from '../../game/online.ts';
import { Seal } from '../../pieces/Seal.tsx';
import { useWords } from '../../wording/words.ts';
import { SeatMedals } from '../badges/SeatMedals.tsx';
import { CoinCount } from './CoinCount.tsx';
import { type FinalScore, STAGE, sharesAt } from './score.ts';

interface Props {
  readonly score: FinalScore;
  readonly stage: number;
  /** From the top. */
  readonly index: number;
  /** The best total, which has a full bar. */
  readonly best: number;
}

export function ScoreRow({ score, stage, index, best }: Props) {
  const { names, icons } = useGame();
  const { t, terms } = useWords();
  const { seat, place, stands, medals, medalsAgain, money, coins, isWinner } = score;
  const icon = icons.value[seat];
  const tag = useOnline()?.tagOf(seat);
  const hasMedals = stage >= STAGE.medals;
  const hasMoney = stage >= STAGE.money;
  const shares = sharesAt(stage, score);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const isDone = stage >= STAGE.end;
  return (
    <tr
      class="score-row"
      role="row"
      style={{ '--index': index }}
      data-winner={(isWinner && isDone) || undefined}
    >
      <th scope="row" role="rowheader">
        {icon !== undefined && <Seal sign={icon} size={44} />}
        <b class="score-place display" aria-hidden="true" data-shown={isDone || undefined}>
          {place}
        </b>
        <span class="score-name">
          {names.value[seat]}
          {tag !== undefined && <small class="level"> {tag}</small>}
        </span>
        <Bar shares={shares} best={best} />
      </th>
      <Part label={t.scoring.stands} sum={terms.number(stands)} isShown />
      <Part label={t.scoring.medals} sum={`+${terms.number(medals)}`} isShown />
      <Part label={t.scoring.medalsAgain} sum={`+${terms.number(medalsAgain)}`} isShown={hasMedals}>
        <SeatMedals seat={seat} size={26} />
      </Part>
      <td class="score-part is-money" role="cell" data-shown={hasMoney || undefined}>
        <span class="score-money">
          <small>{terms.count.coins(coins)}</small>
          <b class="score-sum">{`+${terms.number(money)}`}</b>
        </span>
        <CoinCount seat={seat} />
      </td>
      <td class="display score-total" role="cell">
        {/* A new element for each number restarts the animation. */}
        <span key={total}>{terms.number(total)}</span>
      </td>
    </tr>
  );
}

interface PartProps {
  readonly label: string;
  readonly sum: string;
  readonly isShown: boolean;
  readonly children?: ComponentChildren;
}

/** The label repeats the column's heading, which only screen readers get. */
function Part({ label, sum, isShown, children }: PartProps) {
  return (
    <td class="score-part" role="cell" data-shown={isShown || undefined}>
      <small aria-hidden="true">{label}</small>
      <b class="score-sum">{sum}</b>
      {children}
    </td>
  );
}

/** The shares of stands, medals, medals at the end, and money. */
function Bar({ shares, best }: { readonly shares: readonly number[]; readonly best: number }) {
  return (
    <span class="score-bar" aria-hidden="true">
      {shares.map((points, i) => (
        <i key={i} data-share={i} style={{ width: `${(100 * points) / Math.max(1, best)}%` }} />
      ))}
    </span>
  );
}
