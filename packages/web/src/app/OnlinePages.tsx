/** The pages of online tables, and of what a person has on a server. */
import type { OnlineRoute } from '../address/route.ts';
import { CreatePage } from '../online/create/CreatePage.tsx';
import { OpenTablesPage } from '../online/lists/OpenTablesPage.tsx';
import { NotLoaded, Waiting } from '../shell/loading/Loading.tsx';
import { lazy } from '../shell/loading/lazy.tsx';
import { OnlineTablePage } from './OnlineTablePage.tsx';

const LATER = { waiting: Waiting, failed: NotLoaded } as const;

const RecoverPage = lazy(async () => (await import('../online/own/RecoverPage.tsx')).RecoverPage, LATER);
const TakePage = lazy(async () => (await import('../online/hand/TakePage.tsx')).TakePage, LATER);
const ScreenPage = lazy(async () => (await import('./ScreenPage.tsx')).ScreenPage, {
  ...LATER,
  texts: ['play', 'bigScreen'],
});

export function OnlinePages({ route }: { readonly route: OnlineRoute }) {
  switch (route.page) {
    case 'together':
      return <CreatePage />;
    case 'tables':
      return <OpenTablesPage />;
    case 'table':
      return <OnlineTablePage id={route.id} {...(route.seat !== undefined && { seat: route.seat })} />;
    case 'recover':
      return <RecoverPage key={route.code} code={route.code} />;
    case 'take':
      return <TakePage key={route.secret} table={route.id} seat={route.seat} secret={route.secret} />;
    case 'screen':
      return <ScreenPage key={route.id} id={route.id} />;
  }
}
