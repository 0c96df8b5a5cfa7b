/** What is wrong with boards, in each language; loaded on demand by the few pages that need it. */
import type { Locale } from './locale.ts';
import type { BoardTexts } from './refusedBoard.ts';

const LOADERS: { readonly [locale in Locale]: () => Promise<{ readonly texts: BoardTexts }> } = {
  en: () => import('./en/boards.ts'),
  de: () => import('./de/boards.ts'),
  es: () => import('./es/boards.ts'),
  fr: () => import('./fr/boards.ts'),
};

export async function loadBoardTexts(locale: Locale): Promise<BoardTexts> {
  return (await LOADERS[locale]()).texts;
}
