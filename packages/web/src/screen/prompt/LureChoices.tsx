/** The customers and entries that can be chosen on the board, as buttons. */
import type { LureAction, Route } from '@kairo/engine';
import { signOf } from '../../game/boardPieces.ts';
import { useGame } from '../../game/context.ts';
import { CustomerFigure } from '../../pieces/CustomerFigure.tsx';
import { Seal } from '../../pieces/Seal.tsx';
import { useWords } from '../../wording/words.ts';

export function LureChoices() {
  const { choice } = useGame();
  const { t, terms } = useWords();
  const { customers, lures } = choice.lure.value;
  const { customer } = choice.picks.value.lure;
  if (customer === undefined) {
    return (
      <fieldset class="choice-row" aria-label={t.prompts.chooseCustomer}>
        {customers.map((colour) => (
          <button
            key={colour}
            type="button"
            class="chip"
            aria-label={terms.coloured('customer', colour)}
            title={terms.coloured('customer', colour)}
            onClick={() => choice.tapCustomer(colour)}
          >
            <CustomerFigure colour={colour} size={32} />
          </button>
        ))}
      </fieldset>
    );
  }
  if (lures.length < 2) return null;
  return (
    <fieldset class="choice-row" aria-label={t.prompts.chooseEntry(customer)}>
      {lures.map((lure) => (
        <Entry key={lure.entry} lure={lure} />
      ))}
    </fieldset>
  );
}

function Entry({ lure }: { readonly lure: LureAction }) {
  const { choice, inquiry, icons, routes } = useGame();
  const { terms } = useWords();
  const route: Route | undefined = inquiry.routes.value.find(({ entry }) => entry === lure.entry);
  const isShown = routes.value.length > 0;
  return (
    <button
      type="button"
      class="chip"
      aria-pressed={choice.lure.value.action?.entry === lure.entry}
      onClick={() => choice.tapSite(lure.entry)}
    >
      {route !== undefined && <Seal sign={signOf(route.owner, icons.value)} size={24} />}
      <span class="chip-text">
        {lure.entry}
        {isShown && route !== undefined && ` · ${terms.count.steps(route.steps)}`}
        {lure.barkers > 0 && ` · ${terms.count.barkers(lure.barkers)}`}
      </span>
    </button>
  );
}
