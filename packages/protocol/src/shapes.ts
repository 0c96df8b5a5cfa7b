/**
 * The shapes of untrusted input. The message of each schema says only what is expected in its place, so that one error
 * can name the field and what should be there.
 */
import type { Action, CardName, Colour, EditionJson, Start, Viewer } from '@kairo/engine';
import * as v from 'valibot';
import { MAX_ID } from './messages.ts';
import type { Malformed } from './refusals.ts';
import { ICONS, MAX_NAME, PLAYERS } from './setup.ts';

/** Repeated from the engine, so that reading messages does not load it; the types keep them in step. */
const STARTS = ['preset', 'variable'] as const satisfies readonly Start[];
const COLOURS = ['red', 'yellow', 'green', 'blue', 'white', 'purple'] as const satisfies readonly Colour[];
const MAX_SEAT = ICONS.length - 1;
/** As many as a page can show. */
const MAX_ADVICE = 10;

/** A client may speak several versions during an upgrade; a longer list is not one of ours. */
const MAX_PROTOCOLS = 16;

const LONE_SURROGATE = /\p{Surrogate}/u;

function oneOf<const T extends readonly string[]>(values: T) {
  return v.picklist(values, `one of ${values.join(', ')}`);
}

function whole(min: number, max = Number.MAX_SAFE_INTEGER) {
  const expected =
    max === Number.MAX_SAFE_INTEGER ? `a whole number from ${min} on` : `a whole number, ${min}–${max}`;
  return v.pipe(
    v.number(expected),
    v.integer(expected),
    v.minValue(min, expected),
    v.maxValue(max, expected),
  );
}

/** A missing field is reported by what should be in it. */
function object<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, ({ expected }) => {
    const missing = Object.keys(entries).find((key) => `"${key}"` === expected);
    const { message } = (missing === undefined ? {} : entries[missing]) as { readonly message?: unknown };
    return typeof message === 'string' ? message : 'an object';
  });
}

/** An object whose fields are checked elsewhere: actions and editions are read by the engine. */
function unread<T>() {
  return v.custom<T>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'an object',
  );
}

function choice(values: readonly string[]) {
  return ({ expected }: { readonly expected: string | null }): string =>
    expected === 'Object' ? 'an object' : `one of ${values.join(', ')}`;
}

const NAME = `a text of at most ${MAX_NAME} characters`;
const seat = object({
  name: v.pipe(
    v.string(NAME),
    v.check((name) => [...name].length <= MAX_NAME && !LONE_SURROGATE.test(name), NAME),
  ),
  icon: oneOf(ICONS),
  player: oneOf(PLAYERS),
});

const flag = v.boolean('true or false');

export const setupShape = object({
  edition: v.union([v.string(), unread<EditionJson>()], 'the id of an edition, or its file'),
  start: oneOf(STARTS),
  openMoney: flag,
  help: object({ routes: flag, hints: flag }),
  seats: v.array(seat, 'a list of seats'),
});

const colour = oneOf(COLOURS);
const action = unread<Action>();
const CARD = 'the name of a card';

const queryShape = v.variant(
  'about',
  [
    object({ about: v.literal('routes'), colour }),
    object({ about: v.literal('site'), site: v.string('the name of a site') }),
    object({
      about: v.literal('card'),
      card: v.custom<CardName>((name) => typeof name === 'string' && /^[SJ][1-9]$/.test(name), CARD),
    }),
    object({ about: v.literal('customer'), colour }),
    object({ about: v.literal('action'), action }),
    object({ about: v.literal('preview'), action }),
    object({ about: v.literal('advice'), count: whole(1, MAX_ADVICE) }),
  ],
  choice(['routes', 'site', 'card', 'customer', 'action', 'preview', 'advice']),
);

const commandShape = v.variant(
  'type',
  [
    object({ type: v.literal('act'), action }),
    object({ type: v.literal('undo') }),
    object({ type: v.literal('endTurn') }),
  ],
  choice(['act', 'undo', 'endTurn']),
);

const ID = `a text of 1–${MAX_ID} characters`;
const id = v.pipe(v.string(ID), v.minLength(1, ID), v.maxLength(MAX_ID, ID));
const version = object({ seq: whole(0), revision: whole(0) });
const PROTOCOLS = `a list of 1–${MAX_PROTOCOLS} protocol versions`;

const VIEWER = `a seat, 0–${MAX_SEAT}, or spectator`;
const viewer = v.custom<Viewer>(
  (value) =>
    value === 'spectator' ||
    (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_SEAT),
  VIEWER,
);

export const helloShape = object({
  type: v.literal('hello'),
  protocols: v.pipe(
    v.array(whole(1), PROTOCOLS),
    v.minLength(1, PROTOCOLS),
    v.maxLength(MAX_PROTOCOLS, PROTOCOLS),
  ),
  table: id,
  look: whole(0),
  viewer: v.optional(viewer),
  seq: whole(0),
});

export const messageShape = v.variant(
  'type',
  [
    helloShape,
    object({ type: v.literal('sync'), look: whole(0), viewer, version }),
    object({
      type: v.literal('command'),
      id,
      seat: whole(0, MAX_SEAT),
      base: version,
      command: commandShape,
    }),
    object({ type: v.literal('query'), id, query: queryShape }),
    object({ type: v.literal('history'), id, before: whole(0) }),
    object({ type: v.literal('hurry') }),
    object({ type: v.literal('storage'), choice: oneOf(['retry', 'unsaved']) }),
  ],
  choice(['hello', 'sync', 'command', 'query', 'history', 'hurry', 'storage']),
);

/** The first problem alone: the next one shows when it is fixed. */
export function malformed(issue: v.BaseIssue<unknown>, root: string): Malformed {
  const path = v.getDotPath(issue);
  return { code: 'table/malformed', field: path ?? root, expected: issue.message };
}
