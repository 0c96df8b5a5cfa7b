/** Messages to sockets: every kind, as they should be and as they should not. */
import { type Action, COLOURS } from '@kairo/engine';
import { PROTOCOL_VERSION } from '@kairo/protocol';
import type { Junk } from './values.ts';
import { frame, OPCODES } from './wire.ts';

const ACTIONS: readonly Action[] = [
  { type: 'pick', from: 'pile' },
  { type: 'pick', from: 'display', index: 0 },
  { type: 'pick', from: 'barkers' },
  { type: 'discard', card: 'S1' },
  { type: 'dropOut' },
  { type: 'lure', colour: 'red', entry: 'c4', barkers: 0 },
  { type: 'expand', colour: 'red', site: 'c4', cards: ['S1'], fee: null, payment: { red: 1 } },
  { type: 'stall', colour: 'blue', stall: 'c4', entry: 'c5', cards: ['S2'], fee: null },
];

function query(junk: Junk): object {
  const colour = junk.one(COLOURS);
  return junk.one([
    { about: 'routes', colour },
    { about: 'site', site: 'c4' },
    { about: 'card', card: 'S1' },
    { about: 'customer', colour },
    { about: 'action', action: junk.one(ACTIONS) },
    { about: 'preview', action: junk.one(ACTIONS) },
    { about: 'stand', owner: junk.below(3), colour },
    { about: 'advice', count: 2 },
  ]);
}

/** Where a socket is, and the version of the game that it was shown last. */
export interface Whereabouts {
  readonly table: string;
  readonly current: { readonly seq: number; readonly revision: number };
}

/** A message of which every part is possible. */
function valid({ table, current }: Whereabouts, junk: Junk): { readonly type: string } & object {
  const [id, seat, look] = [`j${junk.below(50_000)}`, junk.below(3), junk.below(3)];
  const version = junk.chance(3) ? { seq: junk.below(9), revision: junk.below(3) } : current;
  const viewer = junk.one([0, 1, 'spectator']);
  return junk.one([
    { type: 'hello', protocols: [PROTOCOL_VERSION], table, look, seq: junk.below(3) },
    { type: 'hello', protocols: [PROTOCOL_VERSION], table: 'B'.repeat(22), look, viewer, seq: 0 },
    { type: 'sync', look, viewer, version },
    ...[{ type: 'act', action: junk.one(ACTIONS) }, { type: 'undo' }, { type: 'endTurn' }].map((command) => ({
      type: 'command',
      id,
      seat,
      base: version,
      command,
    })),
    { type: 'query', id, query: query(junk) },
    { type: 'history', id, before: junk.below(99) },
    { type: 'hurry' },
    { type: 'storage', choice: junk.one(['retry', 'unsaved']) },
    { type: 'presence', isVisible: junk.chance(2), isActive: junk.chance(2) },
    ...[
      { type: 'return' },
      // Where no other person is asked, the game is over then.
      { type: 'propose', proposal: { kind: junk.chance(100) ? 'end' : 'takeback' } },
      { type: 'propose', proposal: { kind: 'standIn', seat } },
      { type: 'vote', question: junk.below(3), agrees: junk.chance(2) },
    ].map((command) => ({ type: 'company', id, seat, command })),
    { type: junk.one(['say', 'react', '__proto__', 'room', 'welcome']), text: junk.text() },
  ]);
}

export interface SocketInput {
  readonly name: string;
  readonly frame: Buffer;
  /** Whether the server may close the socket because of it, so that nothing after it would be read. */
  readonly isLast: boolean;
}

/** What is longer is not read. */
const MAX_MESSAGE = 16_384;

export function junkMessage(where: Whereabouts, junk: Junk): SocketInput {
  if (junk.chance(400)) return { name: 'not a message', frame: junkFrame(junk), isLast: true };
  const message = valid(where, junk);
  const text = Buffer.from(junk.json(message).toString());
  return { name: message.type, frame: frame(OPCODES.text, text), isLast: text.length > MAX_MESSAGE };
}

/** Most of these end the connection. */
function junkFrame(junk: Junk): Buffer {
  const payload = junk.noise(junk.below(100));
  switch (junk.below(9)) {
    case 0:
      return frame(OPCODES.binary, payload);
    case 1:
      return frame(3 + junk.below(5), payload);
    case 2:
      return frame(OPCODES.text, Buffer.from('{}'), { isMasked: false });
    case 3:
      return frame(OPCODES.text, Buffer.from([0xff, 0xfe, 0xfd]));
    case 4:
      return frame(OPCODES.text, Buffer.alloc(junk.one([16_385, 200_000]), 0x20));
    case 5:
      return Buffer.concat([
        frame(OPCODES.text, Buffer.from('{"type":'), { isFinal: false }),
        frame(OPCODES.text, payload),
      ]);
    case 6:
      return frame(OPCODES.ping, junk.noise(junk.one([0, 125, 126])));
    case 7:
      return frame(OPCODES.close, payload);
    default:
      return junk.noise(1 + junk.below(60));
  }
}
