import type { Colour } from '@kairo/engine';
import { ExpansionTile } from '../../../pieces/ExpansionTile.tsx';
import { UiIcon } from '../../../pieces/UiIcon.tsx';
import { type Content, type Context, noteOf } from '../content.ts';
import { deedsFrom, hindrancesFrom } from '../deeds.tsx';
import { rankFacts } from './stand.tsx';

export function aboutSupply(colour: Colour, context: Context): Content {
  const { model, words, say, answers } = context;
  const total = model.session.edition.value?.expansionsPerColour ?? 0;
  const offers = answers.stand?.offers;
  return {
    picture: <ExpansionTile colour={colour} hasIcon />,
    title: say.supply.title(colour),
    note: noteOf(words.terms.goods[colour], say.supply.left(model.view.value.supply[colour], total)),
    facts: [
      { sign: <UiIcon name="moon" size={20} />, text: say.supply.finalPhase },
      ...rankFacts(colour, undefined, context),
    ],
    deeds: deedsFrom(offers, context, ['expand']),
    hindrances: hindrancesFrom(offers, context, ['expand']),
  };
}
