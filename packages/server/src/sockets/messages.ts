/** What travels on a socket besides the messages of the table's protocol. */
import type {
  CompanyCommand,
  CompanyMessage,
  CompanyRefusal,
  RoomMessage,
  RoomRefusal,
  SaidMessage,
  ServerMessage,
  ServerRefusal,
  TableRefusal,
  TalkRefusal,
} from '@kairo/protocol';
import { ICONS, MAX_ID, PHRASES } from '@kairo/protocol';
import * as v from 'valibot';
import { parseJson } from '../limits/json.ts';

export type OutMessage =
  | ServerMessage
  | RoomMessage
  | CompanyMessage
  | SaidMessage
  | {
      readonly type: 'refused';
      readonly id?: string;
      readonly refusal: CompanyRefusal | TableRefusal | TalkRefusal | RoomRefusal | ServerRefusal;
    };

/** Why the server closes a socket. */
export const CLOSING = {
  binary: 1003,
  goingAway: 1001,
  unknownTable: 4404,
  notAllowed: 4403,
  tooMany: 4429,
} as const;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ICONS.length - 1));

const presenceSchema = v.strictObject({
  type: v.literal('presence'),
  isVisible: v.boolean(),
  isActive: v.boolean(),
});

const commandSchema: v.GenericSchema<unknown, CompanyCommand> = v.variant('type', [
  v.strictObject({ type: v.literal('resign') }),
  v.strictObject({ type: v.literal('return') }),
  v.strictObject({
    type: v.literal('propose'),
    proposal: v.variant('kind', [
      v.strictObject({ kind: v.literal('takeback') }),
      v.strictObject({ kind: v.literal('standIn'), seat }),
      v.strictObject({ kind: v.literal('end') }),
    ]),
  }),
  v.strictObject({
    type: v.literal('vote'),
    question: v.pipe(v.number(), v.integer()),
    agrees: v.boolean(),
  }),
  v.strictObject({ type: v.literal('hurry') }),
]);

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID));

const companySchema = v.strictObject({
  type: v.literal('company'),
  id,
  seat,
  command: commandSchema,
});

const phraseSchema = v.strictObject({ type: v.literal('say'), id, phrase: v.picklist(PHRASES) });
const wordsSchema = v.strictObject({ type: v.literal('say'), id, words: v.string() });
const reportSchema = v.strictObject({ type: v.literal('report'), number: v.pipe(v.number(), v.integer()) });
const talkSchema = v.strictObject({ type: v.literal('talk'), isOn: v.boolean() });

const ownSchema = v.variant('type', [
  presenceSchema,
  companySchema,
  phraseSchema,
  wordsSchema,
  reportSchema,
  talkSchema,
]);
/** All others are for the table. */
const OWN: ReadonlySet<unknown> = new Set(['presence', 'company', 'say', 'report', 'talk']);

export type InMessage =
  | v.InferOutput<typeof ownSchema>
  /** For the table. `to`: to which one, if it is a hello. */
  | { readonly type: 'table'; readonly json: unknown; readonly isHello: boolean; readonly to: unknown }
  | { readonly type: 'malformed'; readonly field: string; readonly expected: string };

export function readMessage(text: string): InMessage {
  const parsed = parseJson(text);
  if (!parsed.ok) return { type: 'malformed', field: 'message', expected: parsed.error };
  const json = parsed.value;
  const fields = typeof json === 'object' && json !== null ? json : {};
  const kind = 'type' in fields ? fields.type : undefined;
  const to = 'table' in fields ? fields.table : undefined;
  if (!OWN.has(kind)) {
    return { type: 'table', json, isHello: kind === 'hello', to };
  }
  const read = v.safeParse(ownSchema, json, { abortEarly: true });
  if (read.success) return read.output;
  const [{ path, expected, message }] = read.issues;
  const field = path?.map(({ key }) => String(key)).join('.') || 'message';
  return { type: 'malformed', field, expected: expected ?? message };
}
