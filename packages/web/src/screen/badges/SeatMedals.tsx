/** The medals that a seat holds, in the order of the colours. */
import type { Colour, Seat } from '@kairo/engine';
import { COLOURS, MEDALS } from '@kairo/engine/vocabulary';
import { useGame } from '../../game/context.ts';
import { Medal } from '../../pieces/Medal.tsx';
import { useWords } from '../../wording/words.ts';

interface Props {
  readonly seat: Seat;
  readonly size: number;
  /** Only those of one colour. */
  readonly colour?: Colour;
}

export function SeatMedals({ seat, size, colour: only }: Props) {
  const { view, session, names } = useGame();
  const { t } = useWords();
  const edition = session.edition.value;
  const colours = only === undefined ? COLOURS : [only];
  const held = colours.flatMap((colour) =>
    MEDALS.filter((metal) => view.value.medals[colour][metal] === seat).map((metal) => ({ colour, metal })),
  );
  return (
    <span class="seat-medals" data-many={held.length > 6 ? 'very' : held.length > 4 || undefined}>
      {held.map(({ colour, metal }) => {
        const points = edition?.medals[colour][metal] ?? 0;
        return (
          <Medal
            key={`${colour} ${metal}`}
            metal={metal}
            colour={colour}
            value={points}
            size={size}
            label={t.things.medal(metal, colour, points, names.value[seat])}
          />
        );
      })}
    </span>
  );
}
