/** Opens a table, waits for its first view, shows the game; or says what went wrong. */
import { ok } from '@kairo/engine/vocabulary';
import type { TableSetup } from '@kairo/protocol';
import { type ReadonlySignal, useComputed, useSignalEffect } from '@preact/signals';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { RESUME } from '../address/route.ts';
import type { Session } from '../client/session.ts';
import { type LocalTables, openLocalTables, type Transport, type WantedGame } from '../client/transport.ts';
import { takeBranch } from '../game/branching.ts';
import { t } from '../i18n/texts.ts';
import { motion } from '../preferences/effective.ts';
import { preferences } from '../preferences/store.ts';
import { openedRulebook } from '../rulebook/opened/dialog.ts';
import { Assembly, AssemblyContext } from '../scheduling/Piecemeal.tsx';
import { lazyPage } from '../shell/loading/lazy.tsx';
import { Opening } from '../shell/loading/Opening.tsx';
import { preferencesAreOpen } from '../shell/preferences/dialog.ts';
import '../styles/screen.css';
import { GameContext } from '../game/context.ts';
import { startController } from '../game/controller.ts';
import { GameModel } from '../game/model.ts';
import { OnlineContext, type OnlineParts, useOnline } from '../game/online.ts';
import { trackUnfinishedGame } from '../game/trackUnfinishedGame.ts';
import { Announcer } from '../screen/Announcer.tsx';
import { GameScreen } from '../screen/GameScreen.tsx';
import { followCoach } from './followCoach.ts';
import { pageIsHidden } from './pageVisibility.ts';
import { sessionOver } from './sessionOver.ts';
import { timer } from './timer.ts';

/** A game that is played on a server. */
export interface OnlineGame {
  readonly table: string;
  readonly transport: Transport;
  readonly parts: OnlineParts;
  /** Of the seats: people may hand theirs on. */
  readonly names: ReadonlySignal<readonly string[]>;
}

interface Props {
  /** Of a new game; without it an unfinished game is resumed. */
  readonly setup?: TableSetup;
  /** The game to be resumed; without it, the one that was played last. */
  readonly id?: string;
  /** Without it, the table is this page's own. */
  readonly online?: OnlineGame;
  /** The new game has a coach; games begun after it have none. */
  readonly isCoached?: boolean;
  readonly onLeave: () => void;
}

const LookBack = lazyPage(async () => (await import('./LookBack.tsx')).LookBack, 'replay', 'again');
const TableFailure = lazyPage(async () => (await import('./TableFailure.tsx')).TableFailure, 'whyNot');

/** Milliseconds for each part of the final scoring. */
const SCORING_PACE = { slow: 1400, normal: 900, fast: 450, none: 0 };

/** `id` names an unfinished game. */
interface Shown {
  readonly wanted?: WantedGame | undefined;
  readonly id?: string | undefined;
  readonly number: number;
}

export function GamePage({ setup, id, online, isCoached = false, onLeave }: Props) {
  const [game, setGame] = useState<Shown>(() => {
    const wanted = online === undefined ? (takeBranch() ?? setup) : setup;
    return { wanted, id: wanted === undefined ? id : undefined, number: 0 };
  });
  // Asked for on this very page.
  useSignalEffect(() => {
    const wanted = online === undefined ? takeBranch() : undefined;
    if (wanted !== undefined) setGame(({ number }) => ({ wanted, number: number + 1 }));
  });
  return (
    <OneGame
      key={game.number}
      {...(game.wanted === undefined ? {} : { wanted: game.wanted })}
      {...(game.id === undefined ? {} : { id: game.id })}
      {...(online === undefined ? {} : { online })}
      isCoached={isCoached && game.number === 0}
      onRematch={(wanted) => setGame({ wanted, number: game.number + 1 })}
      onLeave={onLeave}
    />
  );
}

interface OneGameProps extends Omit<Props, 'setup'> {
  readonly wanted?: WantedGame;
  readonly onRematch: (setup: TableSetup) => void;
}

function OneGame({ wanted, id, online, isCoached, onRematch, onLeave }: OneGameProps) {
  const { session, locate } = useMemo(() => open(online), []);
  useEffect(() => {
    void session.join(id === undefined ? locate(wanted) : Promise.resolve(ok(id)));
    const stopTracking = online === undefined ? trackUnfinishedGame(session, id) : undefined;
    return () => {
      stopTracking?.();
      session.close();
    };
  }, [session, locate, wanted, id, online]);
  const assembly = useMemo(() => new Assembly(), []);
  const isDealt = useComputed(
    () => session.stage.view.value !== undefined && session.edition.value !== undefined,
  );
  const failure = session.failure.value;
  if (failure !== undefined) {
    const setup = wanted !== undefined && 'source' in wanted ? undefined : wanted;
    return <TableFailure failure={failure} setup={setup} onRematch={onRematch} onLeave={onLeave} />;
  }
  return (
    <OnlineContext.Provider value={online?.parts}>
      <AssemblyContext.Provider value={assembly}>
        {!assembly.isDone.value && (
          <Opening>
            <p role="status">{wanted === undefined ? t.table.opening.resuming : t.table.opening.laying}</p>
          </Opening>
        )}
        {isDealt.value && (
          <DealtGame
            session={session}
            isLatest={id === undefined}
            isCoached={isCoached === true}
            onRematch={onRematch}
            onLeave={onLeave}
          />
        )}
      </AssemblyContext.Provider>
    </OnlineContext.Provider>
  );
}

interface Opened {
  readonly session: Session;
  readonly locate: LocalTables['locate'];
}

function open(online: OnlineGame | undefined): Opened {
  if (online !== undefined) {
    const { transport, parts, table, names } = online;
    return {
      session: sessionOver(transport, { standIns: parts.standIns, names }),
      locate: async () => ok(table),
    };
  }
  const tables = openLocalTables();
  return { session: sessionOver(tables), locate: tables.locate };
}

interface DealtProps {
  readonly session: Session;
  /** Its address need not name it. */
  readonly isLatest: boolean;
  readonly isCoached: boolean;
  readonly onRematch: (setup: TableSetup) => void;
  readonly onLeave: () => void;
}

function DealtGame({ session, isLatest, isCoached, onRematch, onLeave }: DealtProps) {
  const model = useMemo(() => new GameModel(session, (icon) => t.terms.icon[icon]), [session]);
  const toNow = useCallback(() => {
    model.overlay.value = undefined;
  }, [model]);
  const endsTurns = useComputed(() => preferences.value.autoEndTurn);
  const isAway = useComputed(
    () =>
      pageIsHidden.value ||
      preferencesAreOpen.value ||
      openedRulebook.value !== undefined ||
      model.overlay.value === 'past',
  );
  const isOwnTable = useOnline() === undefined;
  useEffect(
    () => startController(model, { endsTurns, isAway, timer, isOwnTable }),
    [model, endsTurns, isAway, isOwnTable],
  );
  useEffect(() => {
    // Reloading the page resumes this game instead of starting another; an online table has an address of its own.
    if (isOwnTable && isLatest) history.replaceState(history.state, '', RESUME);
  }, [isOwnTable, isLatest]);
  useEffect(() => followCoach(model, isCoached), [model, isCoached]);
  return (
    <GameContext.Provider value={model}>
      <Announcer />
      {model.overlay.value === 'past' ? (
        <LookBack onClose={toNow} />
      ) : (
        <GameScreen
          hasShortcuts={preferences.value.shortcuts}
          scoringPace={SCORING_PACE[motion.value]}
          onRematch={onRematch}
          onLeave={onLeave}
        />
      )}
    </GameContext.Provider>
  );
}
