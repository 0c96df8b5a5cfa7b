/** The key that opens talk; each language has its own letter, and single letters can be switched off. */
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Overlay } from '../../game/overlay.ts';
import { t } from '../../i18n/texts.ts';
import { preferences } from '../../preferences/store.ts';
import { focusSoon } from '../../screen/focus/focusSoon.ts';
import { isTaken } from '../../screen/shortcuts.ts';
import { TALK_FIELD } from '../talk/Talk.tsx';
import type { TalkPlace } from './sources.ts';

export function useTalkKey(overlay: Signal<Overlay>, { hasTabs, tab }: TalkPlace): void {
  const { shortcuts } = preferences.value;
  const { key } = t.company.talk;
  useEffect(() => {
    if (!shortcuts) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (isTaken(event) || event.key.toLowerCase() !== key) return;
      event.preventDefault();
      if (hasTabs.value) tab.value = 'talk';
      else overlay.value = 'talk';
      focusSoon(`#${TALK_FIELD}`);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [shortcuts, key, overlay, hasTabs, tab]);
}
