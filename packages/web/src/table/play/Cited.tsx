/** A text in which the numbers of rules lead to the rules. */
import { openGuide } from '../../guide/dialog.ts';
import { useTable } from '../context.ts';

export function Cited({ text }: { readonly text: string }) {
  const { edition } = useTable().session;
  // Split by a group, so that every second part is a number.
  return text.split(/(R\d+\.\d+)/).map((part, i) =>
    i % 2 === 1 ? (
      <button
        key={part}
        type="button"
        class="cited"
        aria-haspopup="dialog"
        onClick={() => openGuide(edition.value, part)}
      >
        {part}
      </button>
    ) : (
      part
    ),
  );
}
