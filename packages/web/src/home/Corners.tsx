/** Buttons in the corners of the start page: language, theme, sound, preferences. */
import { LOCALES, NATIVE_NAMES } from '@kairo/texts/browser';
import { locale, t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { prefer } from '../preferences/store.ts';
import { openPreferences } from '../shell/preferences/dialog.ts';
import { SoundButton, ThemeButton } from '../shell/preferences/QuickButtons.tsx';

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
  const words = t.preferences;
  return (
    <div class="corner-buttons">
      <ThemeButton class="pill" />
      <SoundButton class="pill" />
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
