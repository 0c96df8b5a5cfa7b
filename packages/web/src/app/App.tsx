/** The composition root: the page for the current address, with the dialogs that can be opened on any page. */

import { goTo, HOME, type LocalRoute, type Route, route } from '../address/route.ts';
import { t } from '../i18n/texts.ts';
import { RULEBOOK_TEXTS } from '../rulebook/opened/parts.ts';
import { RulebookHost } from '../rulebook/RulebookHost.tsx';
import { ErrorBoundary } from '../shell/failure/ErrorBoundary.tsx';
import { LostPage } from '../shell/failure/LostPage.tsx';
import { lazyPage } from '../shell/loading/lazy.tsx';
import { PreferencesHost } from '../shell/preferences/PreferencesHost.tsx';
import { Linked } from './Linked.tsx';

const HomePage = lazyPage(async () => (await import('../home/HomePage.tsx')).HomePage, 'home');
/** Online pages say much as the start page does. */
const OnlinePages = lazyPage(
  async () => (await import('./OnlinePages.tsx')).OnlinePages,
  'together',
  'company',
  'own',
  'home',
);
const ReplayPage = lazyPage(
  async () => (await import('./ReplayPage.tsx')).ReplayPage,
  'play',
  'replay',
  'again',
);
const RulebookPage = lazyPage(
  async () => (await import('../rulebook/Rulebook.tsx')).RulebookPage,
  ...RULEBOOK_TEXTS,
);
const GamesPage = lazyPage(
  async () => (await import('../games/GamesPage.tsx')).GamesPage,
  'together',
  'own',
  'home',
  'games',
);
const LearnPages = lazyPage(async () => (await import('./LearnPages.tsx')).LearnPages, 'learn');
const GamePage = lazyPage(async () => (await import('./GamePage.tsx')).GamePage, 'play');

/** Preloads the page for an address. A failure is reported when the page is shown. */
export async function loadPage(route: Route): Promise<void> {
  const { page } = route;
  if (page === 'nowhere') return;
  await pageFor(page)
    .load()
    .catch(() => undefined);
}

function pageFor(page: Exclude<Route['page'], 'nowhere'>): { readonly load: () => Promise<unknown> } {
  switch (page) {
    case 'home':
      return HomePage;
    case 'game':
      return GamePage;
    case 'games':
      return GamesPage;
    case 'replay':
      return ReplayPage;
    case 'rules':
      return RulebookPage;
    case 'learn':
      return LearnPages;
    default:
      return OnlinePages;
  }
}

export function App() {
  return (
    <ErrorBoundary>
      <Page route={route.value} />
      <PreferencesHost />
      <RulebookHost />
    </ErrorBoundary>
  );
}

const leaveTable = (): void => goTo(HOME);

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'nowhere':
      return <LostPage texts={t.app.noPage} />;
    case 'home':
    case 'game':
      return <LocalPage {...route} />;
    case 'rules':
      return <RulebookPage {...route} />;
    case 'replay':
      return <ReplayPage {...route} />;
    case 'games':
      return <GamesPage />;
    case 'learn':
      return <LearnPages route={route} />;
    default:
      return <OnlinePages route={route} />;
  }
}

function LocalPage({ page, link, id }: LocalRoute) {
  if (id !== undefined) return <GamePage key={id} id={id} onLeave={leaveTable} />;
  if (link === undefined) return page === 'home' ? <HomePage /> : <GamePage onLeave={leaveTable} />;
  return (
    <Linked key={`${page} ${link}`} link={link}>
      {(setup) =>
        page === 'home' ? <HomePage proposed={setup} /> : <GamePage setup={setup} onLeave={leaveTable} />
      }
    </Linked>
  );
}
