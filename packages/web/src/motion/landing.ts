/** The tile that is dropping into place. */
import { signal } from '@preact/signals';
import type { Ghost } from '../board/model/marks.ts';

export const landing = signal<Ghost | undefined>(undefined);
