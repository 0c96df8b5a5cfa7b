/** Where a finished game is found: in this browser, or in a record that is fetched. */
import { ok, type Result } from '@kairo/engine/vocabulary';
import type { ReplaySource } from '../worker/replayControl.ts';
import type { ReplayPlace } from './replayPlace.ts';

type Trouble = 'replay/not-over' | 'replay/no-game' | 'replay/unreachable';

export async function sourceOf({ of, id }: ReplayPlace): Promise<Result<ReplaySource, Trouble>> {
  if (of === 'here') return ok({ from: 'store', id });
  const { finishedTable } = await import('../client/online/finishedTable.ts');
  return finishedTable(id);
}
