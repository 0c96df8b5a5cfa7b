import type { Colour } from '@kairo/engine';
import { signOf } from '../../../game/boardPieces.ts';
import { standSize } from '../../../game/standSize.ts';
import { Coin } from '../../../pieces/Coin.tsx';
import { CustomerFigure } from '../../../pieces/CustomerFigure.tsx';
import { Seal } from '../../../pieces/Seal.tsx';
import { UiIcon } from '../../../pieces/UiIcon.tsx';
import {
  type Content,
  type Context,
  capital,
  type Deed,
  type Fact,
  type Hindrance,
  noteOf,
} from '../content.ts';

type Route = NonNullable<Context['answers']['routes']>['routes'][number];

export function aboutCustomer(colour: Colour, context: Context): Content {
  const { model, words, say } = context;
  const site = model.view.value.customers[colour];
  return {
    picture: <CustomerFigure colour={colour} />,
    title: capital(words.terms.coloured('customer', colour)),
    note: noteOf(words.terms.goods[colour], site === null ? say.customer.waiting : say.customer.at(site)),
    facts:
      site === null
        ? [{ sign: <UiIcon name="next" size={20} />, text: say.customer.returns }]
        : wayFacts(colour, context),
    deeds: lureDeeds(colour, context),
    hindrances: lureHindrances(context),
  };
}

const openRoutes = ({ answers }: Context): readonly Route[] =>
  (answers.routes?.routes ?? []).filter(({ open }) => open);

/** The nearest open entry, and whose it is. */
function wayFacts(colour: Colour, context: Context): readonly Fact[] {
  const { model, words, say } = context;
  const [nearest] = openRoutes(context);
  if (nearest === undefined) return [];
  const { owner, entry, steps } = nearest;
  const { preview } = words.t;
  const isOwn = owner === model.session.viewer.value;
  const stand =
    owner === 'neutral'
      ? preview.neutralStall
      : noteOfStand(isOwn ? preview.ownStand : preview.standOf(model.names.value[owner] ?? ''), owner);
  function noteOfStand(name: string, seat: number): string {
    return `${name}, ${words.terms.count.tiles(standSize(model.view.value, seat, colour))}`;
  }
  return [
    { sign: <UiIcon name="next" size={20} />, text: say.customer.nearest(colour, entry, steps) },
    {
      sign: <Seal sign={signOf(owner, model.icons.value)} size={22} />,
      text: `${capital(stand)}.`,
    },
  ];
}

/** The lures that need no barker; of several equally near entries the player chooses on the board. */
function lureDeeds(colour: Colour, context: Context): readonly Deed[] {
  const { model, words, say } = context;
  const { choice } = model;
  const lures = choice.offer.value.lures.filter((lure) => lure.colour === colour);
  const unaided = lures.filter(({ barkers }) => barkers === 0);
  const [only, other] = unaided;
  if (lures.length === 0) return [];
  const begin = (): void => choice.tapCustomer(colour);
  if (only === undefined || other !== undefined)
    return [{ icon: 'lure', title: say.customer.lure, detail: say.next.entry, words: say.next.entry, begin }];
  const income = openRoutes(context).find(({ entry }) => entry === only.entry)?.income ?? [];
  const nameOf = (seat: number): string | undefined =>
    seat === model.session.viewer.value ? undefined : model.names.value[seat];
  return [
    {
      icon: 'lure',
      title: say.customer.lureTo(only.entry),
      detail: income.map(({ seat, amount }) => (
        <span key={seat} class="consequence">
          <Seal sign={signOf(seat, model.icons.value)} />
          <b>+{words.terms.number(amount)}</b>
          <Coin colour={colour} />
        </span>
      )),
      words: income
        .map(({ seat, amount }) => words.t.preview.income(nameOf(seat), colour, amount))
        .join(', '),
      begin,
    },
  ];
}

function lureHindrances({ answers, words, whyNot }: Context): readonly Hindrance[] {
  const refusal = answers.customer?.refusal;
  return refusal === undefined ? [] : [{ icon: 'lure', text: whyNot.refusal(refusal, words.table) }];
}
