/** Says that a bot failed and a quick move was made for it. */
import type { Seat } from '@kairo/engine';
import type { Mishap } from '@kairo/protocol';
import { useGame } from '../../game/context.ts';
import { UiIcon } from '../../pieces/UiIcon.tsx';
import { useWords } from '../../wording/words.ts';

interface Props {
  readonly of: { readonly seat?: Seat | undefined; readonly mishap?: Mishap | undefined };
}

export function MishapNote({ of: { seat, mishap } }: Props) {
  const { names } = useGame();
  const { t } = useWords();
  if (mishap === undefined || seat === undefined) return null;
  return (
    <span class="mishap">
      <UiIcon name="caution" />
      <span>{t.status.mishap[mishap](names.value[seat] ?? '')}</span>
    </span>
  );
}
