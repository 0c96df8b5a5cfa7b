/** Where cards are drawn (R9): the display, the pile and the barkers; and the discards. */
import type { PickAction } from '@kairo/engine';
import { useGame } from '../../game/context.ts';
import type { Subject } from '../../game/inspection.ts';
import { drawsFrom } from '../../game/trail.ts';
import { Card } from '../../pieces/Card.tsx';
import { cardFace } from '../../pieces/cardFace.ts';
import { useWords } from '../../wording/words.ts';
import { CardBadge, cardLabel } from '../badges/CardBadge.tsx';
import { Inspectable, pointsAt } from '../badges/Inspectable.tsx';

export function Market() {
  const { view, session, choice } = useGame();
  const { t, cards } = useWords();
  const edition = session.edition.value;
  const { phase, display, pileCount, barkerStock, discards } = view.value;
  if (edition === undefined) return null;
  const last = discards.at(-1);
  return (
    <section
      class="panel market"
      data-drawing={choice.intent.value === 'draw' || undefined}
      aria-labelledby="market-heading"
    >
      <h2 id="market-heading">
        {t.panels.display} {phase !== 'over' && <small>{t.panels.displayNote}</small>}
      </h2>
      <div class="display-cards">
        {display.map((card, index) => (
          <Pick
            key={index}
            pick={{ type: 'pick', from: 'display', index }}
            label={t.things.displayCard(index + 1, card === null ? undefined : cards([card]))}
            isEmpty={card === null}
          >
            {card !== null && <Card face={cardFace(card, edition)} edition={edition} />}
          </Pick>
        ))}
      </div>
      <div class="stocks">
        <Pick pick={{ type: 'pick', from: 'pile' }} label={t.things.pile(pileCount)}>
          <Card face={{ kind: 'back' }} edition={edition} />
          <Stock count={pileCount} name={t.panels.pile} />
        </Pick>
        <Pick pick={{ type: 'pick', from: 'barkers' }} label={t.things.barkerStock(barkerStock)}>
          <Card face={{ kind: 'barker' }} edition={edition} />
          <Stock count={barkerStock} name={t.panels.barkers} />
        </Pick>
        <div class="stock" data-discards>
          {last === undefined ? (
            <span class="no-card" />
          ) : (
            <Card face={cardFace(last, edition)} edition={edition} />
          )}
          <Stock count={discards.length} name={t.panels.discards} />
          <Inspectable subject={{ kind: 'discards' }}>{t.things.discards(discards.length)}</Inspectable>
        </div>
      </div>
    </section>
  );
}

function Stock({ count, name }: { readonly count: number; readonly name: string }) {
  return (
    <>
      <b class="stock-count display" aria-hidden="true">
        {count}
      </b>
      <span class="stock-name" aria-hidden="true">
        {name}
      </span>
    </>
  );
}

interface PickProps {
  readonly pick: PickAction;
  readonly label: string;
  readonly isEmpty?: boolean;
  readonly children?: preact.ComponentChildren;
}

function subjectOf(pick: PickAction): Subject {
  if (pick.from === 'display') return { kind: 'display', index: pick.index };
  return { kind: pick.from === 'pile' ? 'pile' : 'barkerStock' };
}

/** Open cards are taken at once and can be put back; drawing from the pile has to be confirmed. */
function Pick({ pick, label, isEmpty, children }: PickProps) {
  const model = useGame();
  const { t, terms } = useWords();
  const { choice, session, recap, inspection } = model;
  const subject = subjectOf(pick);
  const matches = (other: PickAction): boolean =>
    other.from === pick.from &&
    (other.from !== 'display' || pick.from !== 'display' || other.index === pick.index);
  const place = pick.from === 'display' ? `display ${pick.index}` : pick.from;
  const lit = recap.lit.value;
  const draws = recap.presence.value === 'clear' ? drawsFrom(place, recap.moves.value) : [];
  const isLegal = choice.offer.value.picks.some(matches);
  const held = session.draft.value?.held;
  const isHeld = held?.type === 'pick' && matches(held);
  const { advised } = choice.picks.value;
  const isAdvised = advised?.type === 'pick' && matches(advised);
  const isChosen = isHeld || (pick.from === 'pile' && choice.picks.value.pile);
  // Pressing the pile again confirms it, which spares keyboard users the way to the button.
  const take = (): void => {
    if (pick.from !== 'pile' || !isLegal) session.act(pick);
    else if (isChosen) model.confirm();
    else choice.choosePile();
  };
  return (
    <button
      type="button"
      class={pick.from === 'display' ? 'pick' : 'stock pick'}
      aria-label={cardLabel(
        label,
        isHeld && t.panels.planned,
        isAdvised && t.actions.hints,
        draws.length > 0 && t.since.drawnIn(terms.and(draws.map(String))),
      )}
      aria-pressed={isChosen}
      data-pick={place}
      data-legal={isLegal || undefined}
      data-planned={isHeld || undefined}
      data-advised={isAdvised || undefined}
      data-empty={isEmpty || undefined}
      {...pointsAt(subject, inspection)}
      onClick={() => model.tap(subject, take)}
    >
      {children}
      {isHeld && <CardBadge icon="check" />}
      {isAdvised && <CardBadge icon="hint" />}
      {draws.length > 0 && (
        <span class="orders" aria-hidden="true">
          {draws.map((number) => (
            <span key={number} class="order" data-dim={(lit ?? number) !== number || undefined}>
              {number}
            </span>
          ))}
        </span>
      )}
    </button>
  );
}
