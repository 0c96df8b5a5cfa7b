/** Tags at the other entries that the chosen customer could walk to: distance, barkers, income. */
import type { Route } from '@kairo/engine';
import { Callout } from '../../board/callout/Callout.tsx';
import { signOf } from '../../game/boardPieces.ts';
import { useGame } from '../../game/context.ts';
import { BarkerFigure } from '../../pieces/BarkerFigure.tsx';
import { Coin } from '../../pieces/Coin.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { useWords } from '../../wording/words.ts';

export function WayTags() {
  const { choice, routes, inquiry } = useGame();
  const { action } = choice.lure.value;
  // The preview of the chosen route is placed first.
  if (action !== undefined && inquiry.preview.value === undefined) return null;
  const others = routes.value.filter(({ open, entry }) => open && entry !== action?.entry);
  return (
    <>
      {others.map((route) => (
        <WayTag key={route.entry} route={route} />
      ))}
    </>
  );
}

function WayTag({ route }: { readonly route: Route }) {
  const { choice, icons } = useGame();
  const { terms } = useWords();
  const { customer } = choice.picks.value.lure;
  const isOpen = choice.lure.value.lures.some(({ entry }) => entry === route.entry);
  const barkers = route.barkers ?? 0;
  if (customer === undefined) return null;
  return (
    // The site's accessible name says the same.
    <Callout site={route.entry} class="way-tag" isBeyond={!isOpen}>
      {barkers > 0 && (
        <span class="few">
          {terms.number(barkers)}
          <BarkerFigure size={20} />
        </span>
      )}
      <span class="way-steps">{terms.count.steps(route.steps)}</span>
      {route.income.map(({ seat, amount }) => (
        <span key={seat} class="few">
          <Seal sign={signOf(seat, icons.value)} size={20} />+{terms.number(amount)}
        </span>
      ))}
      {route.income.length > 0 && <Coin colour={customer} size={18} />}
    </Callout>
  );
}
