/** The page of a replay: players, board, log, and below them the lanes with the buttons. */

import type { SiteName } from '@kairo/engine';
import { useComputed } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Board } from '../board/Board.tsx';
import { useGame } from '../game/context.ts';
import { t as texts } from '../i18n/texts.ts';
import { Seal } from '../pieces/Seal.tsx';
import { preferences } from '../preferences/store.ts';
import { ThemeButton } from '../shell/preferences/QuickButtons.tsx';
import { siteFactsIn } from '../wording/siteFacts.ts';
import { useWords } from '../wording/words.ts';
import { arrangement, followSize } from './arrangement.ts';
import { NextOf, SpeedButton, Speeds, Steps } from './Controls.tsx';
import { useReplay } from './context.ts';
import { EyesButton, EyesChoice } from './EyesChoice.tsx';
import { Hands, ReplayPlayers } from './ReplayPlayers.tsx';
import { Legend, Roll } from './Roll.tsx';
import { handleReplayKey } from './replayKeys.ts';
import { LogButton, TurnList } from './TurnList.tsx';
import { sitesOf } from './turnFacts.ts';
import { turnSentence } from './turnWords.ts';

/** What is said and offered around the turns. */
export interface ReplayFrame {
  readonly title: () => string;
  /** Whether it can be watched through other eyes. */
  readonly hasEyes: boolean;
  /** The way out. */
  readonly Back: ComponentType;
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
        <Top frame={frame}>{frame.hasEyes && !isRoomy && <EyesButton />}</Top>
        <ReplayPlayers isFull isRoomy={isRoomy} />
        {frame.hasEyes && isRoomy && (
          <div class="panel replay-eyes">
            <EyesChoice />
          </div>
        )}
      </div>
      <ReplayBoard />
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
      <Top frame={frame} />
      <ReplayPlayers />
      <ReplayBoard />
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

function Top({ frame, children }: Framed & { readonly children?: ComponentChildren }) {
  return (
    <header class="replay-top">
      <frame.Back />
      <h1 class="display">{frame.title()}</h1>
      {children}
      <ThemeButton />
    </header>
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

const nothing = (): void => undefined;

function ReplayBoard() {
  const { session, view, pieces, marks, names } = useGame();
  const { shown } = useReplay();
  const { t } = useWords();
  const edition = session.edition.value;
  if (edition === undefined) return null;
  // What happened is framed once it has been performed.
  const inspected = session.stage.isIdle.value && shown.value !== undefined ? sitesOf(shown.value) : [];
  const factsOf = siteFactsIn({
    view: view.value,
    edition,
    marks: marks.value,
    nameOf: (seat) => names.value[seat] ?? '',
    routes: [],
  });
  return (
    <div class="board-area">
      <Board
        edition={edition}
        pieces={pieces.value}
        marks={{ ...marks.value, inspected }}
        label={t.things.board}
        siteLabel={(site: SiteName) => t.things.site(factsOf(site))}
        onSite={nothing}
        onHover={nothing}
        onLoupe={nothing}
      />
    </div>
  );
}
