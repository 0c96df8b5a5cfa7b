/** The page that the address asks for. */
import { t } from '../i18n/texts.ts';
import { PreferencesHost } from '../preferences/PreferencesHost.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazy } from './Lazy.tsx';
import { goTo, HOME, type Route, route } from './route.ts';
import { Trouble } from './Trouble.tsx';

const HomePage = lazy(async () => (await import('../home/HomePage.tsx')).HomePage, 'home');
const TablePage = lazy(async () => (await import('../table/TablePage.tsx')).TablePage, 'play');

export function App() {
  return (
    <ErrorBoundary>
      <Page route={route.value} />
      <PreferencesHost />
    </ErrorBoundary>
  );
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'home':
      // Another link is another set-up to begin with.
      return <HomePage key={location.hash} {...route} />;
    case 'table':
      return <TablePage {...route} onLeave={() => goTo(HOME)} />;
    case 'badLink':
    case 'nowhere':
      return (
        <Trouble texts={route.page === 'badLink' ? t.app.badLink : t.app.noPage}>
          <a class="button primary" href={HOME}>
            {t.app.toStart}
          </a>
        </Trouble>
      );
  }
}
