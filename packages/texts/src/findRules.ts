/** Finds rules by number or by words. */
import { groupOf, RULE_NUMBERS, type RuleMessages, type RuleNumber } from './messages/rules.ts';

/** Without accents and capitals. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * With a number, `R5.5`, `5.5` or `r5`: that rule, or its group. Otherwise those in which all words occur, in any order
 * and spelling; the heading of a group counts for each of its rules.
 */
export function findRules(
  { rule, group }: Pick<RuleMessages, 'rule' | 'group'>,
  asked: string,
): RuleNumber[] {
  const number = asked
    .trim()
    .toUpperCase()
    .replace(/^(?=\d)/, 'R');
  const numbered = RULE_NUMBERS.filter((one) => one === number || groupOf(one) === number);
  if (numbered.length > 0) return numbered;
  const words = plain(asked).split(/\s+/);
  return RULE_NUMBERS.filter((one) => {
    const text = plain(`${rule[one]} ${group[groupOf(one)]}`);
    return words.every((word) => text.includes(word));
  });
}
