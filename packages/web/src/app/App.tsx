/** The composition root: the page for the current address, with the dialogs that can be opened on any page. */

import { goTo, HOME, type Route, route } from '../address/route.ts';
import { GuideHost } from '../guide/GuideHost.tsx';
import { t } from '../i18n/texts.ts';
import { ErrorBoundary } from '../shell/failure/ErrorBoundary.tsx';
import { LostPage } from '../shell/failure/LostPage.tsx';
import { lazy } from '../shell/loading/lazy.tsx';
import { PreferencesHost } from '../shell/preferences/PreferencesHost.tsx';
import { Linked } from './Linked.tsx';

const HomePage = lazy(async () => (await import('../home/HomePage.tsx')).HomePage, 'home');
const GamePage = lazy(async () => (await import('./GamePage.tsx')).GamePage, 'play');

/** Preloads the page for an address. A failure is reported when the page is shown. */
export async function loadPage(route: Route): Promise<void> {
  if (route.page === 'nowhere') return;
  const page = route.page === 'home' ? HomePage : GamePage;
  await page.load().catch(() => undefined);
}

export function App() {
  return (
    <ErrorBoundary>
      <Page route={route.value} />
      <PreferencesHost />
      <GuideHost />
    </ErrorBoundary>
  );
}

const leaveTable = (): void => goTo(HOME);

function Page({ route }: { readonly route: Route }) {
  if (route.page === 'nowhere') return <LostPage texts={t.app.noPage} />;
  const { page, link } = route;
  if (link === undefined) return page === 'home' ? <HomePage /> : <GamePage onLeave={leaveTable} />;
  return (
    <Linked key={`${page} ${link}`} link={link}>
      {(setup) =>
        page === 'home' ? <HomePage proposed={setup} /> : <GamePage setup={setup} onLeave={leaveTable} />
      }
    </Linked>
  );
}
