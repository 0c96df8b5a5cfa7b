import { type Addition, type Appended, MemoryStore } from '../src/index.ts';
import type { Fault } from './heldStore.ts';

/** Notes which commands were applied, and fails now and then. */
export class NotingStore extends MemoryStore {
  /** Their ids, in the order of the appends. */
  readonly applied: string[] = [];
  /** Says what goes wrong with the next append. */
  fault: () => Fault | undefined = () => undefined;

  override async append(
    id: string,
    expected: Parameters<MemoryStore['append']>[1],
    addition: Addition,
  ): Promise<Appended> {
    const fault = this.fault();
    if (fault === 'lost') throw new Error('not stored');
    const appended = await super.append(id, expected, addition);
    if (!appended.ok) return appended;
    const settled = addition.entries.flatMap((entry) =>
      entry.type === 'deal' || entry.command === undefined ? [] : [entry.command],
    );
    const drafted = addition.entries.length > 0 ? [] : addition.draft.commands.slice(-1).map(({ id }) => id);
    this.applied.push(...settled, ...drafted);
    if (fault === 'unacknowledged') throw new Error('not acknowledged');
    return appended;
  }
}
