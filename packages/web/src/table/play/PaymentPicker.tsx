/** Every mix of coins that pays for a build (R6.6, R4.2b); the table lists them, the cheapest first. */
import type { BuildAction, Coins } from '@kairo/engine';
import { Dialog } from '../../app/Dialog.tsx';
import { Coin } from '../../pieces/Coin.tsx';
import { useTable } from '../context.ts';
import { COLOURS_IN_ORDER } from '../order.ts';
import { useWords } from '../words.ts';

interface Props {
  readonly payments: readonly BuildAction[];
  readonly onClose: () => void;
}

function coinsOf(build: BuildAction): Coins {
  return build.type === 'expand' ? build.payment : {};
}

function keyOf(build: BuildAction): string {
  return JSON.stringify([coinsOf(build), build.fee]);
}

export function PaymentPicker({ payments, onClose }: Props) {
  const { choice } = useTable();
  const { t } = useWords();
  const current = choice.action.value as BuildAction | undefined;
  const pick = (build: BuildAction): void => {
    choice.pay(build);
    onClose();
  };
  return (
    <Dialog heading={t.payment.heading} onClose={onClose}>
      <div class="payments" role="radiogroup" aria-label={t.payment.heading}>
        {payments.map((build) => (
          <Mix
            key={keyOf(build)}
            build={build}
            isChosen={current !== undefined && keyOf(current) === keyOf(build)}
            onPick={() => pick(build)}
          />
        ))}
      </div>
    </Dialog>
  );
}

function Mix({
  build,
  isChosen,
  onPick,
}: {
  readonly build: BuildAction;
  readonly isChosen: boolean;
  readonly onPick: () => void;
}) {
  const { t } = useWords();
  const coins = coinsOf(build);
  const label = t.preview.price(coins, build.fee ?? undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of coins that is chosen with one tap, and closes the list
    <button
      type="button"
      role="radio"
      class="mix"
      aria-checked={isChosen}
      aria-label={label}
      onClick={onPick}
    >
      {COLOURS_IN_ORDER.filter((colour) => (coins[colour] ?? 0) > 0).map((colour) => (
        <span key={colour} class="few">
          <b class="display">{coins[colour]}</b>
          <Coin colour={colour} size={30} />
        </span>
      ))}
      {build.fee !== null && (
        <span class="few is-fee">
          <small>{t.payment.fee}</small>
          <Coin colour={build.fee} size={30} />
        </span>
      )}
    </button>
  );
}
