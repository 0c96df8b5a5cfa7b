/** A text in which the numbers of rules open the rulebook. */

import { useGame } from '../../game/context.ts';
import { openRulebook } from '../../rulebook/opened/dialog.ts';

export function Cited({ text }: { readonly text: string }) {
  const { edition } = useGame().session;
  // Split by a capturing group: every second part is a number with adjacent punctuation.
  return text.split(/(\S*R\d+\.\d+\S*)/).map((part, i) => {
    const [before, rule, after] = part.split(/(R\d+\.\d+)/);
    if (i % 2 === 0 || rule === undefined) return part;
    return (
      <span key={part} class="citation">
        {before}
        <button
          type="button"
          class="text-button cited"
          aria-haspopup="dialog"
          onClick={() => openRulebook(edition.value, rule)}
        >
          {rule}
        </button>
        {after}
      </span>
    );
  });
}
