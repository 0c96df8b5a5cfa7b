import type { ReadonlySignal } from '@preact/signals';
import type { LineNotice } from '../../client/online/lineNotice.ts';
import type { OnlineTable } from '../../client/online/onlineTable.ts';
import type { steadyPresence } from './steadyPresence.ts';

/** What the parts of an online table are made of. */
export interface OnlineSources {
  readonly table: OnlineTable;
  readonly notice: ReadonlySignal<LineNotice>;
  readonly presences: ReturnType<typeof steadyPresence>['shown'];
}
