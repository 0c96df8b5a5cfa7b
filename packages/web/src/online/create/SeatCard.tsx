/** One seat of a table that is being created: the creator's own, or one for others. */
import { MAX_NAME, type SeatSetup } from '@kairo/protocol';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { SignPicker } from '../../home/SignPicker.tsx';
import { t } from '../../i18n/texts.ts';
import { Seal } from '../../pieces/Seal.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { BotLevel, type SeatFor, SeatKinds } from '../parts/SeatKinds.tsx';

interface Props {
  /** Counted from 1. */
  readonly number: number;
  readonly seat: SeatSetup;
  readonly onSign: (icon: SeatSetup['icon']) => void;
}

interface OwnProps extends Props {
  readonly name: string;
  readonly onName: (name: string) => void;
}

export function OwnSeat({ name, onName, ...props }: OwnProps) {
  const words = t.together.seat;
  return (
    <Card {...props}>
      <input
        class="field"
        type="text"
        autocomplete="nickname"
        maxLength={MAX_NAME}
        aria-label={words.yourName}
        placeholder={words.yourName}
        value={name}
        onInput={({ currentTarget }) => onName(currentTarget.value)}
      />
      <span class="tag">{words.you}</span>
    </Card>
  );
}

interface OtherProps extends Props {
  readonly isOpen: boolean;
  readonly onKind: (kind: SeatFor) => void;
  readonly onRemove?: () => void;
}

export function OtherSeat({ isOpen, onKind, onRemove, ...props }: OtherProps) {
  const { number, seat } = props;
  const value = { player: seat.player, isOpen };
  return (
    <Card {...props}>
      <SeatKinds number={number} value={value} onChange={onKind} />
      {onRemove !== undefined && (
        <button
          type="button"
          class="icon-button"
          aria-label={t.home.removeSeat(number)}
          title={t.home.removeSeat(number)}
          onClick={onRemove}
        >
          <UiIcon name="close" size={20} />
        </button>
      )}
      <BotLevel number={number} value={value} onChange={onKind} />
    </Card>
  );
}

function Card({ number, seat, onSign, children }: Props & { readonly children: ComponentChildren }) {
  const [isPicking, setIsPicking] = useState(false);
  const sign = useRef<HTMLButtonElement>(null);
  return (
    <div class="seat-card">
      <button
        ref={sign}
        type="button"
        class="seat-sign"
        aria-label={t.home.signIs(number, t.terms.icon[seat.icon])}
        aria-expanded={isPicking}
        onClick={() => setIsPicking(!isPicking)}
      >
        <Seal sign={seat.icon} size={38} />
      </button>
      {children}
      {isPicking && (
        <SignPicker
          label={t.home.sign(number)}
          chosen={seat.icon}
          onPick={(icon) => {
            setIsPicking(false);
            sign.current?.focus();
            onSign(icon);
          }}
        />
      )}
    </div>
  );
}
