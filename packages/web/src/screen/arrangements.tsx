/** Which panels are in the page, by layout. The style sheet decides where each of them is. */
import type { Signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useGame } from '../game/context.ts';
import { useLesson } from '../game/lesson.ts';
import { useOnline } from '../game/online.ts';
import { Piecemeal } from '../scheduling/Piecemeal.tsx';
import { BoardArea } from './BoardArea.tsx';
import { Drawer, type Tab } from './Drawer.tsx';
import { InspectionCard } from './inspection/InspectionHost.tsx';
import { isAmple, isPhone, type Layout, placeOfRace } from './layout/layout.ts';
import { Log } from './log/Log.tsx';
import { Purse } from './panels/Hand.tsx';
import { Market } from './panels/Market.tsx';
import { Players } from './panels/Players.tsx';
import { Race } from './panels/Race.tsx';
import { Supply } from './panels/Supply.tsx';
import { Actions } from './prompt/Actions.tsx';
import { Prompt } from './prompt/Prompt.tsx';

interface Props {
  readonly top: ComponentChild;
  readonly layout: Layout;
}

/** Everything at once. */
export function FullArrangement({ top, layout }: Props) {
  const online = useOnline();
  const lesson = useLesson();
  const coach = useGame().coach.value;
  return (
    <>
      <div class="column">
        {top}
        <Piecemeal>
          <Players />
        </Piecemeal>
        {online !== undefined && <online.Watchers />}
        {placeOfRace(layout) === 'players' && <Race />}
        {coach !== undefined && isAmple(layout) && <coach.Row />}
        {lesson !== undefined ? (
          <lesson.Side />
        ) : online === undefined ? (
          <Log />
        ) : (
          <online.LogAndTalk>
            <Log />
          </online.LogAndTalk>
        )}
        <InspectionCard />
      </div>
      <Piecemeal>
        <BoardArea />
      </Piecemeal>
      <div class="column">
        <Piecemeal>
          <Market />
        </Piecemeal>
        <Piecemeal>
          <Supply isStrip={placeOfRace(layout) !== 'supply'} />
        </Piecemeal>
      </div>
      <Tray />
    </>
  );
}

interface NarrowProps extends Props {
  readonly tab: Signal<Tab>;
}

export function NarrowArrangement({ top, tab, layout }: NarrowProps) {
  const lesson = useLesson();
  return (
    <>
      {lesson === undefined ? top : <lesson.Top />}
      <Piecemeal>{lesson === undefined ? <Players /> : <lesson.Strip />}</Piecemeal>
      {placeOfRace(layout) === 'players' && <Race />}
      <Piecemeal>
        <BoardArea />
      </Piecemeal>
      {layout === 'tablet-portrait' && <Cards />}
      <Play />
      <Piecemeal>
        <Drawer tab={tab} hasHand={isPhone(layout)} />
      </Piecemeal>
    </>
  );
}

function Tray() {
  return (
    <div class="tray panel">
      <Cards />
      <Play />
    </div>
  );
}

function Cards() {
  return (
    <Piecemeal>
      <Purse />
    </Piecemeal>
  );
}

function Play() {
  const lesson = useLesson();
  if (lesson?.isOver.value) return <lesson.Foot />;
  return (
    <section class="play">
      <Piecemeal>
        <Prompt />
        <Actions />
      </Piecemeal>
    </section>
  );
}
