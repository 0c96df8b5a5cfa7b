/** Shown while a page or a dialog is loading, and when loading a page has failed. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/texts.ts';
import { Trouble } from '../failure/Trouble.tsx';
import { Opening } from './Opening.tsx';

/** No message before this time: most parts are loaded sooner. */
const PATIENCE_MS = 300;

function useIsLong(): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}

export function Waiting() {
  const isLong = useIsLong();
  return <Opening>{isLong && <p role="status">{t.app.loading}</p>}</Opening>;
}

/** For a dialog, over the page from which it was opened. */
export function OnItsWay() {
  const isLong = useIsLong();
  return isLong ? (
    <p class="on-its-way" role="status">
      {t.app.loading}
    </p>
  ) : null;
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
