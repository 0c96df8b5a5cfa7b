/** The players with their public information (R12.1). */
import type { Seat } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import { useGame } from '../../game/context.ts';
import { useOnline } from '../../game/online.ts';
import { standSize } from '../../game/standSize.ts';
import { BarkerFigure } from '../../pieces/BarkerFigure.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { StandChip } from '../../pieces/StandChip.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { useWords } from '../../wording/words.ts';
import { Inspectable } from '../badges/Inspectable.tsx';
import { PlayerTag } from '../badges/PlayerTag.tsx';
import { SeatMedals } from '../badges/SeatMedals.tsx';
import { SeatMoney } from '../badges/SeatMoney.tsx';
import { ThinkingDots } from '../badges/ThinkingDots.tsx';
import { layout, roomForMedals } from '../layout/layout.ts';

export function Players() {
  const { view } = useGame();
  const { t } = useWords();
  return (
    <ul class="players" aria-label={t.panels.players}>
      {view.value.seats.map((_, seat) => (
        <Player key={seat} seat={seat} />
      ))}
    </ul>
  );
}

function Player({ seat }: { readonly seat: Seat }) {
  const { view, session, icons, names, actor } = useGame();
  const { t } = useWords();
  const online = useOnline();
  const { viewer, thinking } = session;
  const facts = view.value.seats[seat];
  const icon = icons.value[seat];
  const name = names.value[seat] ?? '';
  if (facts === undefined || icon === undefined) return null;
  const isActing = actor.value === seat;
  const presence = online?.presenceOf(seat);
  const spoken = t.things.player(name, facts.points, facts.cards, facts.barkers);
  return (
    <li
      class="player panel"
      data-seat={seat}
      data-sign={icon}
      data-acting={isActing || undefined}
      data-out={facts.out || undefined}
      aria-current={isActing ? 'true' : undefined}
    >
      <span class="player-seal">
        <Seal sign={icon} />
        {isActing && thinking.value && <ThinkingDots />}
        {online !== undefined && <online.Presence seat={seat} />}
      </span>
      <div class="player-name">
        <b>{name}</b>
        <PlayerTag seat={seat} />
        {presence !== undefined && <span class="level">{presence}</span>}
        {online !== undefined && <online.Bubble seat={seat} />}
      </div>
      <div class="player-points">
        <span class="display">{facts.points}</span>
        <small>{t.panels.points}</small>
        {online !== undefined && <online.Clock seat={seat} />}
      </div>
      <div class="player-facts">
        <UiIcon name="cards" size={16} />
        <b>{facts.cards}</b>
        <BarkerFigure size={18} />
        <b>{facts.barkers}</b>
      </div>
      <SeatMedals seat={seat} size={20} room={roomForMedals(layout.value, view.value.seats.length)} />
      <div class="player-stands">
        {COLOURS.map((colour) => {
          const size = standSize(view.value, seat, colour);
          const stand = size === 0 ? t.things.noStand(colour) : t.things.stand(colour, size);
          return <StandChip key={colour} colour={colour} count={size} label={stand} />;
        })}
      </div>
      {viewer.value !== seat && <SeatMoney seat={seat} size={18} />}
      <Inspectable subject={{ kind: 'player', seat }} follows={seat > 0}>
        {presence === undefined ? spoken : `${spoken}, ${presence}`}
      </Inspectable>
    </li>
  );
}
