/** What is always at hand on the start page: language, light, sound, all preferences. */
import { LOCALES, NATIVE_NAMES } from '@kairo/texts/browser';
import { locale, t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { openPreferences } from '../preferences/dialog.ts';
import { theme } from '../preferences/effective.ts';
import { prefer, preferences } from '../preferences/store.ts';

export function LanguageButtons() {
  return (
    <fieldset class="languages" aria-label={t.home.language}>
      {LOCALES.toSorted().map((language) => (
        <button
          key={language}
          type="button"
          class="pill"
          lang={language}
          aria-pressed={language === locale.value}
          title={NATIVE_NAMES[language]}
          onClick={() => prefer({ language })}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

export function CornerButtons() {
  const isNight = theme.value === 'night';
  const { sound } = preferences.value;
  const words = t.preferences;
  const toTheme = isNight ? t.home.toDay : t.home.toNight;
  const toSound = sound ? words.sound.mute : words.sound.unmute;
  return (
    <div class="corner-buttons">
      <button
        type="button"
        class="pill"
        aria-label={toTheme}
        title={toTheme}
        onClick={() => prefer({ theme: isNight ? 'day' : 'night' })}
      >
        <UiIcon name={isNight ? 'sun' : 'moon'} size={22} />
      </button>
      <button
        type="button"
        class="pill"
        aria-label={toSound}
        title={toSound}
        onClick={() => prefer({ sound: !sound })}
      >
        <UiIcon name={sound ? 'sound' : 'mute'} size={22} />
      </button>
      <button
        type="button"
        class="pill"
        aria-label={words.heading}
        title={words.heading}
        aria-haspopup="dialog"
        onClick={openPreferences}
      >
        <UiIcon name="settings" size={22} />
      </button>
    </div>
  );
}
