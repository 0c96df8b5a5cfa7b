/** While something is being loaded, and when it did not arrive. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/texts.ts';
import { Trouble } from '../failure/Trouble.tsx';
import { Opening } from './Opening.tsx';

/** Waiting says nothing at first: most pages are there before anybody looks. */
const PATIENCE_MS = 300;

export function Waiting() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return <Opening>{isLong && <p role="status">{t.app.loading}</p>}</Opening>;
}

/** A browser remembers that a part did not arrive, so the whole page is loaded again. */
export function NotLoaded() {
  return (
    <Trouble texts={t.app.offline}>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {t.app.retry}
      </button>
    </Trouble>
  );
}
