/** What an event of a previewed action means, in words and as a symbol. */
import type { EventType, GameEvent } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import type { ComponentChildren } from 'preact';
import type { Preview } from '../../choice/inquiry.ts';
import { changed } from '../../choice/payments.ts';
import { signOf } from '../../game/boardPieces.ts';
import type { GameModel } from '../../game/model.ts';
import { BarkerFigure } from '../../pieces/BarkerFigure.tsx';
import { Card } from '../../pieces/Card.tsx';
import { Coin } from '../../pieces/Coin.tsx';
import { CustomerFigure } from '../../pieces/CustomerFigure.tsx';
import { cardFace } from '../../pieces/cardFace.ts';
import { Medal } from '../../pieces/Medal.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import type { Words } from '../../wording/words.ts';

export interface Consequence {
  readonly kind:
    | 'cards'
    | 'price'
    | 'free'
    | 'size'
    | 'points'
    | 'medal'
    | 'total'
    | 'finalPhase'
    | 'way'
    | 'barkers'
    | 'income'
    | 'arrival';
  readonly words: string;
  readonly sign: ComponentChildren;
}

/** The context of an event: the other events of the action, the game, and its texts. */
interface Context {
  readonly all: Preview['events'];
  readonly model: GameModel;
  readonly words: Words;
}

type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
type Describe<T extends EventType> = (event: EventOf<T>, context: Context) => Consequence | undefined;

const plus = (count: number, { terms }: Words): ComponentChildren => <b>+{terms.number(count)}</b>;
const minus = (count: number, { terms }: Words): ComponentChildren => <b>−{terms.number(count)}</b>;

const cardsPlayed: Describe<'cardsPlayed'> = (event, { model: { session }, words }) => {
  const edition = session.edition.value;
  if (edition === undefined) return undefined;
  return {
    kind: 'cards',
    words: words.t.preview.cards(words.cards(event.cards)),
    sign: event.cards.map((card, i) => <Card key={i} face={cardFace(card, edition)} edition={edition} />),
  };
};

const paid: Describe<'paid'> = (event, { words }) => {
  const coins = event.fee === undefined ? event.coins : changed(event.coins, event.fee, 1);
  return {
    kind: 'price',
    words: words.t.preview.price(event.coins, event.fee),
    sign: COLOURS.filter((colour) => (coins[colour] ?? 0) > 0).map((colour) => (
      <span key={colour} class="few">
        {minus(coins[colour] ?? 0, words)}
        <Coin colour={colour} />
      </span>
    )),
  };
};

const expanded: Describe<'expanded'> = ({ size }, { words }) => ({
  kind: 'size',
  words: words.t.preview.size(size),
  sign: <b class="size-disc">{size}</b>,
});

/** Points for medals are shown with the medals. */
const scored: Describe<'scored'> = (event, { all, words }) => {
  if (event.for !== 'size') return undefined;
  const isAlone = all.filter(({ type }) => type === 'scored').length === 1;
  return {
    kind: 'points',
    words: words.t.preview.points(event.points),
    sign: (
      <>
        {plus(event.points, words)}
        {isAlone && <span class="unit">{words.t.panels.points}</span>}
      </>
    ),
  };
};

const medalTaken: Describe<'medalTaken'> = ({ medal, colour, from }, { all, model, words }) => {
  const { session, names, icons } = model;
  const score = all.find(
    (other) => other.type === 'scored' && other.for === medal && other.colour === colour,
  );
  const points = score?.type === 'scored' ? score.points : 0;
  const loser = from === 'supply' ? undefined : from;
  const value = session.edition.value?.medals[colour][medal] ?? points;
  return {
    kind: 'medal',
    words: words.t.preview.takesMedal(
      medal,
      colour,
      loser === undefined ? undefined : names.value[loser],
      points,
    ),
    sign: (
      <>
        <span class="taken">
          <Medal metal={medal} colour={colour} value={value} />
          {loser !== undefined && <Seal sign={signOf(loser, icons.value)} />}
        </span>
        {plus(points, words)}
      </>
    ),
  };
};

const finalPhase: Describe<'finalPhase'> = (_, { words: { t } }) => ({
  kind: 'finalPhase',
  words: t.preview.startsFinalPhase,
  sign: (
    <>
      <UiIcon name="moon" />
      {t.status.finalPhase}
    </>
  ),
});

const lured: Describe<'lured'> = ({ colour, path }, { words: { t, terms } }) => {
  const steps = path.length - 1;
  return {
    kind: 'way',
    words: t.preview.way(colour, steps),
    sign: (
      <>
        <CustomerFigure colour={colour} />
        {terms.count.steps(steps)}
      </>
    ),
  };
};

const barkersOf: Describe<'lured'> = ({ barkers }, { words }) =>
  barkers === 0
    ? undefined
    : {
        kind: 'barkers',
        words: words.t.preview.barkers(barkers),
        sign: (
          <>
            {minus(barkers, words)}
            <BarkerFigure />
          </>
        ),
      };

const earned: Describe<'earned'> = ({ seat, colour, amount }, { model, words }) => {
  const name = seat === model.session.viewer.value ? undefined : model.names.value[seat];
  return {
    kind: 'income',
    words: words.t.preview.income(name, colour, amount),
    sign: (
      <>
        <Seal sign={signOf(seat, model.icons.value)} />
        {plus(amount, words)}
        <Coin colour={colour} />
      </>
    ),
  };
};

const customerArrived: Describe<'customerArrived'> = ({ colour, entry }, { words: { t } }) => ({
  kind: 'arrival',
  words: t.preview.takesPlace(colour, entry),
  sign: (
    <>
      <CustomerFigure colour={colour} />
      <UiIcon name="next" />
      {entry}
    </>
  ),
});

/** Other events are not previewed. */
const DESCRIPTIONS: { readonly [type in EventType]?: readonly Describe<type>[] } = {
  cardsPlayed: [cardsPlayed],
  paid: [paid],
  expanded: [expanded],
  scored: [scored],
  medalTaken: [medalTaken],
  finalPhase: [finalPhase],
  lured: [lured, barkersOf],
  earned: [earned],
  customerArrived: [customerArrived],
};

export function partsOf<T extends EventType>(event: EventOf<T>, context: Context): Consequence[] {
  const descriptions: readonly Describe<T>[] = DESCRIPTIONS[event.type as T] ?? [];
  return descriptions.map((describe) => describe(event, context)).filter((part) => part !== undefined);
}
