/** The players on a large screen, in the order of play. */
import type { Seat } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import type { Presence, RoomMessage } from '@kairo/protocol';
import type { Heard } from '../../client/online/company.ts';
import { useGame } from '../../game/context.ts';
import { standSize } from '../../game/standSize.ts';
import { t as texts } from '../../i18n/texts.ts';
import { BarkerFigure } from '../../pieces/BarkerFigure.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { StandChip } from '../../pieces/StandChip.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { SeatMedals } from '../../screen/badges/SeatMedals.tsx';
import { SeatMoney } from '../../screen/badges/SeatMoney.tsx';
import { useWords } from '../../wording/words.ts';
import { PresenceSign } from '../parts/PresenceSign.tsx';
import { Clock } from '../people/Clock.tsx';

interface Props {
  readonly room: RoomMessage | undefined;
  readonly heard: Heard | undefined;
}

export function ScreenPlayers({ room, heard }: Props) {
  const { view } = useGame();
  const { t } = useWords();
  return (
    <ul class="big-players" aria-label={t.panels.players}>
      {view.value.seats.map((_, seat) => (
        <Player key={seat} seat={seat} presence={room?.seats[seat]?.presence ?? null} heard={heard} />
      ))}
    </ul>
  );
}

interface PlayerProps {
  readonly seat: Seat;
  readonly presence: Presence | null;
  readonly heard: Heard | undefined;
}

function Player({ seat, presence, heard }: PlayerProps) {
  const { view, icons, names, actor } = useGame();
  const { t } = useWords();
  const facts = view.value.seats[seat];
  const icon = icons.value[seat];
  if (facts === undefined || icon === undefined) return null;
  const isActing = actor.value === seat;
  return (
    <li
      class="big-player panel"
      data-sign={icon}
      data-acting={isActing || undefined}
      data-out={facts.out || undefined}
      aria-current={isActing ? 'true' : undefined}
    >
      <span class="big-player-seal">
        <Seal sign={icon} size={72} />
        {presence !== null && <PresenceSign of={presence} />}
      </span>
      <div class="big-player-top">
        <b>{names.value[seat]}</b>
        {presence === 'bot' && <small>{texts.together.presence.bot}</small>}
        {heard !== undefined && <Clock heard={heard} seat={seat} />}
        <span
          class="big-facts"
          role="img"
          aria-label={t.things.player('', facts.points, facts.cards, facts.barkers)}
        >
          <UiIcon name="cards" size={26} />
          {facts.cards}
          <BarkerFigure size={30} />
          {facts.barkers}
        </span>
        <SeatMedals seat={seat} size={32} room={6} />
      </div>
      <div class="big-stands">
        {COLOURS.map((colour) => {
          const size = standSize(view.value, seat, colour);
          const label = size === 0 ? t.things.noStand(colour) : t.things.stand(colour, size);
          return <StandChip key={colour} colour={colour} count={size} label={label} />;
        })}
        <SeatMoney seat={seat} size={26} />
      </div>
      <span class="big-points display">{facts.points}</span>
    </li>
  );
}
