/** Why what was tapped cannot be used, in words and with the rule. */
import type { RefusalCode, RuleRefusal } from '@kairo/engine';
import type { Explanation } from '../../choice/inquiry.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { useTable } from '../context.ts';
import { useWords, type Words } from '../words.ts';

/** Of many reasons the ones that say most about the site itself come first; what only concerns stock, last. */
const LEAST: ReadonlySet<RefusalCode> = new Set([
  'build/no-stall-in-stock',
  'build/no-stand',
  'build/supply-empty',
]);

function reasonsOf({ answer }: Explanation, { play, table }: Words): string[] {
  switch (answer.about) {
    case 'site': {
      if (answer.refusal !== undefined) return [play.refusal(answer.refusal, table)];
      const refusals = answer.answers
        .map(({ refusal }) => refusal)
        .filter((refusal): refusal is RuleRefusal => refusal !== undefined)
        .toSorted((a, b) => Number(LEAST.has(a.code)) - Number(LEAST.has(b.code)));
      return [...new Set(refusals.map((refusal) => play.refusal(refusal, table)))];
    }
    case 'card':
    case 'customer':
    case 'action':
      return answer.refusal === undefined ? [] : [play.refusal(answer.refusal, table)];
    case 'nothing':
      return [play.refusal(answer.refusal, table)];
    default:
      return [];
  }
}

export function WhyNot() {
  const { inquiry, choice } = useTable();
  const words = useWords();
  const { t } = words;
  const explanation = inquiry.explanation.value;
  if (explanation === undefined) return null;
  const reasons = reasonsOf(explanation, words);
  if (reasons.length === 0) return null;
  const { puzzle } = explanation;
  return (
    <section class="why-not" role="status" aria-label={t.whyNot.heading}>
      <h3>{puzzle.about === 'site' ? t.whyNot.site(puzzle.site) : t.whyNot.heading}</h3>
      <button type="button" class="icon-button" aria-label={t.actions.cancel} onClick={() => choice.back()}>
        <UiIcon name="close" size={18} />
      </button>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}
