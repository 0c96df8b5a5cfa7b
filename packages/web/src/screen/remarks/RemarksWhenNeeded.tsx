/** Loads what bots say with the first step that they might speak about. */
import type { EventType } from '@kairo/engine';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useGame } from '../../game/context.ts';
import { preferences } from '../../preferences/store.ts';
import { lazy } from '../../shell/loading/lazy.tsx';

const WORTH_A_REMARK: ReadonlySet<EventType> = new Set(['medalTaken', 'earned', 'finalPhase']);

const SpokenRemarks = lazy(async () => (await import('./SpokenRemarks.tsx')).SpokenRemarks, {
  texts: ['remarks'],
});

export function RemarksWhenNeeded() {
  const { session, people } = useGame();
  const isNeeded = useSignal(false);
  useSignalEffect(() => {
    const events = session.stage.scene.value?.events ?? [];
    // Bots among themselves are silent.
    const isHeard = preferences.value.remarks && people.value.length > 0;
    if (isHeard && events.some(({ type }) => WORTH_A_REMARK.has(type))) isNeeded.value = true;
  });
  return isNeeded.value && preferences.value.remarks ? <SpokenRemarks /> : null;
}
