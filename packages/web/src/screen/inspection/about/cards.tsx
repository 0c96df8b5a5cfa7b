import type { Action, CardName } from '@kairo/engine';
import { Card } from '../../../pieces/Card.tsx';
import { AnyCoin } from '../../../pieces/Coin.tsx';
import { cardFace } from '../../../pieces/cardFace.ts';
import { UiIcon } from '../../../pieces/UiIcon.tsx';
import { type Content, type Context, capital, type Deed, type Fact, type Hindrance } from '../content.ts';

/** A card of the viewer's hand. */
export function aboutHandCard(index: number, context: Context): Content | undefined {
  const { model, say, answers } = context;
  const { viewer, seats } = model.view.value;
  const card = viewer === 'spectator' ? undefined : seats[viewer]?.hand?.[index];
  if (card === undefined) return undefined;
  const { choice } = model;
  const canBuild = answers.card !== undefined && answers.card.refusal === undefined;
  return {
    ...faceOf(card, context),
    note: say.card.inHand,
    deeds: canBuild
      ? [
          {
            icon: 'build',
            title: say.card.build,
            detail: say.next.site,
            words: say.next.site,
            begin: () => choice.tapCard(index),
          },
        ]
      : [],
    hindrances: refusedBy('build', answers.card, context),
  };
}

/** A card of the display. */
export function aboutDisplayCard(index: number, context: Context): Content | undefined {
  const { model, say } = context;
  const card = model.view.value.display[index];
  if (card === undefined || card === null) return undefined;
  const face = faceOf(card, context);
  return {
    ...face,
    note: say.card.onDisplay(index + 1),
    facts: [...face.facts, { sign: <UiIcon name="draw" size={20} />, text: say.card.refill }],
    ...pickFrom({ type: 'pick', from: 'display', index }, say.card.take, context),
  };
}

export function aboutPile(context: Context): Content | undefined {
  const { model, words, say } = context;
  const edition = model.session.edition.value;
  if (edition === undefined) return undefined;
  const picks = pickFrom({ type: 'pick', from: 'pile' }, say.card.draw, context);
  return {
    picture: <Card face={{ kind: 'back' }} edition={edition} />,
    title: words.t.panels.pile,
    note: say.card.faceDown(model.view.value.pileCount),
    facts: [
      { sign: <UiIcon name="eye" size={20} />, text: words.t.prompts.pile },
      { sign: <UiIcon name="draw" size={20} />, text: say.card.reshuffled },
    ],
    ...picks,
    deeds: picks.deeds.map((deed) => ({ ...deed, begin: () => model.choice.choosePile() })),
  };
}

export function aboutDiscards(context: Context): Content | undefined {
  const { model, words, say } = context;
  const edition = model.session.edition.value;
  if (edition === undefined) return undefined;
  const { discards } = model.view.value;
  const last = discards.at(-1);
  const kinds = [...new Set(discards)].sort((a, b) =>
    a[0] === b[0] ? a.localeCompare(b) : b.localeCompare(a),
  );
  const counted = kinds.map((kind) => {
    const count = discards.filter((card) => card === kind).length;
    const name = words.cards([kind]);
    return count === 1 ? name : `${count} × ${name}`;
  });
  const among: Fact = {
    sign: <UiIcon name="cards" size={20} />,
    text: say.card.among(words.terms.and(counted)),
  };
  return {
    picture:
      last === undefined ? (
        <UiIcon name="cards" />
      ) : (
        <Card face={cardFace(last, edition)} edition={edition} />
      ),
    title: words.t.panels.discards,
    note: say.card.open(discards.length),
    facts: [
      ...(discards.length === 0 ? [] : [among]),
      { sign: <UiIcon name="draw" size={20} />, text: say.card.reshuffled },
    ],
    deeds: [],
    hindrances: [],
  };
}

function faceOf(
  card: CardName,
  { model, words, say }: Context,
): Pick<Content, 'picture' | 'title' | 'facts'> {
  const edition = model.session.edition.value;
  if (edition === undefined) return { picture: null, title: '', facts: [] };
  const face = cardFace(card, edition);
  const use: Fact =
    face.kind === 'joker'
      ? { sign: <AnyCoin size={22} />, text: say.card.joker(face.segments) }
      : {
          sign: <UiIcon name="build" size={20} />,
          text: say.card.standard(face.kind === 'standard' ? face.segment : 0),
        };
  return {
    picture: <Card face={face} edition={edition} />,
    title: capital(words.cards([card])),
    facts: [use, { sign: <UiIcon name="cards" size={20} />, text: say.card.three }],
  };
}

/** Taking something as one of two picks. */
export function pickFrom(
  pick: Extract<Action, { type: 'pick' }>,
  title: string,
  context: Context,
): { readonly deeds: readonly Deed[]; readonly hindrances: readonly Hindrance[] } {
  const { model, say, answers } = context;
  const isLegal = model.choice.offer.value.picks.some(
    (other) =>
      other.from === pick.from &&
      (other.from !== 'display' || pick.from !== 'display' || other.index === pick.index),
  );
  const take: Deed = {
    icon: 'draw',
    title,
    detail: say.next.pick,
    words: say.next.pick,
    begin: () => {
      model.inspection.close();
      model.session.act(pick);
    },
  };
  return { deeds: isLegal ? [take] : [], hindrances: refusedBy('draw', answers.action, context) };
}

function refusedBy(
  icon: Hindrance['icon'],
  answer: Context['answers']['card'] | Context['answers']['action'],
  { words, whyNot }: Context,
): readonly Hindrance[] {
  const refusal = answer?.refusal;
  return refusal === undefined ? [] : [{ icon, text: whyNot.refusal(refusal, words.table) }];
}
