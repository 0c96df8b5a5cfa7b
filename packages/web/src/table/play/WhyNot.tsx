/** Why what was tapped cannot be used, in words and with the rule. */
import type { RefusalCode, RuleRefusal, SiteName, View } from '@kairo/engine';
import { Callout } from '../../board/callout/Callout.tsx';
import type { Puzzle } from '../../choice/choice.ts';
import type { Explanation } from '../../choice/inquiry.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { useTable } from '../context.ts';
import { isAmple, layout } from '../layout.ts';
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

interface Told {
  readonly heading: string;
  readonly reasons: readonly string[];
  /** What was tapped, if it lies on the board. */
  readonly site: SiteName | undefined;
}

function useExplanation(): Told | undefined {
  const { inquiry, view } = useTable();
  const words = useWords();
  const explanation = inquiry.explanation.value;
  if (explanation === undefined) return undefined;
  const reasons = reasonsOf(explanation, words);
  if (reasons.length === 0) return undefined;
  const { puzzle } = explanation;
  const { whyNot } = words.t;
  return {
    heading: puzzle.about === 'site' ? whyNot.site(puzzle.site) : whyNot.heading,
    reasons,
    site: siteOfPuzzle(puzzle, view.value),
  };
}

function siteOfPuzzle(puzzle: Puzzle, view: View): SiteName | undefined {
  if (puzzle.about === 'site') return puzzle.site;
  return puzzle.about === 'customer' ? (view.customers[puzzle.colour] ?? undefined) : undefined;
}

/** Beside the site on large boards. */
export function WhyNotCallout() {
  const told = useExplanation();
  if (told?.site === undefined || !isAmple(layout.value)) return null;
  return (
    <Callout site={told.site} class="why-not">
      <Reasons {...told} />
    </Callout>
  );
}

/** A sheet over the panels elsewhere: on a small board it would hide what it is about. */
export function WhyNotSheet() {
  const told = useExplanation();
  if (told === undefined || (told.site !== undefined && isAmple(layout.value))) return null;
  return (
    <div class="why-not why-not-sheet panel">
      <Reasons {...told} />
    </div>
  );
}

function Reasons({ heading, reasons }: Told) {
  const { choice } = useTable();
  const { t } = useWords();
  return (
    <section role="status" aria-label={heading}>
      <header>
        <h3>{heading}</h3>
        <button
          type="button"
          class="icon-button"
          aria-label={t.actions.cancel}
          onClick={() => choice.dismiss()}
        >
          <UiIcon name="close" size={18} />
        </button>
      </header>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}
