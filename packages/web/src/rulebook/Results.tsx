/** What a search has found, by chapter. */
import { locale, t } from '../i18n/texts.ts';
import { UiIcon } from '../pieces/UiIcon.tsx';
import { CHAPTERS, chapterHeading, chapterNumber } from './chapters.ts';
import { useVisit } from './places.ts';
import { type Found, highlighted, searchBook } from './search.ts';

export function Results({ asked }: { readonly asked: string }) {
  const { guide, rulebook } = t;
  const found = searchBook(asked, { guide, rulebook, locale: locale.value });
  const { search } = rulebook;
  return (
    <section class="book-results">
      <p role="status">{found.length === 0 ? search.nothing(asked) : search.found(found.length, asked)}</p>
      {CHAPTERS.map((chapter) => {
        const within = found.filter((one) => one.chapter === chapter);
        if (within.length === 0) return null;
        return (
          <section key={chapter}>
            <h2>
              <b class="display">{chapterNumber(chapter)}</b> {chapterHeading(chapter, guide, rulebook)}
            </h2>
            <ul>
              {within.map((one) => (
                <li key={`${one.place} ${one.text}`}>
                  <Result found={one} asked={asked} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

function Result({ found: { place, label, text }, asked }: { readonly found: Found; readonly asked: string }) {
  const go = useVisit();
  return (
    <button type="button" class="book-result" onClick={() => go(place)}>
      <b>{label}</b>
      <span>
        {highlighted(text, asked).map((piece, i) =>
          i % 2 === 0 ? piece : <mark key={`${i} ${piece}`}>{piece}</mark>,
        )}
      </span>
      <UiIcon name="next" size={18} />
    </button>
  );
}
