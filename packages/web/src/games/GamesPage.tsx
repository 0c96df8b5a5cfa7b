/** Every game of the reader, here and online, under way or over: to go on with, to find, to keep and to take along. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { RECOVER } from '../address/route.ts';
import { CornerButtons } from '../home/Corners.tsx';
import { t } from '../i18n/texts.ts';
import { BackPill } from '../online/parts/BackPill.tsx';
import { OnlineIcon } from '../online/parts/OnlineIcon.tsx';
import { Refused } from '../online/parts/Refused.tsx';
import { lazyDialog } from '../shell/loading/lazy.tsx';
import { NAME } from '../shell/loading/name.ts';
import { GamesContext } from './context.ts';
import { Filters } from './Filters.tsx';
import { GamesIcon } from './GamesIcon.tsx';
import { GamesModel } from './gamesModel.ts';
import { List } from './List.tsx';
import { Nothing, Notices, Troubles } from './Notices.tsx';
import { KeptHere, TakeAlong, TakeIn } from './Transfer.tsx';
import { useDroppedFiles } from './useDroppedFiles.ts';
import { hasRoomBeside, useHasAside } from './useHasAside.ts';
import { useOnlineGames } from './useOnlineGames.ts';
import '../styles/online.css';
import '../styles/games.css';

const SeatsAlong = lazyDialog(async () => (await import('../online/own/SeatsAlong.tsx')).SeatsAlong);
const GameMenu = lazyDialog(async () => (await import('./GameMenu.tsx')).GameMenu);
const TransferDialog = lazyDialog(async () => (await import('./TransferDialog.tsx')).TransferDialog);

type Opened = { readonly game: string } | 'transfer' | 'along' | undefined;

export function GamesPage() {
  const model = useMemo(() => new GamesModel(), []);
  const opened = useSignal<Opened>(undefined);
  const hasAside = useHasAside();
  const online = useOnlineGames(model);
  const isOver = useDroppedFiles((files) => {
    if (!hasRoomBeside()) opened.value = 'transfer';
    void model.read(files);
  });
  const words = t.games;
  useEffect(() => {
    void model.load();
    document.title = `${t.games.heading} · ${NAME}`;
    return () => {
      document.title = NAME;
      model.close();
    };
  }, [model]);
  const close = (): void => {
    opened.value = undefined;
  };
  const { value: open } = opened;
  const inMenu = typeof open === 'object' ? model.games.value.find(({ id }) => id === open.game) : undefined;
  const isKnown = model.isKnown.value && online.isAnswered;
  const isEmpty = isKnown && model.games.value.length === 0;
  return (
    <GamesContext.Provider value={model}>
      <div class="games-page">
        <header class="games-top">
          <BackPill />
          <CornerButtons />
        </header>
        <main class="games-main">
          <div class="games-head">
            <h1 class="display">{words.heading}</h1>
            {!hasAside && (
              <button
                type="button"
                class="button plain small"
                aria-haspopup="dialog"
                onClick={() => {
                  opened.value = 'transfer';
                }}
              >
                <GamesIcon name="takeIn" size={20} />
                <span>{words.takeIn.open}</span>
              </button>
            )}
          </div>
          <p class="games-loading" role="status">
            {!isKnown && t.app.loading}
          </p>
          <Troubles model={model} />
          <Refused error={online.error.value ?? model.unfetched.value} />
          <Notices model={model} />
          {isEmpty ? (
            <Nothing />
          ) : (
            <>
              <Filters model={model} />
              <List
                model={model}
                hasMoreOnline={online.hasMore.value}
                onMoreOnline={online.more}
                onMenu={(game) => {
                  opened.value = { game };
                }}
              />
            </>
          )}
          <div class="games-elsewhere">
            <button
              type="button"
              class="button plain"
              aria-haspopup="dialog"
              onClick={() => {
                opened.value = 'along';
              }}
            >
              <OnlineIcon name="phone" size={22} />
              {t.own.games.along}
            </button>
            <a class="button plain" href={RECOVER}>
              <OnlineIcon name="key" size={22} />
              {t.own.games.haveCode}
            </a>
          </div>
        </main>
        {hasAside && (
          <aside class="games-aside">
            <TakeIn model={model} />
            <TakeAlong model={model} />
            <KeptHere model={model} />
          </aside>
        )}
        {isOver.value && (
          <div class="drop-veil" aria-hidden="true">
            <GamesIcon name="takeIn" size={56} />
            <b class="display">{words.takeIn.dropHere}</b>
          </div>
        )}
      </div>
      {inMenu !== undefined && <GameMenu model={model} game={inMenu} onClose={close} />}
      {open === 'transfer' && <TransferDialog model={model} onClose={close} />}
      {open === 'along' && <SeatsAlong onClose={close} />}
    </GamesContext.Provider>
  );
}
