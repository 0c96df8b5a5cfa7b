/** Parses the set-up in a link; the boards of the game are allowed by name. */

import type { Result } from '@kairo/engine';
import { type LinkError, setupFromLink, type TableSetup } from '@kairo/protocol';
import { BOARDS } from '@kairo/texts/browser';

export function readLink(link: string): Result<TableSetup, LinkError> {
  return setupFromLink(link, BOARDS);
}
