/** A table on a screen in the middle of the room: what everyone may see, large, with nothing to press. */
import { ok } from '@kairo/engine/vocabulary';
import { useComputed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { screenAddress } from '../address/route.ts';
import { lineTo, wakeOnReturn } from '../client/online/browserLine.ts';
import { OnlineTable } from '../client/online/onlineTable.ts';
import { GameContext } from '../game/context.ts';
import { GameModel } from '../game/model.ts';
import { t } from '../i18n/texts.ts';
import { keepAwake } from '../online/screen/keepAwake.ts';
import { ScreenSeats } from '../online/screen/ScreenSeats.tsx';
import { ScreenTable } from '../online/screen/ScreenTable.tsx';
import { LostPage } from '../shell/failure/LostPage.tsx';
import { NAME } from '../shell/loading/name.ts';
import { Opening } from '../shell/loading/Opening.tsx';
import { sessionOver } from './sessionOver.ts';
import '../styles/home.css';
import '../styles/online.css';
import '../styles/screen.css';

export function ScreenPage({ id }: { readonly id: string }) {
  const table = useMemo(() => new OnlineTable(id, lineTo(id, 'spectator')), [id]);
  useEffect(() => {
    document.title = `${t.bigScreen.title} · ${NAME}`;
    const stops = [wakeOnReturn(table), keepAwake(), () => table.close()];
    return () => {
      document.title = NAME;
      for (const stop of stops) stop();
    };
  }, [table]);
  const refusal = table.refusal.value;
  const room = table.room.value;
  const next = room?.next ?? null;
  useEffect(() => {
    // A rematch takes the screen along.
    if (next !== null) location.replace(screenAddress(next));
  }, [next]);
  const words = t.together.trouble;
  if (refusal !== undefined) return <LostPage texts={words[refusal]} />;
  if (room === undefined) return <Opening />;
  if (room.state === 'closed' || room.state === 'expired') return <LostPage texts={words[room.state]} />;
  return room.state === 'waiting' ? <ScreenSeats room={room} /> : <Shown table={table} />;
}

function Shown({ table }: { readonly table: OnlineTable }) {
  const session = useMemo(() => sessionOver(table.transport, { names: table.names }), [table]);
  useEffect(() => {
    void session.join(Promise.resolve(ok(table.id)));
    return () => session.close();
  }, [session, table]);
  const isDealt = useComputed(
    () => session.stage.view.value !== undefined && session.edition.value !== undefined,
  );
  const failure = session.failure.value;
  if (failure !== undefined) return <LostPage texts={t.together.trouble.unreachable} />;
  return isDealt.value ? <Dealt table={table} session={session} /> : <Opening />;
}

interface DealtProps {
  readonly table: OnlineTable;
  readonly session: ReturnType<typeof sessionOver>;
}

function Dealt({ table, session }: DealtProps) {
  const model = useMemo(() => new GameModel(session, (icon) => t.terms.icon[icon]), [session]);
  return (
    <GameContext.Provider value={model}>
      <ScreenTable room={table.room.value} line={table.line.value} heard={table.company.heard.value} />
    </GameContext.Provider>
  );
}
