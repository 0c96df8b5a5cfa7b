/** The viewer's cards, barkers and money. Other hands are never in the page. */

import { COLOURS } from '@kairo/engine/vocabulary';
import { cardsFor } from '../../choice/marks.ts';
import { useGame } from '../../game/context.ts';
import { Card } from '../../pieces/Card.tsx';
import { Coin } from '../../pieces/Coin.tsx';
import { cardFace } from '../../pieces/cardFace.ts';
import { useWords } from '../../wording/words.ts';
import { CardBadge, cardLabel } from '../badges/CardBadge.tsx';
import { Inspectable, pointsAt } from '../badges/Inspectable.tsx';
import { CoveredHand } from './CoveredHand.tsx';
import { Watching } from './Watching.tsx';

export function Purse() {
  const { view, recap } = useGame();
  const { viewer, seats } = view.value;
  if (viewer === 'spectator') {
    const covered = recap.coveredFor.value;
    return covered === undefined ? <Watching /> : <CoveredHand cards={seats[covered]?.cards ?? 0} />;
  }
  const count = seats[viewer]?.cards ?? 0;
  return (
    <div class="purse" style={{ '--cards': count }}>
      <Hand />
      <Barkers />
      <Money />
    </div>
  );
}

function Hand() {
  const model = useGame();
  const { view, choice, session, inspection } = model;
  const { t, cards } = useWords();
  const edition = session.edition.value;
  const { viewer, seats } = view.value;
  if (viewer === 'spectator' || edition === undefined) return null;
  const hand = seats[viewer]?.hand ?? [];
  const held = session.draft.value?.held;
  const planned = [...cardsFor(choice.action.value ?? held)];
  const lifted = choice.lifted.value;
  const { advised } = choice.picks.value;
  // Only one of several equal cards.
  const advisedAt = advised?.type === 'discard' ? hand.indexOf(advised.card) : -1;
  const isPlanned = (card: (typeof hand)[number], index: number): boolean => {
    if (lifted.length > 0) return lifted.includes(index);
    const at = planned.indexOf(card);
    if (at >= 0) planned.splice(at, 1);
    return at >= 0;
  };
  const tap = (index: number): void => {
    const card = hand[index];
    if (card !== undefined && choice.task.value === 'discard') session.act({ type: 'discard', card });
    else model.tap({ kind: 'hand', index }, () => choice.tapCard(index));
  };
  return (
    <section class="hand" aria-label={t.panels.hand}>
      <h3>{t.panels.hand}</h3>
      <div class="hand-cards">
        {hand.length === 0 && <p class="quiet">{t.panels.noCards}</p>}
        {hand.map((card, index) => {
          const face = cardFace(card, edition);
          const label = t.things.card(cards([card]), face.kind === 'joker');
          const isChosen = isPlanned(card, index);
          const isHeld = isChosen && held !== undefined;
          const isAdvised = index === advisedAt;
          return (
            <button
              key={index}
              type="button"
              class="hand-card"
              aria-label={cardLabel(label, isHeld && t.panels.planned, isAdvised && t.actions.hints)}
              aria-pressed={isChosen}
              data-planned={isHeld || undefined}
              data-advised={isAdvised || undefined}
              data-fits={choice.build.value.fitting.includes(card) || undefined}
              data-discard={choice.task.value === 'discard' || undefined}
              {...pointsAt({ kind: 'hand', index }, inspection)}
              onClick={() => tap(index)}
            >
              <Card face={face} edition={edition} />
              {isHeld && <CardBadge icon="check" />}
              {isAdvised && <CardBadge icon="hint" />}
            </button>
          );
        })}
      </div>
    </section>
  );
}

function Barkers() {
  const { view, session } = useGame();
  const { t, terms } = useWords();
  const { viewer, seats } = view.value;
  const edition = session.edition.value;
  if (viewer === 'spectator' || edition === undefined) return null;
  const count = seats[viewer]?.barkers ?? 0;
  return (
    <section class="barkers" aria-label={t.panels.barkers} data-none={count === 0 || undefined}>
      <h3>{t.panels.barkers}</h3>
      <span class="barker-card">
        <Card face={{ kind: 'barker' }} edition={edition} />
        <b class="display" aria-hidden="true">
          {count}
        </b>
        <Inspectable subject={{ kind: 'barkers' }}>{terms.count.barkers(count)}</Inspectable>
      </span>
    </section>
  );
}

function Money() {
  const { view, session } = useGame();
  const { t, terms } = useWords();
  const { viewer, seats } = view.value;
  if (viewer === 'spectator') return null;
  const money = seats[viewer]?.money;
  const isHidden = session.setup.value?.openMoney === false && view.value.phase !== 'over';
  return (
    <section class="money" aria-label={t.panels.money}>
      <h3>
        {t.panels.money}
        {isHidden && <small> · {t.panels.moneyHidden}</small>}
      </h3>
      <ul class="coins">
        {COLOURS.map((colour) => {
          const count = money?.[colour] ?? 0;
          return (
            <li key={colour} class="coin-count" data-colour={colour} data-none={count === 0 || undefined}>
              <Coin colour={colour} size={44} />
              <b class="display" aria-hidden="true">
                {count}
              </b>
              <Inspectable subject={{ kind: 'coins', colour }} follows={colour !== COLOURS[0]}>
                {count === 0 ? `${terms.coloured('coin', colour)}: 0` : terms.coins({ [colour]: count })}
              </Inspectable>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
