import type { Seat } from '@kairo/engine';
import { COLOURS, MEDALS } from '@kairo/engine/vocabulary';
import { PERSON } from '@kairo/protocol';
import { standSize } from '../../../game/standSize.ts';
import { Coin } from '../../../pieces/Coin.tsx';
import { Medal } from '../../../pieces/Medal.tsx';
import { Seal } from '../../../pieces/Seal.tsx';
import { StandChip } from '../../../pieces/StandChip.tsx';
import { UiIcon } from '../../../pieces/UiIcon.tsx';
import { GoodsName } from '../../badges/GoodsName.tsx';
import { SeatMedals } from '../../badges/SeatMedals.tsx';
import { type Content, type Context, noteOf } from '../content.ts';

/** What everyone may know about a player (R12.1). */
export function aboutPlayer(seat: Seat, context: Context): Content | undefined {
  const { model, words, say } = context;
  const { view, icons, names, session } = model;
  const { terms, t } = words;
  const facts = view.value.seats[seat];
  const icon = icons.value[seat];
  if (facts === undefined || icon === undefined) return undefined;
  const player = session.setup.value?.seats[seat]?.player;
  const isViewer = seat === session.viewer.value;
  const sizes = COLOURS.map((colour) => ({ colour, size: standSize(view.value, seat, colour) }));
  const stands = sizes.filter(({ size }) => size > 0);
  const largest = stands.reduce(
    (most, stand) => (stand.size > most.size ? stand : most),
    stands[0] ?? NO_STAND,
  );
  const medals = COLOURS.flatMap((colour) =>
    MEDALS.filter((medal) => view.value.medals[colour][medal] === seat).map((medal) => ({
      colour,
      medal,
      points: session.edition.value?.medals[colour][medal] ?? 0,
    })),
  );
  const [first] = medals;
  return {
    picture: <Seal sign={icon} />,
    title: names.value[seat] ?? '',
    note: noteOf(
      facts.out && t.panels.out,
      isViewer ? t.panels.you : player !== undefined && player !== PERSON && t.panels.bot(terms.bot[player]),
      terms.count.points(facts.points),
      distance(facts.points, context, isViewer),
    ),
    facts: [
      ...(stands.length === 0
        ? []
        : [
            {
              sign: <StandChip colour={largest.colour} count={largest.size} size={24} />,
              text: say.player.stands(stands.length, largest.size),
            },
          ]),
      {
        sign:
          first === undefined ? (
            <UiIcon name="plus" size={18} />
          ) : (
            <Medal metal={first.medal} colour={first.colour} value={first.points} size={24} />
          ),
        text: say.player.medals(
          medals.length,
          medals.reduce((sum, { points }) => sum + points, 0),
        ),
      },
      {
        sign: <UiIcon name="cards" size={20} />,
        text: `${terms.count.cards(facts.cards)}, ${terms.count.barkers(facts.barkers)}.`,
      },
      {
        sign: <Coin colour={largest.colour} size={22} />,
        text: facts.money === undefined ? say.player.moneyHidden : say.player.money(terms.coins(facts.money)),
      },
    ],
    more: (
      <ul class="inspection-stands">
        {sizes.map(({ colour, size }) => (
          <li key={colour}>
            <StandChip colour={colour} count={size} size={36} />
            <span>
              <GoodsName colour={colour} />
              <small>{size === 0 ? t.things.noStand(colour) : t.preview.size(size)}</small>
            </span>
            <SeatMedals seat={seat} size={28} colour={colour} />
          </li>
        ))}
      </ul>
    ),
    deeds: [],
    hindrances: [],
  };
}

const NO_STAND = { colour: COLOURS[0], size: 0 };

/** How far a rival is ahead of the viewer. */
function distance(points: number, { model, say }: Context, isViewer: boolean): string | undefined {
  const { viewer, seats } = model.view.value;
  const own = viewer === 'spectator' ? undefined : seats[viewer]?.points;
  if (isViewer || own === undefined) return undefined;
  if (points === own) return say.player.level;
  return points > own ? say.player.ahead(points - own) : say.player.behind(own - points);
}
