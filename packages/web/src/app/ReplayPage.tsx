/** Opens a finished game, waits for its first view, looks back on it; or says why it cannot be watched. */
import { err, ok, type Result } from '@kairo/engine/vocabulary';
import type { WatchedTurn } from '@kairo/table';
import type { ReplayMessages } from '@kairo/texts/browser';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { ReplayPart, ReplayRoute } from '../address/route.ts';
import { ReplayLine } from '../client/replayLine.ts';
import type { Session } from '../client/session.ts';
import { GameContext } from '../game/context.ts';
import { GameModel } from '../game/model.ts';
import { t } from '../i18n/texts.ts';
import { ReplayContext, useReplay } from '../replay/context.ts';
import { finishedFrame } from '../replay/finishedFrame.tsx';
import { ReplayScreen } from '../replay/ReplayScreen.tsx';
import { ReplayModel } from '../replay/replayModel.ts';
import { placeOf, type ReplayPlace, turnAddress, turnOf } from '../replay/replayPlace.ts';
import { sourceOf } from '../replay/replaySource.ts';
import { LostPage } from '../shell/failure/LostPage.tsx';
import { lazyPage } from '../shell/loading/lazy.tsx';
import { NAME } from '../shell/loading/name.ts';
import { Opening } from '../shell/loading/Opening.tsx';
import type { ReplaySource } from '../worker/replayControl.ts';
import { sessionOver } from './sessionOver.ts';
import '../styles/screen.css';
import '../styles/replay.css';

type Trouble = keyof ReplayMessages['trouble'];

const ReviewScreen = lazyPage(
  async () => (await import('./reviewParts.ts')).ReviewScreen,
  'review',
  'advice',
);
const ChartsScreen = lazyPage(async () => (await import('./reviewParts.ts')).ChartsScreen, 'review');

interface Found {
  readonly source: ReplaySource;
  /** What is known of them. */
  readonly turns: readonly WatchedTurn[];
}

export function ReplayPage({ link, part, ...route }: Omit<ReplayRoute, 'page'>) {
  const place = placeOf(route);
  return <OneReplay key={turnAddress(place, 0)} place={place} part={part} turn={turnOf(link)} />;
}

interface Props {
  readonly place: ReplayPlace;
  readonly part: ReplayPart;
  readonly turn: number;
}

function OneReplay({ place, part, turn }: Props) {
  const line = useMemo(() => new ReplayLine(), []);
  const session = useMemo(() => sessionOver(line), [line]);
  const replay = useSignal<ReplayModel | undefined>(undefined);
  const source = useSignal<ReplaySource | undefined>(undefined);
  const trouble = useSignal<Trouble | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    void opened(line, place).then((found) => {
      if (!isWanted) return;
      if (!found.ok) {
        trouble.value = found.error;
        return;
      }
      const model = new ReplayModel(line, session, found.value.turns);
      model.go(turn);
      source.value = found.value.source;
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
    document.title = `${t.replay.parts[part]} · ${NAME}`;
    return () => {
      document.title = NAME;
    };
  }, [part]);
  const isDealt = useComputed(
    () => session.stage.view.value !== undefined && session.edition.value !== undefined,
  );
  if (trouble.value !== undefined) return <LostPage texts={t.replay.trouble[trouble.value]} />;
  if (replay.value === undefined || source.value === undefined || !isDealt.value) return <Opening />;
  return <Dealt place={place} part={part} session={session} replay={replay.value} source={source.value} />;
}

/** The game, or why it cannot be watched. */
async function opened(line: ReplayLine, place: ReplayPlace): Promise<Result<Found, Trouble>> {
  try {
    const source = await sourceOf(place);
    if (!source.ok) return source;
    const turns = await line.open(source.value);
    return turns.ok ? ok({ source: source.value, turns: turns.value }) : turns;
  } catch {
    return err('replay/crashed');
  }
}

/** Milliseconds after which the address names the turn: browsers refuse changes that are too frequent. */
const SETTLED = 400;

interface DealtProps {
  readonly place: ReplayPlace;
  readonly part: ReplayPart;
  readonly source: ReplaySource;
  readonly session: Session;
  readonly replay: ReplayModel;
}

function Dealt({ place, part, source, session, replay }: DealtProps) {
  const model = useMemo(() => new GameModel(session, (icon) => t.terms.icon[icon]), [session]);
  useEffect(() => replay.start(), [replay]);
  return (
    <GameContext.Provider value={model}>
      <ReplayContext.Provider value={replay}>
        {part === 'replay' && <Watched {...place} />}
        {part === 'review' && <ReviewScreen place={place} source={source} />}
        {part === 'charts' && <ChartsScreen {...place} />}
      </ReplayContext.Provider>
    </GameContext.Provider>
  );
}

/** The address follows the turn. */
function Watched(place: ReplayPlace) {
  const replay = useReplay();
  const frame = useMemo(() => finishedFrame(place), [place.of, place.id]);
  useSignalEffect(() => {
    const address = turnAddress(place, replay.turn.value);
    const timer = setTimeout(() => history.replaceState(history.state, '', address), SETTLED);
    return () => clearTimeout(timer);
  });
  return <ReplayScreen frame={frame} />;
}
