/** The game page: side columns where there is room, else a drawer with tabs. */
import { effect, useComputed, useSignal } from '@preact/signals';
import { useContext, useEffect } from 'preact/hooks';
import { useGame } from '../game/context.ts';
import { openGuide } from '../guide/dialog.ts';
import { AssemblyContext } from '../scheduling/Piecemeal.tsx';
import { useLoaded } from '../shell/loading/useLoaded.ts';
import { useWords } from '../wording/words.ts';
import { AmpleArrangement, NarrowArrangement } from './arrangements.tsx';
import type { Tab } from './Drawer.tsx';
import { Curtain } from './dialogs/Curtain.tsx';
import type { OverlayProps } from './dialogs/Overlays.tsx';
import { keepFocus } from './focus/keepFocus.ts';
import { followWindow, hasSmallCells, isAmple, isBroad, isPhone, layoutFor } from './layout/layout.ts';
import { handleKey } from './shortcuts.ts';
import { TopBar } from './TopBar.tsx';
import { WhyNotSheet } from './whyNot/WhyNot.tsx';

/** Resolves when the page is idle; Safari has no `requestIdleCallback`, so there after a delay. */
function idleness(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 500);
  });
}

async function loadOverlays() {
  await idleness();
  return (await import('./dialogs/Overlays.tsx')).Overlays;
}

interface Props extends Omit<OverlayProps, 'overlay'> {
  readonly hasShortcuts: boolean;
}

export function GameScreen({ hasShortcuts, ...course }: Props) {
  const model = useGame();
  const { t } = useWords();
  const { overlay } = model;
  const assembly = useContext(AssemblyContext);
  const isLaid = assembly?.isDone.value ?? true;
  const tab = useSignal<Tab>('hand');
  const overlays = useLoaded(loadOverlays);
  const isHinting = useComputed(() => overlay.value === 'hints');
  const Overlays = typeof overlays === 'object' ? overlays.value : undefined;
  useEffect(() => void assembly?.begin(), [assembly]);
  useEffect(followWindow, []);
  useEffect(keepFocus, []);
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
        // Picks of a hint do not switch tabs.
        if (isHinting.value) return;
        const intent = model.choice.intent.value;
        const events = model.session.stage.scene.value?.events ?? [];
        // A card from the pile may influence the next pick, so the hand is shown.
        if (events.some(({ type }) => type === 'received')) tab.value = 'hand';
        else if (intent === 'draw') tab.value = 'market';
        else if (intent === 'build' || model.choice.task.value === 'discard') tab.value = 'hand';
      }),
    [model, tab, isHinting],
  );
  useEffect(() => {
    if (!hasShortcuts) return;
    const listen = (event: KeyboardEvent): void =>
      handleKey(event, model, t.shortcuts.letters, {
        showHints: () => (overlay.value = 'hints'),
        showLog: () => (tab.value = 'log'),
        showHelp: () => (overlay.value = 'shortcuts'),
        showRules: () => openGuide(model.session.edition.value),
      });
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [hasShortcuts, model, t, overlay, tab]);

  const edition = model.session.edition.value;
  if (edition === undefined) return null;
  const layout = layoutFor(edition);
  const players = model.view.value.seats.length;
  const top = <TopBar overlay={overlay} />;
  // Behind the curtain the page contains only public information.
  return (
    <main
      class="table"
      aria-busy={!isLaid}
      data-layout={layout}
      data-ample={isAmple(layout) || undefined}
      data-phone={isPhone(layout) || undefined}
      data-broad={isBroad(edition) || undefined}
      data-players={players}
      data-small-cells={hasSmallCells(layout, players) || undefined}
      style={{ '--columns': edition.columns, '--rows': edition.rows }}
    >
      {isAmple(layout) ? (
        <AmpleArrangement top={top} />
      ) : (
        <NarrowArrangement top={top} tab={tab} layout={layout} />
      )}
      <WhyNotSheet />
      {isLaid && <Curtain />}
      {Overlays !== undefined && <Overlays overlay={overlay} {...course} />}
    </main>
  );
}
