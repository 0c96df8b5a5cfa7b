/** The page that the address asks for. */
import { GuideHost } from '../guide/GuideHost.tsx';
import { t } from '../i18n/texts.ts';
import { PreferencesHost } from '../preferences/PreferencesHost.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazy } from './Lazy.tsx';
import { Linked } from './Linked.tsx';
import { LostPage } from './LostPage.tsx';
import { goTo, HOME, type Route, route } from './route.ts';

const HomePage = lazy(async () => (await import('../home/HomePage.tsx')).HomePage, 'home');
const TablePage = lazy(async () => (await import('../table/TablePage.tsx')).TablePage, 'play');

/** Begins to load the page for an address, so that it is there when it is shown; if it fails, it is told then. */
export async function loadPage(route: Route): Promise<void> {
  if (route.page === 'nowhere') return;
  const page = route.page === 'home' ? HomePage : TablePage;
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
  if (link === undefined) return page === 'home' ? <HomePage /> : <TablePage onLeave={leaveTable} />;
  return (
    <Linked key={`${page} ${link}`} link={link}>
      {(setup) =>
        page === 'home' ? <HomePage proposed={setup} /> : <TablePage setup={setup} onLeave={leaveTable} />
      }
    </Linked>
  );
}
