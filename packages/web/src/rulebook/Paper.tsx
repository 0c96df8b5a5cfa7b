/** The head of every printed page: book and chapter, and the number of the page. So each chapter begins on a new one. */
import { t } from '../i18n/texts.ts';
import { NAME } from '../shell/loading/name.ts';
import { CHAPTERS, type ChapterId, chapterHeading, chapterNumber, chapterPlace } from './chapters.ts';

export function Paper() {
  // The title and the note about marks stand on the first and the last page.
  const ends = `.book-top { page: ${chapterPlace('aim')} } .book-foot { page: ${chapterPlace('glossary')} }`;
  return <style>{[ends, ...CHAPTERS.map(pagesOf)].join('\n')}</style>;
}

function pagesOf(chapter: ChapterId): string {
  const heading = `${chapterNumber(chapter)} ${chapterHeading(chapter, t.guide, t.rulebook)}`.trim();
  const place = chapterPlace(chapter);
  const head = JSON.stringify(`${NAME} · ${t.rulebook.title} · ${heading}`);
  return `#${place} { page: ${place} } @page ${place} { @top-left { content: ${head} } }`;
}
