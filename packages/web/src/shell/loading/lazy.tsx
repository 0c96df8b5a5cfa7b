/** A page that is loaded on demand together with its texts, or earlier by its `load`. */
import type { TextParts } from '@kairo/texts/browser';
import type { ComponentType } from 'preact';
import { needTexts } from '../../i18n/texts.ts';
import { NotLoaded, Waiting } from './Loading.tsx';
import { useLoaded } from './useLoaded.ts';

export function lazy<P extends object>(importPage: () => Promise<ComponentType<P>>, part: keyof TextParts) {
  let loaded: ComponentType<P> | undefined;
  const load = async (): Promise<ComponentType<P>> => {
    const [page] = await Promise.all([importPage(), needTexts(part)]);
    loaded = page;
    return page;
  };
  function Lazy(props: P) {
    const page = useLoaded(load, loaded);
    if (page === 'loading') return <Waiting />;
    if (page === 'failed') return <NotLoaded />;
    const Page = page.value;
    return <Page {...props} />;
  }
  return Object.assign(Lazy, { load });
}
