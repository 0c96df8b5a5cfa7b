/** How many coins of one colour are paid. A tap on the coin pays one more; arrow keys change the number. */
import type { Colour } from '@kairo/engine';
import { Coin } from '../../pieces/Coin.tsx';
import { useWords } from '../../wording/words.ts';

interface Props {
  readonly colour: Colour;
  readonly count: number;
  readonly held: number;
  readonly canAdd: boolean;
  readonly onChange: (by: number) => void;
}

const STEPS: { readonly [key: string]: 1 | -1 } = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  '+': 1,
  '-': -1,
};

export function CoinStepper({ colour, count, held, canAdd, onChange }: Props) {
  const { t, terms } = useWords();
  const step = (by: 1 | -1): void => {
    if (by > 0 ? canAdd : count > 0) onChange(by);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  // Disabled buttons stay in place, so that a second tap does not hit something else.
  return (
    <div class="coin-stepper" data-colour={colour} data-none={count === 0 || undefined}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t.payment.fewer(colour)}
        aria-disabled={count === 0}
        onClick={() => step(-1)}
      >
        −
      </button>
      <div
        role="spinbutton"
        tabIndex={0}
        aria-label={terms.coloured('coin', colour)}
        aria-valuenow={count}
        aria-valuemin={0}
        aria-valuemax={held}
        aria-valuetext={t.payment.chosen(count, held)}
        onKeyDown={onKeyDown}
        onClick={() => step(1)}
      >
        <Coin colour={colour} />
        <span>
          <b>{terms.number(count)}</b> / {terms.number(held)}
        </span>
      </div>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t.payment.more(colour)}
        aria-disabled={!canAdd}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  );
}
