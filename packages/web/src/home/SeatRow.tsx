/** One seat of the set-up: its icon, its player, and the name of a person. */
import { MAX_NAME, PERSON, PLAYERS, type TableSetup } from '@kairo/protocol';
import { useRef, useState } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { Seal } from '../pieces/Seal.tsx';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { IconPicker } from './IconPicker.tsx';
import { changeSeat, giveIcon } from './setupDraft.ts';

interface Props {
  readonly setup: TableSetup;
  readonly index: number;
  readonly onChange: (setup: TableSetup) => void;
  readonly onRemove?: () => void;
}

export function SeatRow({ setup, index, onChange, onRemove }: Props) {
  const [isPicking, setIsPicking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const seat = setup.seats[index];
  if (seat === undefined) return null;
  const words = t.home;
  const number = index + 1;
  return (
    <div class="seat">
      <button
        ref={button}
        type="button"
        class="seat-icon"
        aria-label={words.iconIs(number, t.terms.icon[seat.icon])}
        aria-expanded={isPicking}
        onClick={() => setIsPicking(!isPicking)}
      >
        <Seal sign={seat.icon} size={38} />
      </button>
      <select
        class="field seat-player"
        aria-label={words.who(number)}
        value={seat.player}
        onChange={({ currentTarget }) => {
          const player = PLAYERS.find((name) => name === currentTarget.value);
          if (player !== undefined) onChange(changeSeat(setup, index, { player }));
        }}
      >
        {PLAYERS.map((player) => (
          <option key={player} value={player}>
            {player === PERSON ? words.person : words.levelOption(t.terms.bot[player], words.level[player])}
          </option>
        ))}
      </select>
      {onRemove !== undefined && (
        <button type="button" class="icon-button" aria-label={words.removeSeat(number)} onClick={onRemove}>
          <UiIcon name="close" size={20} />
        </button>
      )}
      {seat.player === PERSON && (
        <input
          class="field seat-name"
          type="text"
          autocomplete="off"
          maxLength={MAX_NAME}
          aria-label={words.name(number)}
          placeholder={words.nameElse(t.terms.icon[seat.icon])}
          value={seat.name}
          onInput={({ currentTarget }) => onChange(changeSeat(setup, index, { name: currentTarget.value }))}
        />
      )}
      {isPicking && (
        <IconPicker
          label={words.icon(number)}
          chosen={seat.icon}
          onPick={(icon) => {
            setIsPicking(false);
            button.current?.focus();
            onChange(giveIcon(setup, index, icon));
          }}
        />
      )}
    </div>
  );
}
