import { LOCALES, NATIVE_NAMES } from '@kairo/texts/browser';
import { locale, t } from '../../i18n/texts.ts';
import { deviceReducesMotion } from '../../preferences/device.ts';
import { MOTIONS, THEMES } from '../../preferences/model.ts';
import { prefer, preferences, storeTrouble } from '../../preferences/store.ts';
import { DeviceNotes } from '../device/DeviceNotes.tsx';
import { notesInPreferences } from '../device/notes.ts';
import { Choice, Switch } from '../dialog/Controls.tsx';
import { Dialog } from '../dialog/Dialog.tsx';

export function PreferencesDialog({ onClose }: { readonly onClose: () => void }) {
  const words = t.preferences;
  const coach = t.coach.preference;
  const { theme, boldPatterns, largeSigns, shortcuts, autoEndTurn, remarks, tips } = preferences.value;
  return (
    <Dialog heading={words.heading} onClose={onClose} className="preferences">
      {storeTrouble.value !== undefined && (
        <p class="note" role="status">
          {words[storeTrouble.value]}
        </p>
      )}
      <Choice
        label={words.language}
        options={LOCALES.map((value) => ({ value, label: NATIVE_NAMES[value], lang: value }))}
        value={locale.value}
        onChange={(language) => prefer({ language })}
      />
      <Choice
        label={words.theme.label}
        options={THEMES.map((value) => ({ value, label: words.theme[value] }))}
        value={theme}
        onChange={(choice) => prefer({ theme: choice })}
      />
      <Sound />
      <Animations />
      <Switch {...words.patterns} isOn={boldPatterns} onChange={(isOn) => prefer({ boldPatterns: isOn })} />
      <Switch {...words.signs} isOn={largeSigns} onChange={(isOn) => prefer({ largeSigns: isOn })} />
      <Switch {...words.shortcuts} isOn={shortcuts} onChange={(isOn) => prefer({ shortcuts: isOn })} />
      <Switch {...words.autoEndTurn} isOn={autoEndTurn} onChange={(isOn) => prefer({ autoEndTurn: isOn })} />
      <Switch {...words.remarks} isOn={remarks} onChange={(isOn) => prefer({ remarks: isOn })} />
      <Switch label={coach.label} note={coach.note} isOn={tips} onChange={(isOn) => prefer({ tips: isOn })} />
      <OnThisDevice />
    </Dialog>
  );
}

function OnThisDevice() {
  const notes = notesInPreferences();
  if (notes.length === 0) return null;
  return (
    <div>
      <h3 class="field-heading">{t.device.heading}</h3>
      <DeviceNotes notes={notes} />
    </div>
  );
}

function Sound() {
  const words = t.preferences.sound;
  const { sound, volume } = preferences.value;
  return (
    <>
      <Switch label={words.label} isOn={sound} onChange={(isOn) => prefer({ sound: isOn })} />
      {sound && (
        <label class="slider">
          {words.volume}
          <input
            type="range"
            min="0"
            max="1"
            step="0.05"
            value={volume}
            onInput={(event) => prefer({ volume: event.currentTarget.valueAsNumber })}
          />
        </label>
      )}
    </>
  );
}

function Animations() {
  const words = t.preferences.motion;
  if (deviceReducesMotion.value) {
    return (
      <div>
        <h3 class="field-heading">{words.label}</h3>
        <p class="note">{words.reduced}</p>
      </div>
    );
  }
  return (
    <Choice
      label={words.label}
      options={MOTIONS.map((value) => ({ value, label: words[value] }))}
      value={preferences.value.motion}
      onChange={(motion) => prefer({ motion })}
    />
  );
}
