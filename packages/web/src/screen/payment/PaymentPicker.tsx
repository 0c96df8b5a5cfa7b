/** Choosing another payment than the cheapest (R6.6, R4.2b): coin by coin, or among a few mixes. */
import type { Coins, Colour } from '@kairo/engine';
import { COLOURS } from '@kairo/engine/vocabulary';
import { useSignal } from '@preact/signals';
import type { Preview } from '../../choice/inquiry.ts';
import {
  canAdd,
  changed,
  coinsOf,
  type Mix,
  missingFrom,
  mixesOf,
  mixOf,
  totalOf,
} from '../../choice/payments.ts';
import { useGame } from '../../game/context.ts';
import { Coin } from '../../pieces/Coin.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { Dialog } from '../../shell/dialog/Dialog.tsx';
import { useWords } from '../../wording/words.ts';
import { SeatMoney } from '../badges/SeatMoney.tsx';
import { CoinStepper } from './CoinStepper.tsx';

/** Up to this many mixes are listed. */
const FEW = 3;

export function PaymentPicker({ onClose }: { readonly onClose: () => void }) {
  const { inquiry, choice } = useGame();
  const { t } = useWords();
  const preview = inquiry.preview.value;
  if (preview === undefined) return null;
  const mixes = mixesOf(preview.payments);
  const pay = ({ build }: Mix): void => {
    choice.pay(build);
    onClose();
  };
  const isSimple = mixes.length <= FEW || mixes.every(({ coins }) => totalOf(coins) === 1);
  return (
    <Dialog heading={t.payment.heading} className="payment-dialog" onClose={onClose}>
      <Price preview={preview} />
      <Holdings />
      {isSimple ? <Few mixes={mixes} onPay={pay} /> : <Counter mixes={mixes} onPay={pay} />}
    </Dialog>
  );
}

function Price({ preview: { events, payments } }: { readonly preview: Preview }) {
  const { t } = useWords();
  const grown = events.find((event) => event.type === 'expanded');
  const hasFee = payments.some(({ fee }) => fee !== null);
  return (
    <p class="payment-price">
      {grown?.type === 'expanded' && t.payment.explain(grown.colour, grown.size)}
      {hasFee && ` ${t.payment.fee}`}
    </p>
  );
}

/** All coins of the viewer; only some of their colours may be of use for this payment. */
function Holdings() {
  const { view } = useGame();
  const { t } = useWords();
  const { viewer } = view.value;
  if (viewer === 'spectator') return null;
  return (
    <div class="payment-holdings">
      <span>{t.panels.money}</span>
      <SeatMoney seat={viewer} size={26} />
    </div>
  );
}

interface Props {
  readonly mixes: readonly Mix[];
  readonly onPay: (mix: Mix) => void;
}

function Few({ mixes, onPay }: Props) {
  const { choice } = useGame();
  const { t } = useWords();
  const current = choice.build.value.action;
  const chosen =
    current !== undefined && current.type !== 'place' ? mixOf(mixes, coinsOf(current)) : undefined;
  return (
    <div class="mixes">
      {mixes.map((mix) => (
        <button
          key={t.payment.pay(mix.coins)}
          type="button"
          class="mix"
          aria-pressed={mix === chosen}
          aria-label={t.payment.pay(mix.coins)}
          onClick={() => onPay(mix)}
        >
          <Pile coins={mix.coins} />
        </button>
      ))}
    </div>
  );
}

/** The purse above, the payment below. */
function Counter({ mixes, onPay }: Props) {
  const { choice, view } = useGame();
  const { t, terms } = useWords();
  const { action, cheapest } = choice.build.value;
  const priceOf = (build: typeof action): Coins =>
    build === undefined || build.type === 'place' ? {} : coinsOf(build);
  const chosen = useSignal(priceOf(action));
  const { viewer, seats } = view.value;
  const money = viewer === 'spectator' ? undefined : seats[viewer]?.money;
  const coins = chosen.value;
  const mix = mixOf(mixes, coins);
  const least = mixOf(mixes, priceOf(cheapest));
  const change = (colour: Colour, by: number): void => {
    chosen.value = changed(coins, colour, by);
  };
  const useful = COLOURS.filter((colour) => mixes.some((other) => (other.coins[colour] ?? 0) > 0));
  const missing = missingFrom(mixes, coins);
  const [one, another] = useful.filter((colour) => canAdd(mixes, coins, colour));
  const only = another === undefined ? one : undefined;
  return (
    <>
      <div class="coin-steppers">
        {useful.map((colour) => (
          <CoinStepper
            key={colour}
            colour={colour}
            count={coins[colour] ?? 0}
            held={money?.[colour] ?? 0}
            canAdd={canAdd(mixes, coins, colour)}
            onChange={(by) => change(colour, by)}
          />
        ))}
      </div>
      <div class="payment-tray" data-complete={mix !== undefined || undefined}>
        <Pile coins={coins} missing={missing} />
        <p role="status">
          <span class="unseen">{terms.coins(coins)}. </span>
          {mix === undefined ? t.payment.missing(missing, only) : t.payment.complete}
        </p>
      </div>
      <div class="dialog-buttons">
        <button
          type="button"
          class="button plain"
          disabled={mix === least}
          onClick={() => {
            chosen.value = priceOf(cheapest);
          }}
        >
          <UiIcon name="undo" size={20} />
          {t.payment.cheapest}
        </button>
        <button
          type="button"
          class="button primary"
          disabled={mix === undefined}
          onClick={() => mix && onPay(mix)}
        >
          {t.payment.payThis}
        </button>
      </div>
    </>
  );
}

/** Coins one by one, with empty places for the missing ones. */
function Pile({ coins, missing = 0 }: { readonly coins: Coins; readonly missing?: number }) {
  const all = COLOURS.flatMap((colour) => Array.from({ length: coins[colour] ?? 0 }, () => colour));
  return (
    <span class="coin-pile" aria-hidden="true">
      {all.map((colour, i) => (
        <Coin key={`${colour} ${i}`} colour={colour} />
      ))}
      {Array.from({ length: missing }, (_, i) => (
        <i key={i} class="no-coin" />
      ))}
    </span>
  );
}
