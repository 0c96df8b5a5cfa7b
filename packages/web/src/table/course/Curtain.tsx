/** Between two people at one screen: until the next one says so, nothing of theirs is in the page. */
import { useEffect, useRef } from 'preact/hooks';
import { Seal } from '../../pieces/Seal.tsx';
import { useTable } from '../context.ts';
import { useWords } from '../words.ts';

export function Curtain() {
  const { curtainFor, names, icons, session } = useTable();
  const { t } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const seat = curtainFor.value;
  useEffect(() => {
    if (seat !== undefined) button.current?.focus();
  }, [seat]);
  if (seat === undefined) return null;
  const name = names.value[seat] ?? '';
  const icon = icons.value[seat];
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-heading">
      <div class="curtain-cloth" data-sign={icon}>
        <div class="curtain-valance" />
      </div>
      <div class="curtain-card panel">
        {icon !== undefined && <Seal sign={icon} size={84} />}
        <h2 id="curtain-heading">{t.curtain.pass(name)}</h2>
        <p>{t.curtain.note}</p>
        <button ref={button} type="button" class="button primary" onClick={() => session.sit(seat)}>
          {t.curtain.ready(name)}
        </button>
      </div>
    </div>
  );
}
