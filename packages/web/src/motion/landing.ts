/** The tile that is being laid, while it falls. */
import { signal } from '@preact/signals';
import type { Ghost } from '../board/model/marks.ts';

export const landing = signal<Ghost | undefined>(undefined);
