/** What a move would bring: a sign and a number for each part of it, and the words for whoever cannot see them. */
import type { GameEvent } from '@kairo/engine';
import type { ComponentChildren } from 'preact';
import { isTileAction } from '../../choice/builds.ts';
import type { Outcome } from '../../choice/inquiry.ts';
import { changed } from '../../choice/payments.ts';
import { BarkerFigure } from '../../pieces/BarkerFigure.tsx';
import { Card, cardFace } from '../../pieces/Card.tsx';
import { Coin } from '../../pieces/Coin.tsx';
import { CustomerFigure } from '../../pieces/CustomerFigure.tsx';
import { Medal } from '../../pieces/Medal.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { signOf } from '../boardPieces.ts';
import { useTable } from '../context.ts';
import type { TableModel } from '../model.ts';
import { COLOURS_IN_ORDER } from '../order.ts';
import { useWords, type Words } from '../words.ts';

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

/** Of the action that could be confirmed now; none while the table has not said yet. */
export function useConsequences(): readonly Consequence[] {
  const model = useTable();
  const words = useWords();
  const outcome = model.inquiry.outcome.value;
  return outcome === undefined ? [] : consequencesOf(outcome, model, words);
}

function consequencesOf(
  { events, action }: NonNullable<TableModel['inquiry']['outcome']['value']>,
  model: TableModel,
  words: Words,
): readonly Consequence[] {
  const parts = events.flatMap((event) => partsOf(event, events, model, words));
  const total = totalOf(events, words);
  const told = total === undefined ? parts : [...parts, total];
  const { preview } = words.t;
  const isBuild = isTileAction(action) && action.type !== 'place';
  if (!isBuild || events.some(({ type }) => type === 'paid')) return told;
  return [...told, { kind: 'free', words: preview.noPrice, sign: preview.noPrice }];
}

/** What several scores come to; a single one says it itself. */
function totalOf(events: Outcome['events'], { t, terms }: Words): Consequence | undefined {
  const scores = events.flatMap((event) => (event.type === 'scored' ? [event.points] : []));
  if (scores.length < 2) return undefined;
  const points = scores.reduce((sum, score) => sum + score, 0);
  return {
    kind: 'total',
    words: t.preview.total(points),
    sign: (
      <>
        = <b>{terms.number(points)}</b>
        <span class="unit">{t.panels.points}</span>
      </>
    ),
  };
}

function partsOf(
  event: GameEvent,
  all: Outcome['events'],
  { session, names, icons }: TableModel,
  { t, terms, cards }: Words,
): Consequence[] {
  const { preview } = t;
  const edition = session.edition.value;
  const plus = (count: number): ComponentChildren => <b>+{terms.number(count)}</b>;
  switch (event.type) {
    case 'cardsPlayed':
      if (edition === undefined) return [];
      return [
        {
          kind: 'cards',
          words: preview.cards(cards(event.cards)),
          sign: event.cards.map((card, i) => (
            <Card key={i} face={cardFace(card, edition)} edition={edition} />
          )),
        },
      ];
    case 'paid': {
      const coins = event.fee === undefined ? event.coins : changed(event.coins, event.fee, 1);
      return [
        {
          kind: 'price',
          words: preview.price(event.coins, event.fee),
          sign: COLOURS_IN_ORDER.filter((colour) => (coins[colour] ?? 0) > 0).map((colour) => (
            <span key={colour} class="few">
              <b>−{terms.number(coins[colour] ?? 0)}</b>
              <Coin colour={colour} />
            </span>
          )),
        },
      ];
    }
    case 'expanded':
      return [{ kind: 'size', words: preview.size(event.size), sign: <b class="size-disc">{event.size}</b> }];
    case 'scored': {
      if (event.for !== 'size') return [];
      const { points } = event;
      const isAlone = all.filter(({ type }) => type === 'scored').length === 1;
      return [
        {
          kind: 'points',
          words: preview.points(points),
          sign: (
            <>
              {plus(points)}
              {isAlone && <span class="unit">{t.panels.points}</span>}
            </>
          ),
        },
      ];
    }
    case 'medalTaken': {
      const { medal, colour, from } = event;
      const scored = all.find(
        (other) => other.type === 'scored' && other.for === medal && other.colour === colour,
      );
      const points = scored?.type === 'scored' ? scored.points : 0;
      const loser = from === 'supply' ? undefined : from;
      return [
        {
          kind: 'medal',
          words: preview.takesMedal(medal, colour, loser === undefined ? loser : names.value[loser], points),
          sign: (
            <>
              <span class="taken">
                <Medal metal={medal} colour={colour} value={edition?.medals[colour][medal] ?? points} />
                {loser !== undefined && <Seal sign={signOf(loser, icons.value)} />}
              </span>
              {plus(points)}
            </>
          ),
        },
      ];
    }
    case 'finalPhase':
      return [
        {
          kind: 'finalPhase',
          words: preview.startsFinalPhase,
          sign: (
            <>
              <UiIcon name="moon" />
              {t.status.finalPhase}
            </>
          ),
        },
      ];
    case 'lured': {
      const steps = event.path.length - 1;
      const way: Consequence = {
        kind: 'way',
        words: preview.way(event.colour, steps),
        sign: (
          <>
            <CustomerFigure colour={event.colour} />
            {terms.count.steps(steps)}
          </>
        ),
      };
      if (event.barkers === 0) return [way];
      const barkers: Consequence = {
        kind: 'barkers',
        words: preview.barkers(event.barkers),
        sign: (
          <>
            <b>−{terms.number(event.barkers)}</b>
            <BarkerFigure />
          </>
        ),
      };
      return [way, barkers];
    }
    case 'earned': {
      const { seat, colour, amount } = event;
      const name = seat === session.viewer.value ? undefined : names.value[seat];
      return [
        {
          kind: 'income',
          words: preview.income(name, colour, amount),
          sign: (
            <>
              <Seal sign={signOf(seat, icons.value)} />
              {plus(amount)}
              <Coin colour={colour} />
            </>
          ),
        },
      ];
    }
    case 'customerArrived':
      return [
        {
          kind: 'arrival',
          words: preview.takesPlace(event.colour, event.entry),
          sign: (
            <>
              <CustomerFigure colour={event.colour} />
              <UiIcon name="next" />
              {event.entry}
            </>
          ),
        },
      ];
    default:
      return [];
  }
}

export function Consequences({ of }: { readonly of: readonly Consequence[] }) {
  return (
    <ul class="consequences">
      {of.map(({ kind, words, sign }) => (
        <li key={words} data-kind={kind} title={words}>
          <span class="unseen">{words}</span>
          <span class="consequence" aria-hidden="true">
            {sign}
          </span>
        </li>
      ))}
    </ul>
  );
}
