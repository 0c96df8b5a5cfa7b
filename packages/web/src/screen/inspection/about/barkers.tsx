import { BarkerFigure } from '../../../pieces/BarkerFigure.tsx';
import { UiIcon } from '../../../pieces/UiIcon.tsx';
import { type Content, type Context, capital, type Deed } from '../content.ts';
import { pickFrom } from './cards.tsx';

/** The viewer's own barkers, or those in the stock. */
export function aboutBarkers(whose: 'own' | 'stock', context: Context): Content {
  const { model, words, say } = context;
  const { viewer, seats, barkerStock } = model.view.value;
  const held = viewer === 'spectator' ? 0 : (seats[viewer]?.barkers ?? 0);
  const picks = pickFrom({ type: 'pick', from: 'barkers' }, say.barker.take, context);
  return {
    picture: <BarkerFigure />,
    title: capital(words.terms.count.barkers(whose === 'own' ? held : barkerStock)),
    note: whose === 'own' ? say.barker.held : say.barker.inStock,
    facts: [
      { sign: <UiIcon name="lure" size={20} />, text: say.barker.does },
      { sign: <UiIcon name="cards" size={20} />, text: say.barker.stock(barkerStock) },
    ],
    ...picks,
    deeds: [...lureWithBarker(context), ...picks.deeds],
  };
}

function lureWithBarker({ model: { choice }, say }: Context): readonly Deed[] {
  if (!choice.offer.value.lures.some(({ barkers }) => barkers > 0)) return [];
  const { customer } = say.next;
  return [
    {
      icon: 'lure',
      title: say.barker.lure,
      detail: customer,
      words: customer,
      begin: () => choice.begin('lure'),
    },
  ];
}
