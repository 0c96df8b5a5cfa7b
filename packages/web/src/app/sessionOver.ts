/** A session that performs its steps; in a file of its own, so that pages share it without sharing each other. */
import { type Changing, Session } from '../client/session.ts';
import { Stage } from '../client/stage.ts';
import type { Transport } from '../client/transport.ts';
import { performanceWhenNeeded } from '../motion/whenNeeded.ts';

export function sessionOver(transport: Transport, changing?: Changing): Session {
  const performance = performanceWhenNeeded({
    edition: () => session.edition.value,
    viewer: () => session.viewer.value,
    signOf: (owner) => (owner === 'neutral' ? owner : (session.setup.value?.seats[owner]?.icon ?? 'neutral')),
  });
  const session: Session = new Session(transport, new Stage(performance), changing);
  return session;
}
