/** Who agrees: a tick on the seal; whose answer is missing: a dashed frame. */
import type { Seat } from '@kairo/engine';
import { useGame } from '../../game/context.ts';
import { t } from '../../i18n/texts.ts';
import { Seal } from '../../pieces/Seal.tsx';
import { UiIcon } from '../../pieces/UiIcon.tsx';

interface Props {
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
  readonly own: Seat;
}

export function Votes({ asked, agreed, own }: Props) {
  const { names, icons } = useGame();
  const nameOf = (seat: Seat): string => names.value[seat] ?? '';
  const others = asked.filter((seat) => seat !== own);
  const isOpen = asked.includes(own) && !agreed.includes(own);
  const line = t.company.question.votes(
    others.filter((seat) => agreed.includes(seat)).map(nameOf),
    others.filter((seat) => !agreed.includes(seat)).map(nameOf),
    isOpen,
  );
  return (
    <p class="vote-line">
      <span class="votes" aria-hidden="true">
        {asked.map((seat) => {
          const icon = icons.value[seat];
          const isYes = agreed.includes(seat);
          return (
            <span key={seat} class="vote" data-yes={isYes || undefined}>
              {icon !== undefined && <Seal sign={icon} size={26} />}
              {isYes && (
                <i>
                  <UiIcon name="check" size={11} />
                </i>
              )}
            </span>
          );
        })}
      </span>
      {line}
    </p>
  );
}
