/** Buttons for the two preferences that are changed during a game: theme and sound. */
import { t } from '../../i18n/texts.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import type { UiIconName } from '../../pieces/uiIcons.ts';
import { theme } from '../../preferences/effective.ts';
import { prefer, preferences } from '../../preferences/store.ts';

/** `pill` for buttons on a picture. */
interface Look {
  readonly class?: 'icon-button' | 'pill';
}

export function ThemeButton(look: Look) {
  const other = theme.value === 'night' ? 'day' : 'night';
  return (
    <QuickButton
      {...look}
      icon={other === 'day' ? 'sun' : 'moon'}
      label={t.preferences.switchTo[other]}
      onPress={() => prefer({ theme: other })}
    />
  );
}

export function SoundButton(look: Look) {
  const { sound } = preferences.value;
  return (
    <QuickButton
      {...look}
      icon={sound ? 'sound' : 'mute'}
      label={sound ? t.preferences.sound.mute : t.preferences.sound.unmute}
      onPress={() => prefer({ sound: !sound })}
    />
  );
}

interface Props extends Look {
  readonly icon: UiIconName;
  readonly label: string;
  readonly onPress: () => void;
}

function QuickButton({ icon, label, onPress, class: look = 'icon-button' }: Props) {
  return (
    <button type="button" class={look} aria-label={label} title={label} onClick={onPress}>
      <UiIcon name={icon} size={22} />
    </button>
  );
}
