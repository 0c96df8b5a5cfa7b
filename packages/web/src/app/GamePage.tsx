/** Opens a table, waits for its first view, shows the game; or says what went wrong. */
import type { TableError, TableSetup } from '@kairo/protocol';
import { useComputed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { RESUME } from '../address/route.ts';
import { Session } from '../client/session.ts';
import { Stage } from '../client/stage.ts';
import { type LocalTables, openLocalTables } from '../client/transport.ts';
import { Sprite } from '../drawings/Sprite.tsx';
import { t } from '../i18n/texts.ts';
import { performanceWhenNeeded } from '../motion/whenNeeded.ts';
import { motion } from '../preferences/effective.ts';
import { preferences } from '../preferences/store.ts';
import { Assembly, AssemblyContext, Piecemeal } from '../scheduling/Piecemeal.tsx';
import { Trouble } from '../shell/failure/Trouble.tsx';
import { Opening } from '../shell/loading/Opening.tsx';
import '../styles/screen.css';
import { GameContext } from '../game/context.ts';
import { startController } from '../game/controller.ts';
import { GameModel } from '../game/model.ts';
import { trackUnfinishedGame } from '../game/trackUnfinishedGame.ts';
import { Announcer } from '../screen/Announcer.tsx';
import { GameScreen } from '../screen/GameScreen.tsx';

interface Props {
  /** Of a new game; without it the unfinished game is resumed. */
  readonly setup?: TableSetup;
  readonly onLeave: () => void;
}

/** Failures whose text advises reloading. */
const RELOAD_HELPS: ReadonlySet<TableError['code']> = new Set([
  'table/protocol',
  'table/elsewhere',
  'table/bot',
  'table/crashed',
]);

/** Milliseconds for each part of the final scoring. */
const SCORING_PACE = { slow: 1400, normal: 900, fast: 450, none: 0 };

export function GamePage({ setup, onLeave }: Props) {
  const [game, setGame] = useState({ setup, number: 0 });
  return (
    <OneGame
      key={game.number}
      {...(game.setup === undefined ? {} : { setup: game.setup })}
      onRematch={(again) => setGame({ setup: again, number: game.number + 1 })}
      onLeave={onLeave}
    />
  );
}

function OneGame({ setup, onRematch, onLeave }: Props & { readonly onRematch: (setup: TableSetup) => void }) {
  const { session, tables } = useMemo(openSession, []);
  useEffect(() => {
    void session.join(tables.locate(setup));
    const stopTracking = trackUnfinishedGame(session);
    return () => {
      stopTracking();
      session.close();
    };
  }, [session, tables, setup]);
  const assembly = useMemo(() => new Assembly(), []);
  const isDealt = useComputed(
    () => session.stage.view.value !== undefined && session.edition.value !== undefined,
  );
  const failure = session.failure.value;
  if (failure !== undefined) {
    return (
      <Trouble texts={{ heading: t.table.opening.failed, text: t.play.failure(failure) }}>
        {failure.code === 'setup/no-preset' && setup !== undefined && (
          <button
            type="button"
            class="button primary"
            onClick={() => onRematch({ ...setup, start: 'variable' })}
          >
            {t.table.opening.variable}
          </button>
        )}
        {RELOAD_HELPS.has(failure.code) && (
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {t.app.broken.reload}
          </button>
        )}
        <button type="button" class="button" onClick={onLeave}>
          {t.app.toStart}
        </button>
      </Trouble>
    );
  }
  return (
    <AssemblyContext.Provider value={assembly}>
      {!assembly.isDone.value && (
        <Opening>
          <p role="status">{setup === undefined ? t.table.opening.resuming : t.table.opening.laying}</p>
        </Opening>
      )}
      {isDealt.value && <DealtGame session={session} onRematch={onRematch} onLeave={onLeave} />}
    </AssemblyContext.Provider>
  );
}

function openSession(): { readonly session: Session; readonly tables: LocalTables } {
  const performance = performanceWhenNeeded({
    edition: () => session.edition.value,
    viewer: () => session.viewer.value,
    signOf: (owner) => (owner === 'neutral' ? owner : (session.setup.value?.seats[owner]?.icon ?? 'neutral')),
  });
  const tables = openLocalTables();
  const session: Session = new Session(tables, new Stage(performance));
  return { session, tables };
}

interface DealtProps {
  readonly session: Session;
  readonly onRematch: (setup: TableSetup) => void;
  readonly onLeave: () => void;
}

function DealtGame({ session, onRematch, onLeave }: DealtProps) {
  const model = useMemo(() => new GameModel(session, (icon) => t.terms.icon[icon]), [session]);
  const endsTurns = useComputed(() => preferences.value.autoEndTurn);
  useEffect(() => startController(model, { endsTurns }), [model, endsTurns]);
  // Reloading the page resumes this game instead of starting another.
  useEffect(() => history.replaceState(null, '', RESUME), []);
  return (
    <GameContext.Provider value={model}>
      <Piecemeal>
        <Sprite />
      </Piecemeal>
      <Announcer />
      <GameScreen
        hasShortcuts={preferences.value.shortcuts}
        scoringPace={SCORING_PACE[motion.value]}
        onRematch={onRematch}
        onLeave={onLeave}
      />
    </GameContext.Provider>
  );
}
