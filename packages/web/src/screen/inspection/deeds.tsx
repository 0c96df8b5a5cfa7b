/** What can be done with a stand, as buttons with price and gain; or why it cannot. */
import type { StandOffers } from '@kairo/engine';
import type { PreviewedOffers } from '@kairo/protocol';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import type { UiIconName } from '../../pieces/uiIcons.ts';
import type { Consequence } from '../previews/consequence.tsx';
import { consequencesOf } from '../previews/consequences.tsx';
import type { Context, Deed, Hindrance } from './content.ts';

type Kind = keyof StandOffers;
type Offer = NonNullable<PreviewedOffers[Kind]>;
type Possible = Extract<Offer, { readonly action: object }>;

const ICONS: { readonly [kind in Kind]: UiIconName } = { expand: 'build', lure: 'lure', move: 'next' };

/** In this order they are offered and refused. */
const KINDS: readonly Kind[] = ['expand', 'lure', 'move'];

const isPossible = (offer: Offer | undefined): offer is Possible => offer !== undefined && 'action' in offer;

const PRICE: ReadonlySet<Consequence['kind']> = new Set(['price', 'free', 'barkers']);
const GAIN: ReadonlySet<Consequence['kind']> = new Set(['points', 'medal', 'total', 'income', 'finalPhase']);

/** The offers that are possible. */
export function deedsFrom(
  offers: PreviewedOffers | undefined,
  context: Context,
  only = KINDS,
): readonly Deed[] {
  return only.flatMap((kind) => {
    const offer = offers?.[kind];
    return isPossible(offer) ? [deedOf(kind, offer, context)] : [];
  });
}

function deedOf(kind: Kind, offer: Possible, context: Context): Deed {
  const { model, words } = context;
  const { action, events = [], sites } = offer;
  const all = consequencesOf({ action, events }, model, words);
  const price = all.filter((part) => PRICE.has(part.kind));
  const gain = all.filter((part) => GAIN.has(part.kind));
  return {
    icon: ICONS[kind],
    title: titleOf(kind, offer, context),
    detail: (
      <>
        {price.map(signOf)}
        {price.length > 0 && gain.length > 0 && <UiIcon name="next" size={14} />}
        {gain.map(signOf)}
      </>
    ),
    words: [...price, ...gain].map((part) => part.words).join(', '),
    begin: () => begin(kind, { action, sites }, context),
  };
}

function signOf({ kind, words, sign }: Consequence) {
  return (
    <span key={words} class="consequence" data-kind={kind}>
      {sign}
    </span>
  );
}

function titleOf(kind: Kind, { action, events = [] }: Possible, { say }: Context): string {
  const grown = events.find((event) => event.type === 'expanded');
  if (kind === 'expand' && grown?.type === 'expanded') return say.stand.expand(grown.size);
  return kind === 'lure' && action.type === 'lure' ? say.stand.lure(action.colour) : say.stand.move;
}

/** A site is picked only if there is no other. */
function begin(
  kind: Kind,
  { action, sites }: Pick<Possible, 'action' | 'sites'>,
  { model: { choice } }: Context,
): void {
  if (sites > 1 && kind !== 'lure' && 'colour' in action) {
    choice.begin('build');
    choice.chooseTile({ type: kind, colour: action.colour });
  } else choice.pick(action);
}

/** The offers that are refused. That a stall is not blocked goes without saying if it can be expanded. */
export function hindrancesFrom(
  offers: PreviewedOffers | undefined,
  { words, say, whyNot }: Context,
  only = KINDS,
): readonly Hindrance[] {
  const refused = only.flatMap((kind) => {
    const refusal = offers?.[kind]?.refusal;
    const isIdle = kind === 'move' && isPossible(offers?.expand);
    return refusal === undefined || isIdle ? [] : [{ kind, refusal }];
  });
  return refused.map(({ kind, refusal }) => {
    const text = whyNot.refusal(refusal, words.table);
    // Before or after a turn, all of them are refused for the same reason.
    const isCommon = refused.filter((other) => other.refusal.code === refusal.code).length > 1;
    return { icon: ICONS[kind], text: isCommon ? text : `${say.not[kind]} ${text}` };
  });
}
