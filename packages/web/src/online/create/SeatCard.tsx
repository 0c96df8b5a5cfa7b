/** One seat of a table that is being created: the creator's own, or one for others. */
import { MAX_NAME, type SeatSetup } from '@kairo/protocol';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { IconPicker } from '../../home/IconPicker.tsx';
import { t } from '../../i18n/texts.ts';
import { Seal } from '../../pieces/Seal.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { BotLevel, type SeatFor, SeatKinds } from '../parts/SeatKinds.tsx';

interface Props {
  /** Counted from 1. */
  readonly number: number;
  readonly seat: SeatSetup;
  readonly onIcon: (icon: SeatSetup['icon']) => void;
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

function Card({ number, seat, onIcon, children }: Props & { readonly children: ComponentChildren }) {
  const [isPicking, setIsPicking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div class="seat-card">
      <button
        ref={button}
        type="button"
        class="seat-icon"
        aria-label={t.home.iconIs(number, t.terms.icon[seat.icon])}
        aria-expanded={isPicking}
        onClick={() => setIsPicking(!isPicking)}
      >
        <Seal sign={seat.icon} size={38} />
      </button>
      {children}
      {isPicking && (
        <IconPicker
          label={t.home.icon(number)}
          chosen={seat.icon}
          onPick={(icon) => {
            setIsPicking(false);
            button.current?.focus();
            onIcon(icon);
          }}
        />
      )}
    </div>
  );
}
