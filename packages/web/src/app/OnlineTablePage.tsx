/** A table on the server, from its link or code on: joining, waiting, playing, and what can go wrong. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { goTo, HOME, TOGETHER, tableAddress } from '../address/route.ts';
import { followActivity } from '../client/online/activity.ts';
import type { ApiError } from '../client/online/api.ts';
import { browserTimer, lineTo, wakeOnReturn } from '../client/online/browserLine.ts';
import { type LineNotice, lineNotice } from '../client/online/lineNotice.ts';
import { isOutdated } from '../client/online/newerPage.ts';
import { OnlineTable } from '../client/online/onlineTable.ts';
import { tableOfCode } from '../client/online/tables.ts';
import { t } from '../i18n/texts.ts';
import { JoinPage } from '../online/join/JoinPage.tsx';
import type { OnlineSources } from '../online/parts/sources.ts';
import { steadyPresence } from '../online/parts/steadyPresence.ts';
import { onlineParts } from '../online/table/parts.tsx';
import { WaitingRoom } from '../online/waiting/WaitingRoom.tsx';
import { LostPage } from '../shell/failure/LostPage.tsx';
import { Trouble } from '../shell/failure/Trouble.tsx';
import { lazyPage } from '../shell/loading/lazy.tsx';
import { Opening } from '../shell/loading/Opening.tsx';
import '../styles/online.css';

const GamePage = lazyPage(async () => (await import('./GamePage.tsx')).GamePage, 'play');

const CODE_LENGTH = 6;

/** @param seat that someone chose elsewhere, such as on a screen in the room */
export function OnlineTablePage({ id, seat }: { readonly id: string; readonly seat?: number }) {
  const watched = useRef<string>(undefined);
  return id.length === CODE_LENGTH ? (
    <ByCode key={id} code={id.toUpperCase()} />
  ) : (
    <AtTable key={id} id={id} seat={seat} watched={watched} />
  );
}

/** Finds the table with a code, and goes there. */
function ByCode({ code }: { readonly code: string }) {
  const error = useSignal<ApiError | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    void tableOfCode(code).then((found) => {
      if (!isWanted) return;
      if (found.ok) location.replace(tableAddress(found.value.table));
      else error.value = found.error;
    });
    return () => {
      isWanted = false;
    };
  }, [code, error]);
  if (error.value === undefined) return <Opening />;
  const { noCode, failed } = t.together.trouble;
  const spelled = `${code.slice(0, 3)} ${code.slice(3)}`;
  return error.value.code === 'room/unknown' ? (
    <LostPage texts={{ heading: noCode.heading(spelled), text: noCode.text }} />
  ) : (
    <Trouble texts={{ heading: failed, text: t.together.refused(error.value) }}>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {t.app.retry}
      </button>
      <ToStart />
    </Trouble>
  );
}

/** How often a person who is there says so, as the server expects it. */
const STILL_HERE = 30_000;

function useOnlineTable(id: string) {
  const opened = useMemo(() => {
    const table = new OnlineTable(id, lineTo(id), isOutdated);
    const { notice, stop } = lineNotice(table.line, {
      timer: browserTimer,
      isDeviceOnline: () => navigator.onLine,
    });
    const presence = steadyPresence(table.room, browserTimer);
    return { table, notice, presence, stop };
  }, [id]);
  useEffect(() => {
    const { table, presence, stop } = opened;
    const stops = [
      stop,
      presence.stop,
      wakeOnReturn(table),
      followActivity((activity) => table.report(activity), STILL_HERE, browserTimer),
      () => table.close(),
    ];
    return () => {
      for (const end of stops) end();
    };
  }, [opened]);
  return opened;
}

interface AtTableProps {
  readonly id: string;
  readonly seat: number | undefined;
  /** The rematch of the table that is watched: it opens without asking again. */
  readonly watched: { current: string | undefined };
}

function AtTable({ id, seat, watched }: AtTableProps) {
  const { table, notice, presence } = useOnlineTable(id);
  const isWatching = useSignal(watched.current === id);
  const wasSeated = useRef(false);
  const refusal = table.refusal.value;
  const room = table.room.value;
  const words = t.together.trouble;
  if (refusal !== undefined) return <LostPage texts={words[refusal]} />;
  if (room === undefined) return <Connecting notice={notice.value} onTry={() => table.wake()} />;
  if (room.state === 'closed' || room.state === 'expired') {
    return (
      <Trouble texts={words[room.state]}>
        <a class="button primary" href={TOGETHER}>
          {words.openAnother}
        </a>
        <ToStart />
      </Trouble>
    );
  }
  const isSeated = room.seats.some(({ isYou }) => isYou);
  // After handing the seat on, a person becomes a spectator.
  if (wasSeated.current && !isSeated && room.state !== 'waiting') isWatching.value = true;
  wasSeated.current = isSeated;
  watched.current = isWatching.value && !isSeated ? (room.next ?? undefined) : undefined;
  const watch = (): void => {
    isWatching.value = true;
  };
  if (!isSeated && !isWatching.value)
    return <JoinPage table={table} room={room} wish={seat} onWatch={watch} />;
  if (room.state === 'waiting') {
    return (
      <>
        <Preparation />
        <WaitingRoom
          table={table}
          room={room}
          onSit={() => {
            isWatching.value = false;
          }}
        />
        <LineNote notice={notice.value} />
      </>
    );
  }
  return <Game key={String(isSeated)} table={table} notice={notice} presences={presence.shown} />;
}

/** The game is loaded while people wait for its start. */
function Preparation() {
  useEffect(() => void GamePage.load().catch(() => undefined), []);
  return null;
}

function Game({ table, notice, presences }: OnlineSources) {
  const parts = useMemo(() => onlineParts({ table, notice, presences }), [table, notice, presences]);
  const online = useMemo(
    () => ({ table: table.id, transport: table.transport, parts, names: table.names }),
    [table, parts],
  );
  return <GamePage online={online} onLeave={() => goTo(HOME)} />;
}

/** Until there is a first answer. */
function Connecting({ notice, onTry }: { readonly notice: LineNotice; readonly onTry: () => void }) {
  const words = t.together.trouble;
  if (notice === 'off') {
    return (
      <Trouble texts={words.unreachable}>
        <button type="button" class="button primary" onClick={onTry}>
          {t.app.retry}
        </button>
        <ToStart />
      </Trouble>
    );
  }
  return <Opening>{notice === 'trying' && <p role="status">{words.connecting}</p>}</Opening>;
}

/** In a waiting room. */
function LineNote({ notice }: { readonly notice: LineNotice }) {
  const words = t.together.table;
  const isShown = notice === 'trying' || notice === 'off';
  return (
    <p class="line-note" role="status" data-shown={isShown || undefined}>
      {isShown && words.lineLost}
    </p>
  );
}

function ToStart() {
  return (
    <a class="button" href={HOME}>
      {t.app.toStart}
    </a>
  );
}
