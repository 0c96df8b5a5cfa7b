/** How near the final phase is (R11.1): as many lit lanterns as expansions are missing at least, and words. */
import { useGame } from '../../game/context.ts';
import { distanceToFinalPhase } from '../../game/distanceToFinalPhase.ts';
import { openRulebook } from '../../rulebook/opened/dialog.ts';
import { useWords } from '../../wording/words.ts';

const LANTERNS = 6;
/** From one lantern to the next. */
const STEP = 27;

export function Race({ isShort = false }: { readonly isShort?: boolean }) {
  const { view, session } = useGame();
  const { t } = useWords();
  const { phase, supply } = view.value;
  if (phase === 'over') return null;
  const distance = phase === 'final' ? 0 : distanceToFinalPhase(supply);
  const { explain, running, onlyBuilding, race, raceShort } = t.finalPhase;
  const words = distance === 0 ? (isShort ? running : onlyBuilding) : (isShort ? raceShort : race)(distance);
  return (
    <button
      type="button"
      class="race"
      title={explain}
      aria-haspopup="dialog"
      onClick={() => openRulebook(session.edition.value, 'R11.1')}
    >
      <svg class="race-lanterns" viewBox={`0 0 ${LANTERNS * STEP} 36`} aria-hidden="true">
        {Array.from({ length: LANTERNS }, (_, i) => (
          <path
            key={i}
            d={`M${i * STEP + 13.5} 2v5m-7 0h14l4 9l-6 16h-10l-6-16z`}
            data-lit={i < distance || undefined}
          />
        ))}
      </svg>
      <span aria-hidden={distance > 0}>{words}</span>
      {distance > 0 && <span class="unseen">{t.finalPhase.distance(distance)}</span>}
    </button>
  );
}
