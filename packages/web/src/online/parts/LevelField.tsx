/** Which level a bot plays at. */
import type { Level } from '@kairo/bots';
import { LEVELS } from '@kairo/protocol';
import { t } from '../../i18n/texts.ts';

interface Props {
  readonly value: Level;
  readonly onChange: (level: Level) => void;
  /** Where no text beside it says what it is. */
  readonly label?: string;
  /** For a text beside it. */
  readonly id?: string;
  /** The id of a text that says more. */
  readonly about?: string;
}

export function LevelField({ value, onChange, label, id, about }: Props) {
  const { level, levelOption } = t.home;
  return (
    <select
      id={id}
      class="field bot-level"
      aria-describedby={about}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = LEVELS.find((one) => one === currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {LEVELS.map((one) => (
        <option key={one} value={one}>
          {levelOption(t.terms.bot[one], level[one])}
        </option>
      ))}
    </select>
  );
}
