/** A page for the set-up of a link, once that is read; else what is wrong with the link. */
import type { TableSetup } from '@kairo/protocol';
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/texts.ts';
import { NotLoaded, Waiting } from './Loading.tsx';
import { LostPage } from './LostPage.tsx';
import { useLoaded } from './useLoaded.ts';

interface Props {
  readonly link: string;
  readonly children: (setup: TableSetup) => ComponentChildren;
}

export function Linked({ link, children }: Props) {
  const setup = useLoaded(async () => (await import('./readLink.ts')).readLink(link));
  if (setup === 'loading') return <Waiting />;
  if (setup === 'failed') return <NotLoaded />;
  return setup.value === undefined ? <LostPage texts={t.app.badLink} /> : children(setup.value);
}
