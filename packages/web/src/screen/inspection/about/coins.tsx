import type { Colour } from '@kairo/engine';
import { AnyCoin, Coin } from '../../../pieces/Coin.tsx';
import { StandChip } from '../../../pieces/StandChip.tsx';
import { UiIcon } from '../../../pieces/UiIcon.tsx';
import { type Content, type Context, capital, noteOf } from '../content.ts';

/** The viewer's own coins of a colour. */
export function aboutCoins(colour: Colour, context: Context): Content | undefined {
  const { model, words, say, whyNot, answers } = context;
  const { viewer, seats } = model.view.value;
  const money = viewer === 'spectator' ? undefined : seats[viewer]?.money;
  if (money === undefined) return undefined;
  const { terms, t, table } = words;
  const count = money[colour];
  const total = Object.values(money).reduce((sum, coins) => sum + coins, 0);
  const isHidden = model.session.setup.value?.openMoney === false;
  const refusal = answers.customer?.refusal;
  return {
    picture: <Coin colour={colour} />,
    title: capital(count === 0 ? `${terms.coloured('coin', colour)}: 0` : terms.coins({ [colour]: count })),
    note: noteOf(say.coin.total(total), isHidden && t.panels.moneyHidden),
    facts: [
      ...(count === 0
        ? []
        : [
            {
              sign: <StandChip colour={colour} count={count} size={24} />,
              text: say.coin.pays(colour, count),
            },
          ]),
      { sign: <AnyCoin size={22} />, text: say.coin.others },
      { sign: <UiIcon name="plus" size={18} />, text: say.coin.atTheEnd },
    ],
    deeds: [],
    hindrances: refusal === undefined ? [] : [{ icon: 'lure', text: whyNot.refusal(refusal, table) }],
  };
}
