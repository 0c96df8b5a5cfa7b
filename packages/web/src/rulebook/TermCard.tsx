/** A word of the glossary and what it means. */
import { GLOSSARY, type TermId } from '@kairo/texts/rulebook';
import { locale, t } from '../i18n/texts.ts';
import { RuleLink } from './Linked.tsx';

export function TermCard({ term }: { readonly term: TermId }) {
  const { heading, meaning } = t.rulebook.glossary;
  return (
    <div class="book-card" role="status">
      <small>{heading}</small>
      <b>{GLOSSARY[term][locale.value]}</b> (<RuleLink rule={GLOSSARY[term].rule} />)<p>{meaning[term]}</p>
    </div>
  );
}
