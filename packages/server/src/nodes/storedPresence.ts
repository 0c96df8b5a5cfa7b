/** Who is at which table, as nodes tell each other: rows that count as long as their node is alive. */
import * as v from 'valibot';
import type { NodePresence, PresenceExchange } from '../play/gatherings.ts';
import type { Holder } from '../rooms/room.ts';
import type { NodeStore } from '../storage/storage.ts';
import type { Membership } from './membership.ts';

const documentSchema: v.GenericSchema<unknown, NodePresence> = v.strictObject({
  onlookers: v.strictObject({ spectators: v.number(), screens: v.number() }),
  people: v.array(
    v.strictObject({
      holder: v.custom<Holder>((value) => typeof value === 'string'),
      visits: v.array(
        v.strictObject({
          device: v.strictObject({ id: v.string(), kind: v.picklist(['phone', 'computer']) }),
          isVisible: v.boolean(),
          activeAt: v.number(),
        }),
      ),
      leftAt: v.number(),
      polledAt: v.number(),
    }),
  ),
});

export interface ExchangeTools {
  readonly node: string;
  readonly store: Pick<NodeStore, 'setPresence' | 'presence'>;
  readonly membership: Membership;
  readonly now: () => number;
  readonly report: (failure: unknown) => void;
}

export function presenceExchange({ node, store, membership, now, report }: ExchangeTools): PresenceExchange {
  return {
    write: (room, known) => store.setPresence(node, room, now(), known && JSON.stringify(known)),
    read: async (room) => {
      const stored = await store.presence(room, node);
      await membership.meet(stored.map((one) => one.node));
      return stored.map((one) => ({
        node: one.node,
        ...v.parse(documentSchema, JSON.parse(one.document)),
      }));
    },
    aliveUntil: (other) => (membership.isAlive(other) ? undefined : membership.seenAt(other)),
    report,
  };
}
