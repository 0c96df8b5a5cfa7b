/** Tags beside what others have done: who it was, points, payment, medals, everybody's income. */
import type { Coins, GameEvent, SiteName } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import { Callout } from '../../board/callout/Callout.tsx';
import { signOf } from '../../game/boardPieces.ts';
import { useGame } from '../../game/context.ts';
import type { NumberedMove } from '../../game/trail.ts';
import { Coin } from '../../pieces/Coin.tsx';
import { Medal } from '../../pieces/Medal.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { useWords } from '../../wording/words.ts';

export function TrailTags() {
  const { recap } = useGame();
  const { traces, lit } = recap.trail.value;
  return (
    <>
      {recap.moves.value.map((move) => {
        const site = traces.find(({ number }) => number === move.number)?.site;
        const isLit = lit === undefined || lit === move.number;
        return site !== undefined && isLit && <Tag key={move.number} site={site} move={move} />;
      })}
    </>
  );
}

interface TagProps {
  readonly site: SiteName;
  readonly move: NumberedMove;
}

function Tag({ site, move: { number, entry } }: TagProps) {
  const { session, icons } = useGame();
  const { terms } = useWords();
  const { seat, points, medals, earned, asides } = entry;
  const edition = session.edition.value;
  const paid = asides.reduce(addPaid, {});
  const hasPaid = asides.some(({ type }) => type === 'paid');
  if (points === 0 && !hasPaid && medals.length + earned.length === 0) return null;
  return (
    // The list has the same in words.
    <Callout site={site} class="trail-tag" isModest>
      <span class="order">{number}</span>
      {seat !== undefined && <Seal sign={signOf(seat, icons.value)} size={20} />}
      {points > 0 && <b>+{terms.number(points)}</b>}
      {COLOURS.map((colour) => {
        const count = paid[colour] ?? 0;
        return (
          count > 0 && (
            <span key={colour} class="few">
              −{terms.number(count)}
              <Coin colour={colour} size={18} />
            </span>
          )
        );
      })}
      {medals.map(({ medal, colour }) => (
        <Medal
          key={medal}
          metal={medal}
          colour={colour}
          value={edition?.medals[colour][medal] ?? 0}
          size={20}
        />
      ))}
      {earned.map(({ seat: earner, colour, amount }) => (
        <span key={earner} class="few">
          {earner !== seat && <Seal sign={signOf(earner, icons.value)} size={18} />}+{terms.number(amount)}
          <Coin colour={colour} size={18} />
        </span>
      ))}
    </Callout>
  );
}

/** With the coin for a joker. */
function addPaid(sum: Coins, event: GameEvent): Coins {
  if (event.type !== 'paid') return sum;
  const { coins, fee } = event;
  const all = fee === undefined ? coins : { ...coins, [fee]: (coins[fee] ?? 0) + 1 };
  return Object.fromEntries(COLOURS.map((colour) => [colour, (sum[colour] ?? 0) + (all[colour] ?? 0)]));
}
