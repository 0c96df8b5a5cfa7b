/** The start page: a game in one tap, and everything that can be chosen before it. */
import { setupToLink, type TableSetup } from '@kairo/protocol';
import { useSignal } from '@preact/signals';
import { goTo, playAddress } from '../app/route.ts';
import { t } from '../i18n/texts.ts';
import { Sprite } from '../pieces/Sprite.tsx';
import { About } from './About.tsx';
import { BoardChoices } from './BoardChoices.tsx';
import { ContinueGame } from './ContinueGame.tsx';
import { CornerButtons, LanguageButtons } from './Corners.tsx';
import { lastSetup, rememberSetup, savedSeats } from './memory.ts';
import { NewGame } from './NewGame.tsx';
import { Proposal } from './Proposal.tsx';
import { StartBar } from './StartBar.tsx';
import { Scene } from './scene/Scene.tsx';
import { Strollers } from './scene/Strollers.tsx';

export function HomePage({ proposed }: { readonly proposed?: TableSetup }) {
  const setup = useSignal(proposed ?? lastSetup());
  const proposal = useSignal(proposed);
  const saved = savedSeats();
  const change = (next: TableSetup): void => {
    setup.value = next;
  };
  const start = (): void => {
    rememberSetup(setup.value);
    goTo(playAddress(setupToLink(setup.value)));
  };
  const decline = (): void => {
    setup.value = lastSetup();
    proposal.value = undefined;
  };
  return (
    <div class="home">
      <Sprite />
      <Scene>
        <Strollers />
      </Scene>
      <nav class="corners">
        <LanguageButtons />
        <CornerButtons />
      </nav>
      <main class="home-main">
        <header class="poster">
          <h1 class="display" translate={false}>
            {t.app.title}
          </h1>
          <p>{t.home.tagline}</p>
          {proposal.value !== undefined && <Proposal setup={proposal.value} onDecline={decline} />}
          {saved !== undefined && <ContinueGame seats={saved} />}
        </header>
        <div class="stalls">
          <NewGame setup={setup.value} replaces={saved !== undefined} onChange={change} onStart={start} />
          <BoardChoices setup={setup.value} onChange={change} />
          <About board={setup.value.edition} />
        </div>
      </main>
      <footer class="home-foot">
        <p>{t.home.unofficial}</p>
        <p>{t.home.licence}</p>
      </footer>
      <StartBar board={setup.value.edition} onStart={start} />
    </div>
  );
}
