/** The players with their public information (R12.1). */
import type { Seat } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import { useSignal } from '@preact/signals';
import { useGame } from '../../game/context.ts';
import { standSize } from '../../game/standSize.ts';
import { BarkerFigure } from '../../pieces/BarkerFigure.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { StandChip } from '../../pieces/StandChip.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { useWords } from '../../wording/words.ts';
import { PlayerTag } from '../badges/PlayerTag.tsx';
import { SeatMedals } from '../badges/SeatMedals.tsx';
import { SeatMoney } from '../badges/SeatMoney.tsx';
import { ThinkingDots } from '../badges/ThinkingDots.tsx';
import { isAmple, layout } from '../layout/layout.ts';
import { PlayerSheet } from './PlayerSheet.tsx';

export function Players() {
  const { view } = useGame();
  const { t } = useWords();
  const opened = useSignal<Seat | undefined>(undefined);
  // In ample layouts the panel shows everything already.
  const open = (seat: Seat) => (): void => {
    opened.value = seat;
  };
  return (
    <>
      <ul class="players" aria-label={t.panels.players}>
        {view.value.seats.map((_, seat) => (
          <Player key={seat} seat={seat} {...(isAmple(layout.value) ? {} : { onOpen: open(seat) })} />
        ))}
      </ul>
      {opened.value !== undefined && (
        <PlayerSheet
          seat={opened.value}
          onClose={() => {
            opened.value = undefined;
          }}
        />
      )}
    </>
  );
}

interface Props {
  readonly seat: Seat;
  readonly onOpen?: () => void;
}

function Player({ seat, onOpen }: Props) {
  const { view, session, icons, names, actor } = useGame();
  const { t } = useWords();
  const { viewer, thinking } = session;
  const facts = view.value.seats[seat];
  const icon = icons.value[seat];
  const name = names.value[seat] ?? '';
  if (facts === undefined || icon === undefined) return null;
  const isActing = actor.value === seat;
  const label = t.things.player(name, facts.points, facts.cards, facts.barkers);
  return (
    <li
      class="player panel"
      data-seat={seat}
      data-sign={icon}
      data-acting={isActing || undefined}
      data-out={facts.out || undefined}
      // The button that opens it has the same name.
      aria-label={onOpen === undefined ? label : undefined}
      aria-current={isActing ? 'true' : undefined}
    >
      <span class="player-seal">
        <Seal sign={icon} />
        {isActing && thinking.value && <ThinkingDots />}
      </span>
      <div class="player-name">
        <b>{name}</b>
        <PlayerTag seat={seat} />
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
        <SeatMedals seat={seat} size={20} />
      </div>
      <div class="player-stands">
        {COLOURS.map((colour) => {
          const size = standSize(view.value, seat, colour);
          const stand = size === 0 ? t.things.noStand(colour) : t.things.stand(colour, size);
          return <StandChip key={colour} colour={colour} count={size} label={stand} />;
        })}
      </div>
      {viewer.value !== seat && <SeatMoney seat={seat} size={18} />}
      {onOpen !== undefined && (
        <button
          type="button"
          class="player-open"
          aria-label={label}
          aria-haspopup="dialog"
          onClick={onOpen}
        />
      )}
    </li>
  );
}
