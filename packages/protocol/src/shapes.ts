/** The shapes of what clients send and of set-ups. What is inside actions and editions is left to the engine. */
import type { Action, EditionJson, Owner, Viewer } from '@kairo/engine';
import { type CardName, COLOURS, isCardName, STARTS } from '@kairo/engine/vocabulary';
import { MAX_ID } from './messages.ts';
import { ICONS, MAX_NAME, PLAYERS } from './setup.ts';
import {
  flag,
  isObject,
  listOf,
  matching,
  object,
  oneOf,
  optional,
  type Shape,
  variant,
  whole,
} from './shape.ts';

const MAX_SEAT = ICONS.length - 1;
/** As many as a page can show. */
const MAX_ADVICE = 10;
/** A client may speak several versions during an upgrade; a longer list is not one of ours. */
const MAX_PROTOCOLS = 16;

const LONE_SURROGATE = /\p{Surrogate}/u;

const seat = object({
  name: matching<string>(
    (name) => typeof name === 'string' && [...name].length <= MAX_NAME && !LONE_SURROGATE.test(name),
    `a text of at most ${MAX_NAME} characters`,
  ),
  icon: oneOf(ICONS),
  player: oneOf(PLAYERS),
});

export const setupShape = object({
  edition: matching<string | EditionJson>(
    (edition) => typeof edition === 'string' || isObject(edition),
    'the id of an edition, or its file',
  ),
  start: oneOf(STARTS),
  openMoney: flag,
  help: object({ routes: flag, hints: flag }),
  seats: listOf(seat, 'a list of seats'),
});

export const colourShape = oneOf(COLOURS);
const colour = colourShape;
/** The engine reads actions itself, and says more about what is wrong with them. */
const action: Shape<Action> = matching(isObject, 'an object');
const text = (expected: string): Shape<string> => matching((value) => typeof value === 'string', expected);
export const cardShape = matching<CardName>(isCardName, 'the name of a card');

const isSeat = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_SEAT;
const owner = matching<Owner>(
  (value) => value === 'neutral' || isSeat(value),
  `a seat, 0–${MAX_SEAT}, or neutral`,
);

const queryShape = variant('about', {
  routes: { colour },
  site: { site: text('the name of a site') },
  card: { card: cardShape },
  customer: { colour },
  action: { action },
  stand: { owner, colour },
  preview: { action },
  advice: { count: whole(1, MAX_ADVICE) },
  cues: {},
  past: { before: whole(1) },
});

export const idShape = matching<string>(
  (value) => typeof value === 'string' && value !== '' && value.length <= MAX_ID,
  `a text of 1–${MAX_ID} characters`,
);
const id = idShape;
const version = object({ seq: whole(0), revision: whole(0) });
const viewer = matching<Viewer>(
  (value) => value === 'spectator' || isSeat(value),
  `a seat, 0–${MAX_SEAT}, or spectator`,
);

export const messageShape = variant('type', {
  hello: {
    protocols: listOf(whole(1), `a list of 1–${MAX_PROTOCOLS} protocol versions`, 1, MAX_PROTOCOLS),
    table: id,
    look: whole(0),
    viewer: optional(viewer),
    seq: whole(0),
  },
  sync: { look: whole(0), viewer, version },
  command: {
    id,
    seat: whole(0, MAX_SEAT),
    base: version,
    command: variant('type', { act: { action }, undo: {}, takeBack: {}, endTurn: {} }),
  },
  query: { id, query: queryShape },
  history: { id, before: whole(0) },
  hurry: {},
  storage: { choice: oneOf(['retry', 'unsaved']) },
});
