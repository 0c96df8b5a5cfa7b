/** The set-up in a link; undefined if it cannot be read. */
import { setupFromLink, type TableSetup } from '@kairo/protocol';

export function readLink(link: string): TableSetup | undefined {
  const read = setupFromLink(link);
  return read.ok ? read.value : undefined;
}
