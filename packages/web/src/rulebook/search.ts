/** Finds rules, examples, chapters and words of the glossary. */
import type { GuideTexts, Locale, RulebookTexts } from '@kairo/texts/browser';
import { EXAMPLE_IDS, EXAMPLES, findRules, GLOSSARY, groupOf, plain, TERM_IDS } from '@kairo/texts/rulebook';
import {
  CHAPTERS,
  type ChapterId,
  chapterHeading,
  chapterPlace,
  examplePlace,
  rulePlace,
  termPlace,
} from './chapters.ts';

export interface Found {
  readonly chapter: ChapterId;
  /** The id of an element. */
  readonly place: string;
  /** The number of a rule or an example, or nothing. */
  readonly label: string;
  readonly text: string;
}

interface Words {
  readonly guide: GuideTexts;
  readonly rulebook: RulebookTexts;
  readonly locale: Locale;
}

/** In the order of the book. With the number of a rule, only that rule or its group. */
export function searchBook(asked: string, { guide, rulebook, locale }: Words): readonly Found[] {
  const rules = findRules(guide.rules, asked).map(
    (rule): Found => ({
      chapter: groupOf(rule),
      place: rulePlace(rule),
      label: rule,
      text: guide.rules.rule[rule],
    }),
  );
  if (/^r?\d+(\.\d+)?$/i.test(asked.trim())) return rules;
  const words = plain(asked.trim()).split(/\s+/);
  const matches = (...texts: readonly string[]): boolean => {
    const all = plain(texts.join(' '));
    return words.every((word) => all.includes(word));
  };
  const examples = EXAMPLE_IDS.flatMap((id, i): Found[] => {
    const { title, text } = rulebook.examples[id];
    const chapter: ChapterId = id === 'cards' ? 'cards' : id === 'neutral' ? 'two' : groupOf(EXAMPLES[id]);
    const found: Found = {
      chapter,
      place: examplePlace(id),
      label: rulebook.example(i + 1),
      text: `${title.charAt(0).toUpperCase()}${title.slice(1)}. ${text}`,
    };
    return matches(title, text) ? [found] : [];
  });
  const prose = (['cards', 'two', 'bots'] as const).flatMap((chapter) =>
    rulebook[chapter].lines
      .filter((line) => matches(chapterHeading(chapter, guide, rulebook), line))
      .map((text): Found => ({ chapter, place: chapterPlace(chapter), label: '', text })),
  );
  const terms = TERM_IDS.flatMap((term): Found[] => {
    const [name, meaning] = [GLOSSARY[term][locale], rulebook.glossary.meaning[term]];
    const found: Found = {
      chapter: 'glossary',
      place: termPlace(term),
      label: '',
      text: `${name}: ${meaning}`,
    };
    return matches(name) ? [found] : [];
  });
  const all = [...rules, ...examples, ...prose, ...terms];
  return CHAPTERS.flatMap((chapter) => all.filter((found) => found.chapter === chapter));
}

/** The text in pieces: every second one is what was asked for. */
export function highlighted(text: string, asked: string): readonly string[] {
  const words = plain(asked)
    .split(/\s+/)
    .filter((word) => word !== '');
  const letters = [...text];
  const flat = letters.map((letter) => plain(letter));
  const isMarked = letters.map(() => false);
  for (const word of words) {
    const size = [...word].length;
    for (let i = 0; i + size <= letters.length; i++) {
      if (flat.slice(i, i + size).join('') === word) isMarked.fill(true, i, i + size);
    }
  }
  const pieces = [''];
  letters.forEach((letter, i) => {
    if ((pieces.length % 2 === 0) !== isMarked[i]) pieces.push('');
    pieces[pieces.length - 1] += letter;
  });
  return pieces;
}
