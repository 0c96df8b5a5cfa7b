/** The page of a replay: players, board, log, and below them the lanes with the buttons. */

import { useComputed } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { useGame } from '../game/context.ts';
import { t as texts } from '../i18n/texts.ts';
import { Seal } from '../pieces/Seal.tsx';
import { preferences } from '../preferences/store.ts';
import { useWords } from '../wording/words.ts';
import { arrangement, followSize } from './arrangement.ts';
import { NextOf, SpeedButton, Speeds, Steps } from './Controls.tsx';
import { useReplay } from './context.ts';
import { EyesButton, EyesChoice } from './EyesChoice.tsx';
import { ReplayBoard } from './ReplayBoard.tsx';
import { Hands, ReplayPlayers } from './ReplayPlayers.tsx';
import { Legend, Roll } from './Roll.tsx';
import { handleReplayKey } from './replayKeys.ts';
import { LogButton, TurnList } from './TurnList.tsx';
import { sitesOf } from './turnFacts.ts';
import { turnSentence } from './turnWords.ts';

/** What is said and offered around the turns. */
export interface ReplayFrame {
  /** Whether it can be watched through other eyes. */
  readonly hasEyes: boolean;
  /** The head, with the way out. */
  readonly Top: ComponentType;
  /** Beside the buttons of the turns. */
  readonly More: ComponentType;
}

interface Framed {
  readonly frame: ReplayFrame;
}

export function ReplayScreen({ frame }: Framed) {
  const replay = useReplay();
  const { session, view } = useGame();
  const edition = session.edition.value;
  useEffect(followSize, []);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void =>
      handleReplayKey(event, replay, preferences.peek().shortcuts);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [replay]);
  if (edition === undefined) return null;
  const arranged = arrangement.value;
  const isWide = arranged === 'wide' || arranged === 'low';
  return (
    <main
      class="replay"
      data-players={view.value.seats.length}
      data-layout={isWide ? 'wide' : arranged}
      style={{ '--columns': edition.columns, '--rows': edition.rows, '--lanes': view.value.seats.length }}
    >
      {isWide ? <Wide frame={frame} /> : <Narrow frame={frame} />}
      <News />
    </main>
  );
}

/** Where the choice of eyes has no room beside the players, a button opens it. */
function Wide({ frame }: Framed) {
  const isRoomy = arrangement.value === 'wide' && useGame().view.value.seats.length < 4;
  return (
    <>
      <div class="replay-left">
        <frame.Top />
        {frame.hasEyes && !isRoomy && <EyesButton />}
        <ReplayPlayers isFull isRoomy={isRoomy} />
        {frame.hasEyes && isRoomy && (
          <div class="panel replay-eyes">
            <EyesChoice />
          </div>
        )}
      </div>
      <ShownTurn />
      <section class="panel replay-log" aria-labelledby="replay-log">
        <LogHeading />
        <TurnList />
      </section>
      <section class="panel replay-tray" aria-label={texts.replay.turns}>
        <div class="replay-head">
          <Move />
          <Legend />
        </div>
        <Roll />
        <div class="replay-bar">
          <Steps />
          <Speeds />
          <NextOf />
          <frame.More />
        </div>
      </section>
    </>
  );
}

function Narrow({ frame }: Framed) {
  return (
    <>
      <frame.Top />
      <ReplayPlayers />
      <ShownTurn />
      <div class="replay-rest">
        <div class="panel replay-move-line">
          <Move />
        </div>
        <div class="panel replay-tray">
          <Roll />
        </div>
        <div class="replay-bar">
          <Steps />
          <SpeedButton />
        </div>
        <NextOf />
        <Hands />
        <div class="replay-more">
          <LogButton />
          {frame.hasEyes && <EyesButton />}
          <frame.More />
        </div>
      </div>
    </>
  );
}

function LogHeading() {
  const { t } = useWords();
  return (
    <h2 id="replay-log">
      {t.panels.log} <small>{texts.replay.logNote}</small>
    </h2>
  );
}

/** Which turn it is, whose, and what happened. */
function Move() {
  const { shown, turn, last } = useReplay();
  const { icons } = useGame();
  const words = useWords();
  const seat = shown.value?.seat;
  const icon = seat === undefined ? undefined : icons.value[seat];
  return (
    <p class="replay-move">
      {icon !== undefined && <Seal sign={icon} size={24} />}
      <span>
        <b>{texts.replay.turn(turn.value, last)}</b> {shown.value && turnSentence(shown.value, words)}
      </span>
    </p>
  );
}

/** Says the turn to those who do not see it, unless the slider says it. */
function News() {
  const { shown, turn, last } = useReplay();
  const words = useWords();
  const said = useComputed(() => {
    const now = shown.value;
    const isOnSlider = document.activeElement?.getAttribute('role') === 'slider';
    return now === undefined || isOnSlider
      ? ''
      : `${texts.replay.turn(turn.value, last)}: ${turnSentence(now, words)}`;
  });
  return (
    <p class="unseen" aria-live="polite" data-announcer>
      {said.value}
    </p>
  );
}

/** What happened is framed once it has been performed. */
function ShownTurn() {
  const { session } = useGame();
  const { shown } = useReplay();
  const inspected = session.stage.isIdle.value && shown.value !== undefined ? sitesOf(shown.value) : [];
  return <ReplayBoard more={{ inspected }} />;
}
