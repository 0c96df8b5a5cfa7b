/** The two preferences that are changed in the middle of something: light and sound. */
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import type { UiIconName } from '../pieces/uiIcons.ts';
import { theme } from './effective.ts';
import { prefer, preferences } from './store.ts';

export function ThemeButton() {
  const other = theme.value === 'night' ? 'day' : 'night';
  return (
    <QuickButton
      icon={other === 'day' ? 'sun' : 'moon'}
      label={t.preferences.theme[other]}
      onPress={() => prefer({ theme: other })}
    />
  );
}

export function SoundButton() {
  const { sound } = preferences.value;
  return (
    <QuickButton
      icon={sound ? 'sound' : 'mute'}
      label={sound ? t.preferences.sound.mute : t.preferences.sound.unmute}
      onPress={() => prefer({ sound: !sound })}
    />
  );
}

interface Props {
  readonly icon: UiIconName;
  readonly label: string;
  readonly onPress: () => void;
}

function QuickButton({ icon, label, onPress }: Props) {
  return (
    <button type="button" class="icon-button" aria-label={label} title={label} onClick={onPress}>
      <UiIcon name={icon} size={22} />
    </button>
  );
}
