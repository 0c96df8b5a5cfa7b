/** Whether there is room for import and export beside the list; the style sheet has the same query. */
import { useMedia } from '../online/parts/useIsRoomy.ts';

const ASIDE = '(min-width: 1180px)';

export function hasRoomBeside(): boolean {
  return matchMedia(ASIDE).matches;
}

export function useHasAside(): boolean {
  return useMedia(ASIDE);
}
