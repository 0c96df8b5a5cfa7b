/** Uncovers the hand of the person who has opened the curtain; until then the page does not have it. */
import { useGame } from '../../game/context.ts';
import { useWords } from '../../wording/words.ts';

export function ShowCards() {
  const { recap, session } = useGame();
  const { t } = useWords();
  const seat = recap.coveredFor.value;
  if (seat === undefined) return null;
  return (
    <button
      type="button"
      class="button primary takes-care"
      data-show-cards
      onClick={() => session.lookAs(seat)}
    >
      {t.since.showCards}
    </button>
  );
}
