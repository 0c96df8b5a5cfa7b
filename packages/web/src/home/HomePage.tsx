/** The start page: starts a game in one tap, after an optional set-up. */
import { setupToLink, type TableSetup } from '@kairo/protocol';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { goTo, playAddress } from '../address/route.ts';
import { Bazaar } from '../bazaar/Bazaar.tsx';
import { Strollers } from '../bazaar/Strollers.tsx';
import { Sprite } from '../drawings/Sprite.tsx';
import { t } from '../i18n/texts.ts';
import { storeTrouble } from '../preferences/store.ts';
import { Assembly, AssemblyContext, Lastly, Piecemeal } from '../scheduling/Piecemeal.tsx';
import { lastSetup, rememberSetup } from '../storage/lastSetup.ts';
import { unfinishedGame } from '../storage/unfinishedGame.ts';
import { About } from './About.tsx';
import { BoardChoices } from './BoardChoices.tsx';
import { ContinueGame } from './ContinueGame.tsx';
import { CornerButtons, LanguageButtons } from './Corners.tsx';
import { NewGame } from './NewGame.tsx';
import { Proposal } from './Proposal.tsx';
import { ReplaceGame } from './ReplaceGame.tsx';
import { StartBar } from './StartBar.tsx';

export function HomePage({ proposed }: { readonly proposed?: TableSetup }) {
  const setup = useSignal(proposed ?? lastSetup());
  const proposal = useSignal(proposed);
  const unfinished = unfinishedGame();
  const change = (next: TableSetup): void => {
    setup.value = next;
  };
  const isAsking = useSignal(false);
  const begin = (): void => {
    rememberSetup(setup.value);
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
  useEffect(() => void assembly.begin(), [assembly]);
  return (
    <AssemblyContext.Provider value={assembly}>
      <div class="home">
        <Bazaar>
          <Lastly>
            <Strollers />
          </Lastly>
        </Bazaar>
        <Piecemeal>
          <Sprite />
        </Piecemeal>
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
            {unfinished !== undefined && <ContinueGame game={unfinished} />}
          </header>
          <div class="stalls">
            <Piecemeal>
              <NewGame setup={setup.value} onChange={change} onStart={start} />
            </Piecemeal>
            <Piecemeal>
              <BoardChoices setup={setup.value} onChange={change} />
            </Piecemeal>
            <Piecemeal>
              <About board={setup.value.edition} />
            </Piecemeal>
          </div>
        </main>
        <Lastly>
          <footer class="home-foot">
            <p>{t.home.unofficial}</p>
            <p>{t.home.licence}</p>
          </footer>
          <StartBar board={setup.value.edition} onStart={start} />
        </Lastly>
        {isAsking.value && (
          <ReplaceGame
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
