/** A time that has come whatever a server's clock says, and differs from those before in the same game. */
import type { Version } from '@kairo/protocol';

export function longAgo({ seq }: Version): number {
  return seq;
}
