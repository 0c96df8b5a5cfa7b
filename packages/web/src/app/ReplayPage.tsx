/** Opens a finished game, waits for its first view, shows its turns; or says why it cannot be watched. */
import { ok } from '@kairo/engine/vocabulary';
import type { WatchedTurn } from '@kairo/table';
import type { ReplayMessages } from '@kairo/texts/browser';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { ReplayRoute } from '../address/route.ts';
import { ReplayLine } from '../client/replayLine.ts';
import type { Session } from '../client/session.ts';
import { GameContext } from '../game/context.ts';
import { GameModel } from '../game/model.ts';
import { t } from '../i18n/texts.ts';
import { ReplayContext } from '../replay/context.ts';
import { finishedFrame } from '../replay/finishedFrame.tsx';
import { ReplayScreen } from '../replay/ReplayScreen.tsx';
import { ReplayModel } from '../replay/replayModel.ts';
import { placeOf, type ReplayPlace, turnAddress, turnOf } from '../replay/replayPlace.ts';
import { sourceOf } from '../replay/replaySource.ts';
import { LostPage } from '../shell/failure/LostPage.tsx';
import { NAME } from '../shell/loading/name.ts';
import { Opening } from '../shell/loading/Opening.tsx';
import { sessionOver } from './sessionOver.ts';
import '../styles/screen.css';
import '../styles/replay.css';

type Trouble = keyof ReplayMessages['trouble'];

export function ReplayPage({ link, ...route }: Omit<ReplayRoute, 'page'>) {
  const place = placeOf(route);
  return <OneReplay key={turnAddress(place, 0)} place={place} turn={turnOf(link)} />;
}

function OneReplay({ place, turn }: { readonly place: ReplayPlace; readonly turn: number }) {
  const line = useMemo(() => new ReplayLine(), []);
  const session = useMemo(() => sessionOver(line), [line]);
  const replay = useSignal<ReplayModel | undefined>(undefined);
  const trouble = useSignal<Trouble | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    void opened(line, place).then((found) => {
      if (!isWanted) return;
      if (typeof found === 'string') {
        trouble.value = found;
        return;
      }
      const model = new ReplayModel(line, session, found);
      model.go(turn);
      replay.value = model;
      void session.join(Promise.resolve(ok(place.id)));
    });
    return () => {
      isWanted = false;
      session.close();
    };
  }, []);
  // The same game at another turn, by a link or by the browser's buttons.
  useEffect(() => replay.peek()?.go(turn), [turn, replay]);
  useEffect(() => {
    document.title = `${t.replay.title} · ${NAME}`;
    return () => {
      document.title = NAME;
    };
  }, []);
  const isDealt = useComputed(
    () => session.stage.view.value !== undefined && session.edition.value !== undefined,
  );
  if (trouble.value !== undefined) return <LostPage texts={t.replay.trouble[trouble.value]} />;
  if (replay.value === undefined || !isDealt.value) return <Opening />;
  return <Dealt place={place} session={session} replay={replay.value} />;
}

/** What is known of the turns, or why the game cannot be watched. */
async function opened(line: ReplayLine, place: ReplayPlace): Promise<readonly WatchedTurn[] | Trouble> {
  try {
    const source = await sourceOf(place);
    return source.ok ? unwrapped(await line.open(source.value)) : source.error;
  } catch {
    return 'replay/crashed';
  }
}

function unwrapped(result: Awaited<ReturnType<ReplayLine['open']>>): readonly WatchedTurn[] | Trouble {
  return result.ok ? result.value : result.error;
}

/** Milliseconds after which the address names the turn: browsers refuse changes that are too frequent. */
const SETTLED = 400;

interface DealtProps {
  readonly place: ReplayPlace;
  readonly session: Session;
  readonly replay: ReplayModel;
}

function Dealt({ place, session, replay }: DealtProps) {
  const model = useMemo(() => new GameModel(session, (icon) => t.terms.icon[icon]), [session]);
  useEffect(() => replay.start(), [replay]);
  const frame = useMemo(() => finishedFrame(place), [place]);
  useSignalEffect(() => {
    const address = turnAddress(place, replay.turn.value);
    const timer = setTimeout(() => history.replaceState(history.state, '', address), SETTLED);
    return () => clearTimeout(timer);
  });
  return (
    <GameContext.Provider value={model}>
      <ReplayContext.Provider value={replay}>
        <ReplayScreen frame={frame} />
      </ReplayContext.Provider>
    </GameContext.Provider>
  );
}
