/** What the chosen move would bring, shown beside the site where it would happen. */
import type { GameEvent } from '@kairo/engine';
import { Callout } from '../../board/callout/Callout.tsx';
import { isTileAction, siteOf } from '../../choice/builds.ts';
import { Coin } from '../../pieces/Coin.tsx';
import { Medal } from '../../pieces/Medal.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { useTable } from '../context.ts';
import { COLOURS_IN_ORDER } from '../order.ts';
import { useWords } from '../words.ts';

export function Previews() {
  const { inquiry } = useTable();
  const outcome = inquiry.outcome.value;
  if (outcome === undefined) return null;
  const { action, events } = outcome;
  if (action.type === 'lure') return <LurePreview entry={action.entry} events={events} />;
  if (!isTileAction(action) || action.type === 'place') return null;
  return <BuildPreview site={siteOf(action)} events={events} />;
}

function find<T extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: T,
): Extract<GameEvent, { type: T }> | undefined {
  return events.find((event): event is Extract<GameEvent, { type: T }> => event.type === type);
}

function BuildPreview({ site, events }: { readonly site: string; readonly events: readonly GameEvent[] }) {
  const { session } = useTable();
  const { t, terms } = useWords();
  const edition = session.edition.value;
  const paid = find(events, 'paid');
  const grown = find(events, 'expanded');
  const points = events.reduce(
    (sum, event) => sum + (event.type === 'scored' && event.for === 'size' ? event.points : 0),
    0,
  );
  const medals = events.filter((event) => event.type === 'medalTaken');
  if (paid === undefined && points === 0) return null;
  return (
    <Callout site={site}>
      <div class="preview-line">
        {COLOURS_IN_ORDER.filter((colour) => (paid?.coins[colour] ?? 0) > 0).map((colour) => (
          <span key={colour} class="few">
            −{paid?.coins[colour]}
            <Coin colour={colour} size={26} />
          </span>
        ))}
        {paid?.fee !== undefined && (
          <span class="few">
            −1
            <Coin colour={paid.fee} size={26} />
          </span>
        )}
        {points > 0 && <b class="preview-points">+{terms.number(points)}</b>}
        {medals.map(({ medal, colour }) => (
          <Medal
            key={medal}
            metal={medal}
            colour={colour}
            value={edition?.medals[colour][medal] ?? 0}
            size={30}
          />
        ))}
      </div>
      {grown !== undefined && <small>{t.preview.size(grown.size)}</small>}
    </Callout>
  );
}

function LurePreview({ entry, events }: { readonly entry: string; readonly events: readonly GameEvent[] }) {
  const { icons } = useTable();
  const { terms } = useWords();
  const lured = find(events, 'lured');
  const incomes = events.filter((event) => event.type === 'earned');
  return (
    <Callout site={entry}>
      <div class="preview-line">
        {incomes.map(({ seat, colour, amount }) => {
          const icon = icons.value[seat];
          return (
            <span key={seat} class="few">
              {icon !== undefined && <Seal sign={icon} size={26} />}+{terms.number(amount)}
              <Coin colour={colour} size={24} />
            </span>
          );
        })}
      </div>
      {lured !== undefined && <small>{terms.count.steps(lured.path.length - 1)}</small>}
    </Callout>
  );
}
