/** The shapes of `/api/v1`: requests are read with them, and `openapi.json` is made of them. Unknown fields are refused. */
import { LEVELS } from '@kairo/bots';
import { CARD_FORM, COLOURS, STARTS } from '@kairo/engine';
import {
  BEGINNINGS,
  ICONS,
  MAX_ID,
  MAX_NAME,
  PLAYERS,
  PRESENCES,
  ROOM_STATES,
  SEATINGS,
} from '@kairo/protocol';
import * as v from 'valibot';
import { MAX_EDITION } from '../limits/limits.ts';

const colour = v.picklist(COLOURS);
const site = v.pipe(v.string(), v.regex(/^[a-z]\d{1,2}$/, 'the name of a site, such as c4'));
const card = v.pipe(v.string(), v.regex(new RegExp(`^(?:${CARD_FORM})$`), 'the name of a card, such as S1'));
const whole = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const cards = v.pipe(v.array(card), v.minLength(1), v.maxLength(3));
const fee = v.nullable(colour);

/** docs/trace.md describes them. Whether one is legal is left to the engine. */
const actionSchema = v.variant('type', [
  v.strictObject({ type: v.literal('place'), colour, stall: site, entry: site }),
  v.strictObject({ type: v.picklist(['stall', 'move']), colour, stall: site, entry: site, cards, fee }),
  v.strictObject({
    type: v.literal('expand'),
    colour,
    site,
    cards,
    fee,
    payment: v.pipe(v.record(colour, whole(1, 999)), v.maxEntries(COLOURS.length)),
  }),
  v.strictObject({ type: v.literal('lure'), colour, entry: site, barkers: whole(0, 99) }),
  v.variant('from', [
    v.strictObject({ type: v.literal('pick'), from: v.literal('display'), index: whole(0, 3) }),
    v.strictObject({ type: v.literal('pick'), from: v.picklist(['pile', 'barkers']) }),
  ]),
  v.strictObject({ type: v.literal('discard'), card }),
  v.strictObject({ type: v.literal('dropOut') }),
]);

const key = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{22,128}$/, 'a key: 22–128 characters of base64url'),
  v.description('Chosen by the client: at least 128 random bits in base64url'),
);
const name = v.pipe(
  v.string(),
  v.check((text) => [...text].length <= MAX_NAME && !/\p{Cs}/u.test(text), `1–${MAX_NAME} characters`),
);
const seatSetup = v.strictObject({ name, icon: v.picklist(ICONS), player: v.picklist(PLAYERS) });
const editionFile = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check(
    (file) => Buffer.byteLength(JSON.stringify(file)) <= MAX_EDITION,
    `an edition of at most ${MAX_EDITION} bytes`,
  ),
);
const edition = v.union([v.string(), editionFile], 'the id of an edition, or its file');
const help = v.strictObject({ routes: v.boolean(), hints: v.boolean() });
const setup = v.strictObject({
  edition,
  start: v.picklist(STARTS),
  openMoney: v.boolean(),
  help,
  seats: v.pipe(v.array(seatSetup), v.minLength(2), v.maxLength(ICONS.length)),
});
const seconds = whole(0, 86_400);
const pace = v.nullable(
  v.pipe(
    v.strictObject({ bank: seconds, increment: seconds, cap: seconds }),
    v.forward(
      v.partialCheck([['bank'], ['cap']], ({ bank, cap }) => cap >= bank, 'at least the bank'),
      ['cap'],
    ),
  ),
);
const seat = whole(0, ICONS.length - 1);
const level = v.picklist(LEVELS);

export const createBody = v.strictObject({
  key: v.optional(key),
  setup,
  begin: v.optional(v.picklist(BEGINNINGS), 'byHost'),
  spectators: v.optional(v.boolean(), true),
  pace: v.optional(pace, null),
  standIn: v.optional(level, 'merchant'),
  seating: v.optional(v.picklist(SEATINGS), 'chosen'),
  open: v.optional(v.pipe(v.array(seat), v.maxLength(ICONS.length)), []),
  code: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

export const sitBody = v.strictObject({
  key: v.optional(key),
  name: v.string(),
  icon: v.optional(v.picklist(ICONS)),
});

export const seatBody = v.union(
  [
    v.strictObject({ isReady: v.boolean() }),
    v.strictObject({ icon: v.picklist(ICONS) }),
    v.strictObject({ name: v.string() }),
    v.strictObject({ player: v.picklist(PLAYERS), isOpen: v.optional(v.boolean(), false) }),
  ],
  'one of {isReady}, {icon}, {name}, {player, isOpen}',
);

export const roomBody = v.strictObject({
  isLocked: v.optional(v.boolean()),
  host: v.optional(seat),
  seating: v.optional(v.picklist(SEATINGS)),
  begin: v.optional(v.picklist(BEGINNINGS)),
  spectators: v.optional(v.boolean()),
  pace: v.optional(pace),
  standIn: v.optional(level),
  setup: v.optional(
    v.strictObject({
      edition: v.optional(edition),
      start: v.optional(v.picklist(STARTS)),
      openMoney: v.optional(v.boolean()),
      help: v.optional(help),
    }),
  ),
});

const requestId = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID));

