/** The start page: starts a game in one tap, after an optional set-up. */
import { setupToLink, type TableSetup } from '@kairo/protocol';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { goTo, playAddress, resumeAddress } from '../address/route.ts';
import { Bazaar } from '../bazaar/Bazaar.tsx';
import { Strollers } from '../bazaar/Strollers.tsx';
import { t } from '../i18n/texts.ts';
import { storeTrouble } from '../preferences/store.ts';
import { Assembly, AssemblyContext, Lastly, Piecemeal } from '../scheduling/Piecemeal.tsx';
import { notesOnStartPage } from '../shell/device/notes.ts';
import { lazy, lazyDialog } from '../shell/loading/lazy.tsx';
import { lastSetup, rememberSetup } from '../storage/lastSetup.ts';
import { type UnfinishedGame, unfinishedGame } from '../storage/unfinishedGame.ts';
import { About } from './About.tsx';
import { ContinueGame } from './ContinueGame.tsx';
import { CornerButtons, LanguageButtons } from './Corners.tsx';
import { NewGame } from './NewGame.tsx';
import { PlayTogether } from './PlayTogether.tsx';
import { Proposal } from './Proposal.tsx';
import { ReplaceGame } from './ReplaceGame.tsx';
import { StartBar } from './StartBar.tsx';
import { gamesUnderWay, hadGames, lookAround } from './together.ts';

const BoardChoices = lazyDialog(async () => (await import('./BoardChoices.tsx')).BoardChoices);
const DeviceNotes = lazy(async () => (await import('../shell/device/DeviceNotes.tsx')).DeviceNotes, {
  texts: ['device'],
});
const GamesLine = lazy(async () => (await import('./GamesLine.tsx')).GamesLine, {});

/** The games that can be gone on with: on this device, and on the server once it has answered. */
function UnderWay({ unfinished }: { readonly unfinished: UnfinishedGame | undefined }) {
  const games = gamesUnderWay.value;
  if (games !== undefined && games.length > 0) return <GamesLine games={games} unfinished={unfinished} />;
  if (unfinished !== undefined) return <ContinueGame game={unfinished} />;
  // Room for what is still to come.
  return games === undefined && hadGames() ? <div class="line is-coming" /> : null;
}

export function HomePage({ proposed }: { readonly proposed?: TableSetup }) {
  const setup = useSignal(proposed ?? lastSetup());
  const proposal = useSignal(proposed);
  const unfinished = unfinishedGame();
  const change = (next: TableSetup): void => {
    setup.value = next;
  };
  const notes = notesOnStartPage();
  const isAsking = useSignal(false);
  const isChoosing = useSignal(false);
  const begin = (): void => {
    // The set-up of a link is not the user's own.
    if (proposal.value === undefined) rememberSetup(setup.value);
    goTo(playAddress(setupToLink(setup.value)));
  };
  const start = (): void => {
    if (unfinished === undefined) begin();
    else isAsking.value = true;
  };
  const decline = (): void => {
    setup.value = lastSetup();
    proposal.value = undefined;
  };
  const assembly = useMemo(() => new Assembly(), []);
  const isBusy = useComputed(() => !assembly.isDone.value);
  useEffect(() => {
    // Nothing that the first tap needs waits for the server.
    void assembly.begin().then(lookAround);
    const look = (): void => {
      if (!document.hidden) void lookAround();
    };
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [assembly]);
  return (
    <AssemblyContext.Provider value={assembly}>
      <div class="home">
        <Bazaar>
          <Lastly>
            <Strollers />
          </Lastly>
        </Bazaar>
        <Lastly>
          <nav class="corners">
            <LanguageButtons />
            <CornerButtons />
          </nav>
        </Lastly>
        <main class="home-main" aria-busy={isBusy}>
          <header class="poster">
            <h1 class="display" translate={false}>
              {t.app.title}
            </h1>
            <p>{t.home.tagline}</p>
            {storeTrouble.value !== undefined && (
              <p class="note" role="status">
                {t.preferences[storeTrouble.value]}
              </p>
            )}
            {proposal.value !== undefined && <Proposal setup={proposal.value} onDecline={decline} />}
            <UnderWay unfinished={unfinished} />
          </header>
          <div class="stalls">
            <Piecemeal>
              <NewGame
                setup={setup.value}
                onChange={change}
                onStart={start}
                onTable={() => {
                  isChoosing.value = true;
                }}
              />
            </Piecemeal>
            <Piecemeal>
              <PlayTogether />
            </Piecemeal>
            <Piecemeal>
              <About board={setup.value.edition} />
            </Piecemeal>
          </div>
          {notes.length > 0 && <DeviceNotes notes={notes} />}
        </main>
        <Lastly>
          <footer class="home-foot">
            <p>{t.home.unofficial}</p>
            <p>{t.home.licence}</p>
          </footer>
          <StartBar onStart={start} />
        </Lastly>
        {isChoosing.value && (
          <BoardChoices
            setup={setup.value}
            onChange={change}
            onClose={() => {
              isChoosing.value = false;
            }}
          />
        )}
        {isAsking.value && (
          <ReplaceGame
            address={resumeAddress(unfinished?.table ?? '')}
            onStart={begin}
            onClose={() => {
              isAsking.value = false;
            }}
          />
        )}
      </div>
    </AssemblyContext.Provider>
  );
}
