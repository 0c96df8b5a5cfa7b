/** Brings the coach to a game. */
import type { GameModel } from '../game/model.ts';
import { needTexts, t } from '../i18n/texts.ts';
import { preferences } from '../preferences/store.ts';
import { focusSoon } from '../screen/focus/focusSoon.ts';
import { isTaken } from '../screen/shortcuts.ts';
import { CoachModel } from './coachModel.ts';
import { rememberTips, tipsOf } from './keptTips.ts';
import { partsFor } from './parts.tsx';
import '../styles/coach.css';

/** Returns a disposer. */
export async function startCoach(game: GameModel, table: string): Promise<() => void> {
  await needTexts('coach');
  const kept = tipsOf(table);
  // A game that is new here is one with a coach from now on.
  rememberTips(table, kept);
  const coach = new CoachModel(game, { kept, keep: (given) => rememberTips(table, given) });
  const repeat = (event: KeyboardEvent): void => {
    if (!preferences.peek().shortcuts || isTaken(event)) return;
    if (event.key.toLowerCase() !== t.coach.key || coach.tip.peek() === undefined) return;
    event.preventDefault();
    coach.repeat();
    focusSoon('.tip .primary');
  };
  addEventListener('keydown', repeat);
  game.coach.value = partsFor(coach, game);
  const stop = coach.start();
  return () => {
    stop();
    removeEventListener('keydown', repeat);
    game.coach.value = undefined;
  };
}
