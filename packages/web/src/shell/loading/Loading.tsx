/** Shown while a page is loading, and when loading has failed. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/texts.ts';
import { Trouble } from '../failure/Trouble.tsx';
import { Opening } from './Opening.tsx';

/** No message before this time: most pages are loaded sooner. */
const PATIENCE_MS = 300;

export function Waiting() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Opening>{isLong && <p role="status">{t.app.loading}</p>}</Opening>;
}

/** Browsers cache a failed import, so the whole page has to be reloaded. */
export function NotLoaded() {
  return (
    <Trouble texts={t.app.offline}>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {t.app.retry}
      </button>
    </Trouble>
  );
}
