/** Everybody at the table: what all may know of them (R12.1). */
import type { Colour, Seat, View } from '@kairo/engine';
import { PERSON } from '@kairo/protocol';
import { BarkerFigure } from '../../pieces/BarkerFigure.tsx';
import { Coin } from '../../pieces/Coin.tsx';
import { Medal } from '../../pieces/Medal.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { StandChip } from '../../pieces/StandChip.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { useTable } from '../context.ts';
import { COLOURS_IN_ORDER } from '../order.ts';
import { useWords } from '../words.ts';

export function Players() {
  const { view } = useTable();
  const { t } = useWords();
  return (
    <ul class="players" aria-label={t.panels.players} data-count={view.value.seats.length}>
      {view.value.seats.map((_, seat) => (
        <Player key={seat} seat={seat} />
      ))}
    </ul>
  );
}

function sizeOf(view: View, seat: Seat, colour: Colour): number {
  const stand = view.stands.find(({ owner, colour: of }) => owner === seat && of === colour);
  return stand === undefined ? 0 : 1 + stand.expansions.length;
}

function Player({ seat }: { readonly seat: Seat }) {
  const { view, session, icons, names } = useTable();
  const { t } = useWords();
  const { viewer, acting, setup } = session;
  const facts = view.value.seats[seat];
  const icon = icons.value[seat];
  const name = names.value[seat] ?? '';
  if (facts === undefined || icon === undefined) return null;
  const isActing = acting.value === seat;
  return (
    <li
      class="player panel"
      data-seat={seat}
      data-sign={icon}
      data-acting={isActing || undefined}
      data-out={facts.out || undefined}
      aria-label={t.things.player(name, facts.points, facts.cards, facts.barkers)}
      aria-current={isActing ? 'true' : undefined}
    >
      <Seal sign={icon} size={46} />
      <div class="player-name">
        <b>{name}</b>
        <PlayerTag seat={seat} isViewer={viewer.value === seat} player={setup.value?.seats[seat]?.player} />
      </div>
      <div class="player-points">
        <span class="display">{facts.points}</span>
        <small>{t.panels.points}</small>
      </div>
      <div class="player-facts">
        <UiIcon name="cards" size={16} />
        <b>{facts.cards}</b>
        <BarkerFigure size={18} />
        <b>{facts.barkers}</b>
        <Medals seat={seat} />
      </div>
      <div class="player-stands">
        {COLOURS_IN_ORDER.map((colour) => {
          const size = sizeOf(view.value, seat, colour);
          const label = size === 0 ? t.things.noStand(colour) : t.things.stand(colour, size);
          return <StandChip key={colour} colour={colour} count={size} size={30} label={label} />;
        })}
      </div>
      {facts.money !== undefined && viewer.value !== seat && (
        <div class="player-money">
          {COLOURS_IN_ORDER.map((colour) => (
            <span key={colour} class="few">
              <Coin colour={colour} size={18} />
              {facts.money?.[colour]}
            </span>
          ))}
        </div>
      )}
    </li>
  );
}

function PlayerTag({
  seat,
  isViewer,
  player,
}: {
  readonly seat: Seat;
  readonly isViewer: boolean;
  readonly player: string | undefined;
}) {
  const { view, session } = useTable();
  const { t, terms } = useWords();
  if (view.value.seats[seat]?.out) return <span class="tag is-out">{t.panels.out}</span>;
  if (isViewer) {
    return <span class="tag">{session.acting.value === seat ? t.panels.yourTurn : t.panels.you}</span>;
  }
  if (player === undefined || player === PERSON) return null;
  return <span class="level">{t.panels.bot(terms.bot[player as keyof typeof terms.bot])}</span>;
}

function Medals({ seat }: { readonly seat: Seat }) {
  const { view, session } = useTable();
  const { t } = useWords();
  const edition = session.edition.value;
  const held = COLOURS_IN_ORDER.flatMap((colour) =>
    (['gold', 'silver'] as const)
      .filter((medal) => view.value.medals[colour][medal] === seat)
      .map((medal) => ({ colour, medal })),
  );
  return (
    <span class="player-medals">
      {held.map(({ colour, medal }) => {
        const points = edition?.medals[colour][medal] ?? 0;
        return (
          <Medal
            key={`${colour} ${medal}`}
            metal={medal}
            colour={colour}
            value={points}
            size={20}
            label={t.things.medal(medal, colour, points, undefined)}
          />
        );
      })}
    </span>
  );
}
