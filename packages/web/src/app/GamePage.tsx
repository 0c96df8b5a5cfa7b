/** A table in the page: opens it, waits for it, and tells what went wrong if there is none. */
import type { TableError, TableSetup } from '@kairo/protocol';
import { useComputed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { RESUME } from '../address/route.ts';
import { Session } from '../client/session.ts';
import { Stage } from '../client/stage.ts';
import { localTransport } from '../client/transport.ts';
import { Sprite } from '../drawings/Sprite.tsx';
import { t } from '../i18n/texts.ts';
import { performanceWhenNeeded } from '../motion/whenNeeded.ts';
import { motion } from '../preferences/effective.ts';
import { preferences } from '../preferences/store.ts';
import { Assembly, AssemblyContext, Piecemeal } from '../scheduling/Piecemeal.tsx';
import { Trouble } from '../shell/failure/Trouble.tsx';
import { Opening } from '../shell/loading/Opening.tsx';
import '../styles/screen.css';
import { TableContext } from '../game/context.ts';
import { TableModel } from '../game/model.ts';
import { trackUnfinishedGame } from '../game/trackUnfinishedGame.ts';
import { Announcer } from '../screen/Announcer.tsx';
import { TableScreen } from '../screen/GameScreen.tsx';

interface Props {
  /** A new game; without it the one that was left goes on. */
  readonly setup?: TableSetup;
  readonly onLeave: () => void;
}

/** Their words say so. */
const RELOAD_HELPS: ReadonlySet<TableError['code']> = new Set([
  'table/protocol',
  'table/elsewhere',
  'table/bot',
  'table/crashed',
]);

/** Milliseconds for each part of the final scoring. */
const SCORING_PACE = { slow: 1400, normal: 900, fast: 450, none: 0 };

export function TablePage({ setup, onLeave }: Props) {
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
  const session = useMemo(openSession, []);
  useEffect(() => {
    if (setup === undefined) session.resume();
    else session.open(setup);
    const stopTracking = trackUnfinishedGame(session);
    return () => {
      stopTracking();
      session.close();
    };
  }, [session, setup]);
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
      {isDealt.value && <LaidTable session={session} onRematch={onRematch} onLeave={onLeave} />}
    </AssemblyContext.Provider>
  );
}

function openSession(): Session {
  const performance = performanceWhenNeeded({
    edition: () => session.edition.value,
    viewer: () => session.viewer.value,
    signOf: (owner) => (owner === 'neutral' ? owner : (session.setup.value?.seats[owner]?.icon ?? 'neutral')),
  });
  const session: Session = new Session(localTransport(), new Stage(performance));
  return session;
}

interface LaidProps {
  readonly session: Session;
  readonly onRematch: (setup: TableSetup) => void;
  readonly onLeave: () => void;
}

function LaidTable({ session, onRematch, onLeave }: LaidProps) {
  const endsTurnsAlone = useComputed(() => preferences.value.autoEndTurn);
  const model = useMemo(
    () => new TableModel(session, { nameOfIcon: (icon) => t.terms.icon[icon], endsTurnsAlone }),
    [session, endsTurnsAlone],
  );
  useEffect(() => () => model.close(), [model]);
  // Whoever reloads the page goes on with this game, and does not begin another.
  useEffect(() => history.replaceState(null, '', RESUME), []);
  // Whoever plays alone is about to sit down: until then everything would be shown only to be shown anew.
  if (!model.isSeated.value) return null;
  return (
    <TableContext.Provider value={model}>
      <Piecemeal>
        <Sprite />
      </Piecemeal>
      <Announcer />
      <TableScreen
        hasShortcuts={preferences.value.shortcuts}
        scoringPace={SCORING_PACE[motion.value]}
        onRematch={onRematch}
        onLeave={onLeave}
      />
    </TableContext.Provider>
  );
}
