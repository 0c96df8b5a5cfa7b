/** A text in which the numbers of rules lead to them. */
import { isRuleNumber } from '@kairo/texts/rulebook';
import { rulePlace } from './chapters.ts';
import { useVisit } from './places.ts';

export function Linked({ text }: { readonly text: string }) {
  return text
    .split(/(R\d+(?:\.\d+)?)/)
    .map((part, i) => (i % 2 === 0 ? part : <RuleLink key={`${i} ${part}`} rule={part} />));
}

export function RuleLink({ rule }: { readonly rule: string }) {
  const go = useVisit();
  if (!isRuleNumber(rule)) return rule;
  return (
    <button type="button" class="text-button cited" onClick={() => go(rulePlace(rule))}>
      {rule}
    </button>
  );
}