export const actionsBody = v.strictObject({
  id: requestId,
  base: whole(0),
  actions: v.pipe(v.array(actionSchema), v.maxLength(16)),
  draft: v.optional(v.literal('discard')),
});

export const returnBody = v.strictObject({ id: requestId });

export const meBody = v.strictObject({ name: v.string() });

const number = (max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, 'a whole number'),
      v.transform(Number),
      v.maxValue(max, `a whole number, 0–${max}`),
    ),
    '0',
  );
/** Long enough to spare requests, short enough for proxies. */
const LONGEST_WAIT = 25;
export const stateQuery = v.strictObject({ from: number(999_999_999), wait: number(LONGEST_WAIT) });
export const listQuery = v.strictObject({ open: v.literal('1') });
export const noBody = v.strictObject({});

// --- answers

const id = v.string();
const text = v.string();
const outcome = v.strictObject({
  points: v.array(v.number()),
  winners: v.array(v.number()),
  reason: v.string(),
});
const anyObject = (description: string) =>
  v.pipe(v.record(v.string(), v.unknown()), v.description(description));

export const createdAnswer = v.strictObject({ table: id, link: text, commitment: text });
export const seatAnswer = v.strictObject({ seat: v.number() });
export const seqAnswer = v.strictObject({ seq: v.number() });
export const revisionAnswer = v.strictObject({ revision: v.number() });
export const tableAnswer = v.strictObject({ table: id });
export const setupAnswer = v.strictObject({
  setup,
  edition: anyObject('The board and everything on it, as an edition file'),
  rulesVersion: v.number(),
});

const entrySchema = v.variant('type', [
  v.strictObject({
    seq: v.number(),
    type: v.literal('step'),
    seat: v.nullable(v.number()),
    events: v.array(anyObject('An event, with its audience in `to`')),
  }),
  v.strictObject({ seq: v.number(), type: v.literal('takeback'), seat: v.number(), to: v.number() }),
  v.strictObject({
    seq: v.number(),
    type: v.literal('seat'),
    seat: v.number(),
    reason: v.string(),
    standIn: v.nullable(level),
  }),
  v.strictObject({ seq: v.number(), type: v.literal('clock'), seat: v.number(), standIn: level }),
  v.strictObject({
    seq: v.number(),
    type: v.literal('end'),
    reason: v.string(),
    seat: v.optional(v.number()),
  }),
]);

export const stateAnswer = v.strictObject({
  state: v.picklist(ROOM_STATES),
  seq: v.number(),
  entries: v.array(entrySchema),
  view: v.nullable(anyObject('What the viewer may know of the settled state; null while waiting')),
  legal: v.array(actionSchema),
  acting: v.nullable(v.number()),
  draft: v.nullable(
    v.strictObject({
      rev: v.number(),
      actions: v.array(actionSchema),
      held: v.nullable(actionSchema),
      awaitsEnd: v.boolean(),
    }),
  ),
  seats: v.array(
    v.strictObject({
      name: v.string(),
      player: v.picklist(PLAYERS),
      presence: v.nullable(v.picklist(PRESENCES)),
      standIn: v.nullable(level),
    }),
  ),
  clock: v.nullable(v.strictObject({ left: v.array(v.number()), running: v.nullable(v.number()) })),
  commitment: text,
  result: v.nullable(outcome),
  seed: v.nullable(text),
});

const roomSeat = v.strictObject({
  name: v.string(),
  icon: v.picklist(ICONS),
  player: v.picklist(PLAYERS),
  isOpen: v.boolean(),
  isTaken: v.boolean(),
  isReady: v.boolean(),
  isHost: v.boolean(),
  isYou: v.boolean(),
  presence: v.nullable(v.picklist(PRESENCES)),
  standIn: v.nullable(level),
});

export const listAnswer = v.strictObject({
  tables: v.array(
    v.strictObject({
      table: id,
      host: v.nullable(v.string()),
      createdAt: v.number(),
      setup,
      seats: v.array(roomSeat),
      pace,
      spectators: v.boolean(),
      begin: v.picklist(BEGINNINGS),
    }),
  ),
});

export const meAnswer = v.strictObject({
  name: v.string(),
  games: v.array(
    v.strictObject({
      table: id,
      state: v.picklist(ROOM_STATES),
      seats: v.array(roomSeat),
      yourSeat: v.nullable(v.number()),
      yourTurn: v.boolean(),
      acting: v.nullable(v.number()),
      round: v.pipe(v.number(), v.description('How many have begun')),
      isHost: v.boolean(),
      points: v.array(v.number()),
      updatedAt: v.number(),
      next: v.nullable(id),
    }),
  ),
  after: v.pipe(v.nullable(text), v.description('For the next part of the list; null if this was the last')),
});

export const errorAnswer = v.strictObject({
  error: v.looseObject({ code: v.string() }),
});
