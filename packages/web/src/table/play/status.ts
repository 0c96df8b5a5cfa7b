/** Whose turn it is, in two or three words. */
import type { TableModel } from '../model.ts';
import type { Words } from '../words.ts';

export function turnStatus({ session, isMyTurn, names }: TableModel, { t }: Words): string {
  const acting = session.acting.value;
  if (acting === undefined) return t.status.over;
  if (isMyTurn.value) return t.status.yourTurn;
  const name = names.value[acting] ?? '';
  return session.thinking.value ? t.status.thinking(name) : t.status.turnOf(name);
}
