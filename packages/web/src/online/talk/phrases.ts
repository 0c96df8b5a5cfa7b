import type { Phrase, Said } from '@kairo/protocol';
import { t } from '../../i18n/texts.ts';
import type { OnlineIconName } from '../parts/OnlineIcon.tsx';

export const PHRASE_ICONS: { readonly [phrase in Phrase]: OnlineIconName } = {
  hello: 'hand',
  niceMove: 'star',
  oneMoment: 'glass',
  ohNo: 'oh',
  thanks: 'tea',
  goodGame: 'smile',
};

/** Phrases in the reader's language; own words as they are. */
export function wordsOf({ phrase, words }: Pick<Said, 'phrase' | 'words'>): string {
  return phrase === undefined ? (words ?? '') : t.company.talk.phrases[phrase];
}
