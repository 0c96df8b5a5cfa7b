/** What a player is: the viewer, a bot of some level, or out of the game. */
import type { Seat } from '@kairo/engine';
import { PERSON } from '@kairo/protocol';
import { useGame } from '../../game/context.ts';
import { useWords } from '../../wording/words.ts';

export function PlayerTag({ seat }: { readonly seat: Seat }) {
  const { view, session, actor } = useGame();
  const { t, terms } = useWords();
  const player = session.setup.value?.seats[seat]?.player;
  const { phase, seats } = view.value;
  // At the end everybody is out.
  if (seats[seat]?.out && phase !== 'over') return <span class="tag is-out">{t.panels.out}</span>;
  if (session.viewer.value === seat) {
    return <span class="tag">{actor.value === seat ? t.panels.yourTurn : t.panels.you}</span>;
  }
  if (player === undefined || player === PERSON) return null;
  return <span class="level">{t.panels.bot(terms.bot[player])}</span>;
}
