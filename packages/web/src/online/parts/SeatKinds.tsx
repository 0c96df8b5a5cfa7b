/** Who may take a seat: someone with the link, anyone, or a bot of some level. */
import { PERSON, type SeatSetup } from '@kairo/protocol';
import { useId } from 'preact/hooks';
import { t } from '../../i18n/texts.ts';
import { LevelField } from './LevelField.tsx';
import { OnlineIcon } from './OnlineIcon.tsx';

const KINDS = ['invited', 'anyone', 'bot'] as const;
type Kind = (typeof KINDS)[number];
const ICONS = { invited: 'link', anyone: 'door', bot: 'bot' } as const;

export interface SeatFor {
  readonly player: SeatSetup['player'];
  readonly isOpen: boolean;
}

/** The level of a bot that was not chosen. */
const USUAL_LEVEL = 'merchant';

function kindOf({ player, isOpen }: SeatFor): Kind {
  if (player !== PERSON) return 'bot';
  return isOpen ? 'anyone' : 'invited';
}

interface Props {
  /** Counted from 1. */
  readonly number: number;
  readonly value: SeatFor;
  readonly onChange: (value: SeatFor) => void;
}

export function SeatKinds({ number, value, onChange }: Props) {
  const name = useId();
  const words = t.together.seat;
  const chosen = kindOf(value);
  const choose = (kind: Kind): void =>
    onChange({ player: kind === 'bot' ? USUAL_LEVEL : PERSON, isOpen: kind === 'anyone' });
  return (
    <fieldset class="kinds" aria-label={words.kind(number)}>
      {KINDS.map((kind) => (
        <label key={kind} class="kind">
          <input type="radio" name={name} checked={kind === chosen} onChange={() => choose(kind)} />
          <span>
            <OnlineIcon name={ICONS[kind]} size={20} />
            {words.kinds[kind]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Nothing for a seat of people. */
export function BotLevel({ number, value, onChange }: Props) {
  return value.player === PERSON ? null : (
    <LevelField
      label={t.together.seat.level(number)}
      value={value.player}
      onChange={(player) => onChange({ player, isOpen: false })}
    />
  );
}
