/** A refusal in words. The texts for it are loaded with the first one. */
import type { TableRefusal } from '@kairo/protocol';
import { useEffect, useState } from 'preact/hooks';
import { hasTexts, needTexts, t } from '../i18n/texts.ts';
import { useWords } from './words.ts';

/** Undefined while the texts are being loaded. */
export function useRefusal(refusal: TableRefusal | undefined): string | undefined {
  const { table } = useWords();
  const [isOffline, setIsOffline] = useState(false);
  const isRefused = refusal !== undefined;
  useEffect(() => {
    if (isRefused) needTexts('whyNot').catch(() => setIsOffline(true));
  }, [isRefused]);
  if (!isRefused) return undefined;
  if (hasTexts('whyNot')) return t.whyNot.refusal(refusal, table);
  return isOffline ? t.app.offline.text : undefined;
}
