/**
 * The shapes of what comes in from outside. Every schema's message says what is expected in its place, and nothing
 * else, so that one error can name the field and what should be there.
 */
import type { Action, CardName, Colour, EditionJson, Start, Viewer } from '@kairo/engine';
import * as v from 'valibot';
import type { TableError } from './messages.ts';
import { ICONS, MAX_NAME, PLAYERS } from './setup.ts';

/** The engine's words, written down again: the types see to it that none is wrong. */
const STARTS = ['preset', 'variable'] as const satisfies readonly Start[];
const COLOURS = ['red', 'yellow', 'green', 'blue', 'white', 'purple'] as const satisfies readonly Colour[];
const MAX_SEAT = ICONS.length - 1;
/** More than anybody asks for at once, and so few that a page can show them. */
const MAX_ADVICE = 10;

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

/** A field that is missing is reported by what should be in it. */
function object<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, ({ expected }) => {
    const missing = Object.keys(entries).find((key) => `"${key}"` === expected);
    const { message } = (missing === undefined ? {} : entries[missing]) as { readonly message?: unknown };
    return typeof message === 'string' ? message : 'an object';
  });
}

/** Something that others look into: the engine knows best what an action or an edition is. */
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

const questionShape = v.variant(
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
    object({ about: v.literal('outcome'), action }),
    object({ about: v.literal('advice'), count: whole(1, MAX_ADVICE) }),
  ],
  choice(['routes', 'site', 'card', 'customer', 'action', 'outcome', 'advice']),
);

const VIEWER = `a seat, 0–${MAX_SEAT}, or spectator`;
const viewer = v.custom<Viewer>(
  (value) =>
    value === 'spectator' ||
    (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_SEAT),
  VIEWER,
);

export const messageShape = v.variant(
  'type',
  [
    object({ type: v.literal('open'), protocol: v.number('a number'), setup: setupShape }),
    object({ type: v.literal('resume'), protocol: v.number('a number') }),
    object({ type: v.literal('sit'), viewer }),
    object({ type: v.literal('sync'), from: whole(0) }),
    object({ type: v.literal('act'), action }),
    object({ type: v.literal('undo') }),
    object({ type: v.literal('endTurn') }),
    object({ type: v.literal('hurry') }),
    object({ type: v.literal('ask'), id: whole(0), question: questionShape }),
  ],
  choice(['open', 'resume', 'sit', 'sync', 'act', 'undo', 'endTurn', 'hurry', 'ask']),
);

/** The first misfit alone: whoever mends it hears of the next one. */
export function malformed(
  issue: v.BaseIssue<unknown>,
  root: string,
): Extract<TableError, { readonly code: 'table/malformed' }> {
  const path = v.getDotPath(issue);
  return { code: 'table/malformed', field: path ?? root, expected: issue.message };
}
