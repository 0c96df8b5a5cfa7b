/** A page that is loaded when it is needed, together with its texts. */
import type { TextParts } from '@kairo/texts/browser';
import type { ComponentType } from 'preact';
import { needTexts } from '../i18n/texts.ts';
import { NotLoaded, Waiting } from './Loading.tsx';
import { useLoaded } from './useLoaded.ts';

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, part: keyof TextParts) {
  const loadAll = async (): Promise<ComponentType<P>> => {
    const [page] = await Promise.all([load(), needTexts(part)]);
    return page;
  };
  return function Lazy(props: P) {
    const page = useLoaded(loadAll);
    if (page === 'loading') return <Waiting />;
    if (page === 'failed') return <NotLoaded />;
    const Page = page.value;
    return <Page {...props} />;
  };
}
