/** All public information about one player (R12.1), for layouts whose panels have no room for it. */
import type { Colour, Seat } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import { useGame } from '../../game/context.ts';
import { standSize } from '../../game/standSize.ts';
import { BarkerFigure } from '../../pieces/BarkerFigure.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { StandChip } from '../../pieces/StandChip.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { Dialog } from '../../shell/dialog/Dialog.tsx';
import { useWords } from '../../wording/words.ts';
import { GoodsName } from '../badges/GoodsName.tsx';
import { PlayerTag } from '../badges/PlayerTag.tsx';
import { SeatMedals } from '../badges/SeatMedals.tsx';
import { SeatMoney } from '../badges/SeatMoney.tsx';

interface Props {
  readonly seat: Seat;
  readonly onClose: () => void;
}

export function PlayerSheet({ seat, onClose }: Props) {
  const { view, icons, names } = useGame();
  const { terms } = useWords();
  const facts = view.value.seats[seat];
  const icon = icons.value[seat];
  if (facts === undefined || icon === undefined) return null;
  return (
    <Dialog heading={names.value[seat] ?? ''} onClose={onClose} className="player-sheet">
      <div class="sheet-facts">
        <Seal sign={icon} size={56} />
        <PlayerTag seat={seat} />
        <b class="sheet-points">{terms.count.points(facts.points)}</b>
        <span class="few">
          <UiIcon name="cards" size={20} />
          {terms.count.cards(facts.cards)}
        </span>
        <span class="few">
          <BarkerFigure size={24} />
          {terms.count.barkers(facts.barkers)}
        </span>
      </div>
      <ul class="sheet-stands">
        {COLOURS.map((colour) => (
          <Stand key={colour} seat={seat} colour={colour} />
        ))}
      </ul>
      <SeatMoney seat={seat} size={24} />
    </Dialog>
  );
}

/** A stand of one colour and its medals. */
function Stand({ seat, colour }: { readonly seat: Seat; readonly colour: Colour }) {
  const { view } = useGame();
  const { t } = useWords();
  const size = standSize(view.value, seat, colour);
  return (
    <li class="sheet-stand">
      <StandChip colour={colour} count={size} size={44} />
      <span>
        <GoodsName colour={colour} />
        <small>{size === 0 ? t.things.noStand(colour) : t.preview.size(size)}</small>
      </span>
      <SeatMedals seat={seat} size={30} colour={colour} />
    </li>
  );
}
