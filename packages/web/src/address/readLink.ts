/** The set-up in a link to a game on one of this page's boards. */

import type { Result } from '@kairo/engine';
import { type LinkError, setupFromLink, type TableSetup } from '@kairo/protocol';
import { BOARDS } from '@kairo/texts/browser';

export function readLink(link: string): Result<TableSetup, LinkError> {
  return setupFromLink(link, BOARDS);
}
