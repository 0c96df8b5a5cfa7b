/** The set-up in a link; undefined if it cannot be read, or names a board that this page does not have. */
import { setupFromLink, type TableSetup } from '@kairo/protocol';
import { BOARDS } from '@kairo/texts/browser';

export function readLink(link: string): TableSetup | undefined {
  const read = setupFromLink(link);
  if (!read.ok) return undefined;
  const { edition } = read.value;
  const isHere = typeof edition === 'object' || BOARDS.some((board) => board === edition);
  return isHere ? read.value : undefined;
}
