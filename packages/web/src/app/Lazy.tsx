/** A page that is loaded when it is needed, together with its texts. */
import type { TextParts } from '@kairo/texts/browser';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { needTexts, t } from '../i18n/texts.ts';
import { Trouble } from './Trouble.tsx';
import { useLoaded } from './useLoaded.ts';

export function lazy<P extends object>(load: () => Promise<ComponentType<P>>, part: keyof TextParts) {
  const loadAll = async (): Promise<ComponentType<P>> => {
    const [page] = await Promise.all([load(), needTexts(part)]);
    return page;
  };
  return function Lazy(props: P) {
    const [page, retry] = useLoaded(loadAll);
    if (page === 'loading') return <Waiting />;
    if (page === 'failed') {
      return (
        <Trouble texts={t.app.offline}>
          <button type="button" class="button primary" onClick={retry}>
            {t.app.retry}
          </button>
        </Trouble>
      );
    }
    const Page = page.value;
    return <Page {...props} />;
  };
}

/** Waiting says nothing at first: most pages are there before anybody looks. */
const PATIENCE_MS = 300;

function Waiting() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main class="waiting" aria-busy="true">
      {isLong && <p role="status">{t.app.loading}</p>}
    </main>
  );
}
