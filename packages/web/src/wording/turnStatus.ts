/** Whose turn it is, in a few words. */
import type { GameModel } from '../game/model.ts';
import type { Words } from './words.ts';

export function turnStatus({ session, actor, names }: GameModel, { t }: Words): string {
  const seat = actor.value;
  if (seat === undefined) return t.status.over;
  if (seat === session.viewer.value) return t.status.yourTurn;
  const name = names.value[seat] ?? '';
  const isThinking = session.thinking.value && seat === session.acting.value;
  return isThinking ? t.status.thinking(name) : t.status.turnOf(name);
}
