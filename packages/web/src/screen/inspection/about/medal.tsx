import type { Colour, Medal as MedalName } from '@kairo/engine';
import { Medal } from '../../../pieces/Medal.tsx';
import { UiIcon } from '../../../pieces/UiIcon.tsx';
import { type Content, type Context, capital, noteOf } from '../content.ts';
import { deedsFrom, hindrancesFrom } from '../deeds.tsx';
import { rankFacts } from './stand.tsx';

export function aboutMedal(medal: MedalName, colour: Colour, context: Context): Content {
  const { model, words, say, answers } = context;
  const { session, view, names } = model;
  const points = session.edition.value?.medals[colour][medal] ?? 0;
  const seat = view.value.medals[colour][medal];
  const holder =
    seat === session.viewer.value ? words.t.panels.you : seat === null ? undefined : names.value[seat];
  const offers = answers.stand?.offers;
  const takesIt = offers?.expand?.events?.some(
    (event) => event.type === 'medalTaken' && event.medal === medal,
  );
  const isMine = seat === session.viewer.value;
  return {
    picture: <Medal metal={medal} colour={colour} value={points} />,
    title: capital(words.terms.medalOf(medal, colour)),
    note: noteOf(words.terms.count.points(points), holder ?? say.stand.inSupply),
    facts: [
      { sign: <UiIcon name="plus" size={18} />, text: say.medal.scores(points) },
      { sign: <UiIcon name="build" size={20} />, text: say.medal.takenBy[medal](colour) },
      ...rankFacts(colour, undefined, context).slice(0, 1),
    ],
    deeds: takesIt ? deedsFrom(offers, context, ['expand']) : [],
    hindrances: isMine ? [] : hindrancesFrom(offers, context, ['expand']),
  };
}
