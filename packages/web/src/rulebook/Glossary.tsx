/** The words of the game: the reader's first, with their meaning, then those of the other languages. */
import { LOCALES, NATIVE_NAMES } from '@kairo/texts/browser';
import { GLOSSARY, TERM_IDS } from '@kairo/texts/rulebook';
import { locale, t } from '../i18n/texts.ts';
import { termPlace } from './chapters.ts';
import { RuleLink } from './Linked.tsx';

export function Glossary() {
  const own = locale.value;
  const others = LOCALES.filter((one) => one !== own);
  const terms = TERM_IDS.toSorted((a, b) => GLOSSARY[a][own].localeCompare(GLOSSARY[b][own], own));
  return (
    <dl class="book-glossary">
      {terms.map((term) => (
        <div key={term} id={termPlace(term)} tabIndex={-1}>
          <dt>
            <b>{GLOSSARY[term][own]}</b> <RuleLink rule={GLOSSARY[term].rule} />
          </dt>
          <dd>{t.rulebook.glossary.meaning[term]}</dd>
          <dd class="book-languages">
            {others.map((other) => (
              <span key={other}>
                <small title={NATIVE_NAMES[other]}>{other}</small>{' '}
                <span lang={other}>{GLOSSARY[term][other]}</span>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
