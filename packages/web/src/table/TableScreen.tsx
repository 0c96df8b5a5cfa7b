/** Everything on one screen: side columns where there is room, a drawer with tabs where there is none. */
import type { TableSetup } from '@kairo/protocol';
import { effect, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { AmpleTable, NarrowTable } from './arrangements.tsx';
import { useTable } from './context.ts';
import { Curtain } from './course/Curtain.tsx';
import { Hints } from './course/Hints.tsx';
import { Scoring } from './course/Scoring.tsx';
import { Shortcuts } from './course/Shortcuts.tsx';
import { Since } from './course/Since.tsx';
import type { Tab } from './Drawer.tsx';
import { followWindow, isAmple, isBroad, isPhone, layoutFor } from './layout.ts';
import type { Overlay } from './overlay.ts';
import { WhyNotSheet } from './play/WhyNot.tsx';
import { handleKey } from './shortcuts.ts';
import { TopBar } from './TopBar.tsx';
import { useWords } from './words.ts';

interface Props {
  readonly hasShortcuts: boolean;
  /** Milliseconds for each part of the final scoring. */
  readonly scoringPace: number;
  readonly onRematch: (setup: TableSetup) => void;
  readonly onLeave: () => void;
}

export function TableScreen({ hasShortcuts, scoringPace, onRematch, onLeave }: Props) {
  const model = useTable();
  const { t } = useWords();
  const overlay = useSignal<Overlay>(undefined);
  const tab = useSignal<Tab>('hand');
  const close = (): void => {
    overlay.value = undefined;
  };
  useEffect(followWindow, []);
  useEffect(
    () =>
      effect(() => {
        if (model.view.value.outcome !== undefined && model.session.stage.isIdle.value) {
          overlay.value = 'scoring';
        }
      }),
    [model, overlay],
  );
  useEffect(
    () =>
      effect(() => {
        const intent = model.choice.intent.value;
        if (intent === 'draw') tab.value = 'market';
        else if (intent === 'build' || model.choice.task.value === 'discard') tab.value = 'hand';
      }),
    [model, tab],
  );
  useEffect(() => {
    if (!hasShortcuts) return;
    const listen = (event: KeyboardEvent): void =>
      handleKey(event, model, t.shortcuts.letters, {
        showHints: () => (overlay.value = 'hints'),
        showLog: () => (tab.value = 'log'),
        showHelp: () => (overlay.value = 'shortcuts'),
      });
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [hasShortcuts, model, t, overlay, tab]);

  const edition = model.session.edition.value;
  if (edition === undefined) return null;
  const layout = layoutFor(edition);
  const top = <TopBar overlay={overlay} onLeave={onLeave} />;
  // Behind the curtain nothing of the table is in the page but what everybody sees.
  return (
    <main
      class="table"
      data-layout={layout}
      data-ample={isAmple(layout) || undefined}
      data-phone={isPhone(layout) || undefined}
      data-broad={isBroad(edition) || undefined}
      data-players={model.view.value.seats.length}
      style={{ '--columns': edition.columns, '--rows': edition.rows }}
    >
      {isAmple(layout) ? <AmpleTable top={top} /> : <NarrowTable top={top} tab={tab} layout={layout} />}
      <WhyNotSheet />
      <Curtain />
      {overlay.value === 'hints' && <Hints onClose={close} />}
      {overlay.value === 'since' && <Since onClose={close} />}
      {overlay.value === 'shortcuts' && <Shortcuts onClose={close} />}
      {overlay.value === 'scoring' && (
        <Scoring pace={scoringPace} onRematch={onRematch} onNew={onLeave} onClose={close} />
      )}
    </main>
  );
}
