/** The medals that a seat holds, in the order of the colours. */
import type { Colour, Medal as MedalName, Seat } from '@kairo/engine';
import { COLOURS, MEDALS } from '@kairo/engine/vocabulary';
import { useGame } from '../../game/context.ts';
import { star } from '../../geometry/star.ts';
import { Medal } from '../../pieces/Medal.tsx';
import { useWords } from '../../wording/words.ts';

interface HeldMedal {
  readonly colour: Colour;
  readonly metal: MedalName;
}

interface Props {
  readonly seat: Seat;
  readonly size: number;
  /** Only those of one colour. */
  readonly colour?: Colour;
  /** More than this are counted instead. */
  readonly room?: number;
}

export function SeatMedals({ seat, size, colour: only, room = Number.POSITIVE_INFINITY }: Props) {
  const { view, session, names } = useGame();
  const { t } = useWords();
  const edition = session.edition.value;
  const colours = only === undefined ? COLOURS : [only];
  const held: readonly HeldMedal[] = colours.flatMap((colour) =>
    MEDALS.filter((metal) => view.value.medals[colour][metal] === seat).map((metal) => ({ colour, metal })),
  );
  const pointsOf = ({ colour, metal }: HeldMedal): number => edition?.medals[colour][metal] ?? 0;
  const label = ({ colour, metal }: HeldMedal): string =>
    t.things.medal(metal, colour, pointsOf({ colour, metal }), names.value[seat]);
  if (held.length > room) {
    return (
      <span class="medal-sum" role="img" aria-label={held.map(label).join(', ')}>
        {MEDALS.map((metal) => (
          <Count key={metal} metal={metal} of={held.filter((medal) => medal.metal === metal).length} />
        ))}
      </span>
    );
  }
  return (
    <span class="seat-medals" style={{ '--count': held.length }}>
      {held.map((medal) => (
        <Medal
          key={`${medal.colour} ${medal.metal}`}
          {...medal}
          value={pointsOf(medal)}
          size={size}
          label={label(medal)}
        />
      ))}
    </span>
  );
}

/** Gold is a star, silver a disc. */
function Count({ metal, of }: { readonly metal: MedalName; readonly of: number }) {
  return (
    <>
      <svg class={`medal-sign is-${metal}`} viewBox="0 0 24 24" aria-hidden="true">
        <path d={metal === 'gold' ? star(12, 12, 11.5, 0.72) : 'M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20'} />
      </svg>
      <b>{of}</b>
    </>
  );
}
