/** Time travel in the running game: earlier turns as the viewer knew them then, in the place of the table. */
import type { WatchedTurn } from '@kairo/table';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { PastLine, pastOf, watchedPast } from '../client/pastLine.ts';
import type { Session } from '../client/session.ts';
import { GameContext, useGame } from '../game/context.ts';
import { GameModel } from '../game/model.ts';
import { useOnline } from '../game/online.ts';
import { t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { ReplayContext, useReplay } from '../replay/context.ts';
import { type ReplayFrame, ReplayScreen } from '../replay/ReplayScreen.tsx';
import { ReplayModel } from '../replay/replayModel.ts';
import { TryAgainButton } from '../replay/TryAgain.tsx';
import { Opening } from '../shell/loading/Opening.tsx';
import { ThemeButton } from '../shell/preferences/QuickButtons.tsx';
import { sessionOver } from './sessionOver.ts';
import '../styles/replay.css';

interface Props {
  readonly onClose: () => void;
}

interface Past {
  readonly line: PastLine;
  readonly session: Session;
  readonly turns: readonly WatchedTurn[];
}

export function LookBack({ onClose }: Props) {
  const game = useGame();
  const past = useSignal<Past | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    let session: Session | undefined;
    void pastOf(game.session).then((turns) => {
      if (!isWanted) return;
      if (turns === undefined) return onClose();
      const line = new PastLine(game.session, turns);
      session = sessionOver(line);
      const table = game.session.table.peek() ?? '';
      void session.join(Promise.resolve({ ok: true, value: table }));
      past.value = { line, session, turns: watchedPast(turns, game.session.viewer.peek()) };
    });
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) onClose();
    };
    addEventListener('keydown', leave);
    return () => {
      isWanted = false;
      removeEventListener('keydown', leave);
      session?.close();
    };
  }, [game, onClose]);
  if (past.value === undefined || past.value.session.stage.view.value === undefined) {
    return (
      <Opening>
        <p role="status">{t.again.loading}</p>
      </Opening>
    );
  }
  return <Turns past={past.value} now={game} onClose={onClose} />;
}

interface TurnsProps extends Props {
  readonly past: Past;
  /** The running game. */
  readonly now: GameModel;
}

function Turns({ past, now, onClose }: TurnsProps) {
  const { line, session, turns } = past;
  const model = useMemo(() => new GameModel(session, (icon) => t.terms.icon[icon]), [session]);
  const replay = useMemo(() => {
    const viewer = now.session.viewer.peek();
    const made = new ReplayModel(line, session, turns, viewer === 'spectator' ? 'all' : viewer);
    made.go(made.last);
    return made;
  }, [line, session, turns, now]);
  useEffect(() => replay.start(), [replay]);
  const isOwnTable = useOnline() === undefined;
  const frame = useMemo(() => frameFor(now, isOwnTable, onClose), [now, isOwnTable, onClose]);
  return (
    <GameContext.Provider value={model}>
      <ReplayContext.Provider value={replay}>
        <ReplayScreen frame={frame} />
      </ReplayContext.Provider>
    </GameContext.Provider>
  );
}

function frameFor(now: GameModel, isOwnTable: boolean, onClose: () => void): ReplayFrame {
  return {
    hasEyes: false,
    Top: () => (
      <header class="replay-top">
        <button type="button" class="button primary small" data-to-game onClick={onClose}>
          <UiIcon name="back" size={20} />
          {now.isMyTurn.value ? t.again.toTurn : t.again.toGame}
        </button>
        <h1 class="display">{t.again.lookingBack}</h1>
        <ThemeButton />
      </header>
    ),
    More: () => (isOwnTable ? <Again now={now} /> : null),
  };
}

/** At a table of one's own. */
function Again({ now }: { readonly now: GameModel }) {
  const { turn } = useReplay();
  const { session, names } = now;
  const viewer = session.viewer.value;
  const id = session.table.value;
  const players = session.setup.value?.seats.map(({ player }) => player) ?? [];
  if (viewer === 'spectator' || id === undefined) return null;
  return (
    <TryAgainButton
      turn={turn.value}
      seat={viewer}
      names={names.value}
      players={players}
      isOwnSeat
      source={async () => ({ from: 'store', id })}
    />
  );
}
