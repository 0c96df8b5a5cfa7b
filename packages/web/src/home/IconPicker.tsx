/** The four icons, to choose one. */
import { ICONS, type Icon } from '@kairo/protocol';
import { t } from '../i18n/texts.ts';
import { Seal } from '../pieces/Seal.tsx';

interface Props {
  readonly label: string;
  readonly chosen: Icon;
  readonly onPick: (icon: Icon) => void;
}

export function IconPicker({ label, chosen, onPick }: Props) {
  return (
    <fieldset class="icon-picker" aria-label={label}>
      {ICONS.map((icon) => (
        <button
          key={icon}
          type="button"
          aria-pressed={icon === chosen}
          aria-label={t.terms.icon[icon]}
          title={t.terms.icon[icon]}
          onClick={() => onPick(icon)}
        >
          <Seal sign={icon} size={38} />
        </button>
      ))}
    </fieldset>
  );
}
