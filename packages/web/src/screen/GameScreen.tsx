/** The game page: side columns where there is room, else a drawer with tabs. */
import { effect, useComputed, useSignal } from '@preact/signals';
import { useContext, useEffect } from 'preact/hooks';
import { siteOf } from '../board/grid/usePress.ts';
import { useGame } from '../game/context.ts';
import { subjectAt } from '../game/inspection.ts';
import { useLesson } from '../game/lesson.ts';
import type { GameModel } from '../game/model.ts';
import { useOnline } from '../game/online.ts';
import { openRulebook } from '../rulebook/opened/dialog.ts';
import { AssemblyContext } from '../scheduling/Piecemeal.tsx';
import { useWords } from '../wording/words.ts';
import { FullArrangement, NarrowArrangement } from './arrangements.tsx';
import type { Tab } from './Drawer.tsx';
import { Curtain } from './dialogs/Curtain.tsx';
import { type OverlayProps, Overlays } from './dialogs/Overlays.tsx';
import { arrowsToBoard } from './focus/arrowsToBoard.ts';
import { keepFocus } from './focus/keepFocus.ts';
import { InspectionCard, InspectionLabel } from './inspection/InspectionHost.tsx';
import {
  followWindow,
  isAmple,
  isBroad,
  isPhone,
  layoutFor,
  layout as layoutNow,
  showsAll,
} from './layout/layout.ts';
import { RemarksWhenNeeded } from './remarks/RemarksWhenNeeded.tsx';
import { handleKey } from './shortcuts.ts';
import { TopBar } from './TopBar.tsx';
import { WhyNotSheet } from './whyNot/whenAsked.tsx';

/** Opens the card of what has the focus, or is under the pointer. */
function inspectFocused({ inspection, view }: GameModel): void {
  const site = siteOf(document.activeElement);
  const focused = site === undefined ? undefined : subjectAt(site, view.value);
  const subject = inspection.pointed.value?.subject ?? focused;
  if (subject === undefined) inspection.close();
  else inspection.toggle(subject);
}

interface Props extends Omit<OverlayProps, 'overlay'> {
  readonly hasShortcuts: boolean;
}

export function GameScreen({ hasShortcuts, ...overlayProps }: Props) {
  const model = useGame();
  const { t } = useWords();
  const { overlay, recap, coach } = model;
  const assembly = useContext(AssemblyContext);
  const isLaid = assembly?.isDone.value ?? true;
  const tab = useSignal<Tab>('hand');
  const lesson = useLesson();
  const isHinting = useComputed(() => overlay.value === 'hints');
  useEffect(() => void assembly?.begin(), [assembly]);
  useEffect(followWindow, []);
  useEffect(keepFocus, []);
  useEffect(arrowsToBoard, []);
  useEffect(
    () =>
      effect(() => {
        const isOver = model.session.acting.value === undefined && model.session.stage.isIdle.value;
        // A lesson says itself what its end is worth.
        if (isOver && lesson === undefined) {
          overlay.value = 'scoring';
        }
      }),
    [model, overlay, lesson],
  );
  useEffect(() => {
    let isOpenForDrawing = false;
    return effect(() => {
      // Picks of a hint do not switch tabs.
      if (isHinting.value) return;
      const intent = model.choice.intent.value;
      const isMyTurn = model.isMyTurn.value;
      const events = model.session.stage.scene.value?.events ?? [];
      // A card from the pile may influence the next pick, so the hand is shown.
      if (events.some(({ type }) => type === 'received')) tab.value = 'hand';
      else if (intent === 'draw') {
        tab.value = 'market';
        isOpenForDrawing = true;
      } else if (intent === 'build' || model.choice.task.value === 'discard') tab.value = 'hand';
      else if (isOpenForDrawing && !isMyTurn) {
        if (tab.peek() === 'market') tab.value = 'hand';
        isOpenForDrawing = false;
      }
    });
  }, [model, tab, isHinting]);
  useEffect(() => {
    if (!hasShortcuts) return;
    const listen = (event: KeyboardEvent): void =>
      handleKey(event, model, t.shortcuts.letters, {
        showHints: () => (overlay.value = 'hints'),
        showLog: () => (tab.value = 'log'),
        showHelp: () => (overlay.value = 'shortcuts'),
        showRules: () => openRulebook(model.session.edition.value),
        inspect: () => inspectFocused(model),
        showRecap: () => {
          if (isAmple(layoutNow.value)) recap.toggle();
          else overlay.value = 'since';
        },
      });
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [hasShortcuts, model, t, overlay, recap, tab]);

  const online = useOnline();
  const edition = model.session.edition.value;
  if (edition === undefined) return null;
  const layout = layoutFor(edition);
  const top = <TopBar overlay={overlay} layout={layout} />;
  // Behind the curtain the page contains only public information.
  return (
    <main
      class="table"
      aria-busy={!isLaid}
      data-layout={layout}
      data-ample={isAmple(layout) || undefined}
      data-phone={isPhone(layout) || undefined}
      data-broad={isBroad(edition) || undefined}
      data-lesson={lesson !== undefined || undefined}
      data-players={model.view.value.seats.length}
      style={{ '--columns': edition.columns, '--rows': edition.rows }}
    >
      {showsAll(layout) ? (
        <FullArrangement top={top} layout={layout} />
      ) : (
        <NarrowArrangement top={top} tab={tab} layout={layout} />
      )}
      {online !== undefined && (
        <>
          <online.Ribbon />
          {isLaid && <online.Question />}
        </>
      )}
      <WhyNotSheet />
      {!showsAll(layout) && <InspectionCard />}
      <InspectionLabel />
      <RemarksWhenNeeded />
      {coach.value !== undefined && <coach.value.Tip />}
      {isLaid && (
        <>
          <Curtain />
          <Overlays overlay={overlay} {...overlayProps} />
        </>
      )}
    </main>
  );
}
