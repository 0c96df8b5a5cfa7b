/** Tables: how they are created, listed and found. */
import { editionToJson, type Game, type Result, RULES_VERSION } from '@kairo/engine';
import { checkSeats, type TableError, type TableSetup } from '@kairo/protocol';
import { gameOfSetup } from '@kairo/table';
import { digestOf, isSameSecret } from '../../identity/keys.ts';
import { holderOfKey } from '../../identity/people.ts';
import { networkOf } from '../../limits/addresses.ts';
import { readCode } from '../../rooms/ids.ts';
import { foldedName, readName } from '../../rooms/names.ts';
import type { Room } from '../../rooms/room.ts';
import type { Answer, Asked, Endpoint } from '../api.ts';
import { Refused } from '../refusals.ts';
import { createBody, createdAnswer, listAnswer, listQuery, setupAnswer, tableAnswer } from '../shapes.ts';
import { accepted, askerAt, gameOf, type RouteTools, roomOf, takeToken, viewerAt } from './tools.ts';

/** How many open tables a list shows. */
const LISTED = 100;

export function tableRoutes(tools: RouteTools): readonly Endpoint[] {
  return [
    {
      method: 'POST',
      path: '/tables',
      summary: 'Creates a table. With a key, the same request again gives the same answer.',
      access: 'anyone',
      body: createBody,
      answers: { 201: createdAnswer },
      handle: (asked) => create(tools, asked),
    },
    {
      method: 'GET',
      path: '/tables',
      summary: 'The tables that anyone may join, the newest first.',
      access: 'anyone',
      query: listQuery,
      answers: { 200: listAnswer },
      handle: (asked) => list(tools, asked),
    },
    {
      method: 'GET',
      path: '/codes/:code',
      summary: 'The table with a short code, while it waits.',
      access: 'anyone',
      answers: { 200: tableAnswer },
      handle: (asked) => findByCode(tools, asked),
    },
    {
      method: 'GET',
      path: '/tables/:table/setup',
      summary: 'What was agreed: who plays, the board as a file, the version of the rules.',
      access: 'seat or spectator',
      answers: { 200: setupAnswer },
      handle: (asked) => showSetup(tools, asked),
    },
  ];
}

export function gameOfChecked(setup: TableSetup): Game {
  const error = checkSeats(setup.seats);
  if (error !== undefined) throw new Refused(error);
  const game: Result<Game, TableError> = gameOfSetup(setup);
  return accepted(game);
}

/** Bots have names, too, and no two seats have the same. */
function checkNames({ seats }: TableSetup): void {
  const names = new Set<string>();
  for (const [i, { name }] of seats.entries()) {
    if (name === '') continue;
    const read = readName(name);
    const expected = 'a name that can be read, unlike any other at the table';
    if (read !== name || names.has(foldedName(name))) {
      throw new Refused({ code: 'table/malformed', field: `setup.seats.${i}.name`, expected });
    }
    names.add(foldedName(name));
  }
}

async function create(tools: RouteTools, asked: Asked): Promise<Answer> {
  const { play } = tools;
  await asked.who();
  const { key, code, ...wishes } = asked.body(createBody);
  const host = key === undefined ? (await asked.someone()).holder : holderOfKey(key);
  const request = digestOf(JSON.stringify(wishes));
  const known = await play.rooms.madeBefore(host, request);
  if (known !== undefined) return createdOf(asked, accepted(known));
  checkCode(tools, asked, code);
  takeToken(tools.newTables, asked);
  const setup = wishes.setup as TableSetup;
  checkNames(setup);
  const game = gameOfChecked(setup);
  const giveBack = tools.openTables.take(networkOf(asked.request.ip));
  if (giveBack === undefined) {
    const { limit } = tools.openTables;
    throw new Refused({ code: 'server/too-many-tables', limit, retryAfter: 60 });
  }
  try {
    const room = accepted(await play.rooms.create({ ...wishes, setup }, game, host, request));
    const stop = play.rooms.listen(room.id, ({ state }) => {
      if (state === 'waiting' || state === 'playing') return;
      giveBack();
      stop();
    });
    await play.room(room.id);
    return createdOf(asked, room);
  } catch (failure) {
    giveBack();
    throw failure;
  }
}

function createdOf(asked: Asked, { id, commitment }: Room): Answer {
  return { status: 201, body: { table: id, link: `${asked.origin}/#/t/${id}`, commitment } };
}

function checkCode({ creationCode, guesses }: RouteTools, asked: Asked, code: string | undefined): void {
  if (creationCode === undefined) return;
  takeToken(guesses, asked);
  if (code === undefined || !isSameSecret(code, creationCode)) {
    throw new Refused({ code: 'server/creation-code' });
  }
}

async function list({ play }: RouteTools, asked: Asked): Promise<Answer> {
  asked.query(listQuery);
  const rooms = await play.rooms.listed(LISTED);
  const tables = rooms.map((room) => {
    const { id, createdAt, setup, pace, spectators, begin } = room;
    const seats = play.seats(room, undefined);
    const host = seats.find(({ isHost }) => isHost)?.name ?? null;
    return { table: id, host, createdAt, setup, seats, pace, spectators, begin };
  });
  return { status: 200, body: { tables } };
}

async function findByCode({ play, guesses }: RouteTools, asked: Asked): Promise<Answer> {
  takeToken(guesses, asked);
  const code = readCode(asked.parameter('code'));
  const room = code === undefined ? undefined : await play.rooms.byCode(code);
  if (room === undefined) throw new Refused({ code: 'room/unknown' });
  return { status: 200, body: { table: room.id } };
}

async function showSetup(tools: RouteTools, asked: Asked): Promise<Answer> {
  const room = await roomOf(tools, asked);
  viewerAt(room, await askerAt(tools, asked, room));
  // A game that was begun under other rules is not described by these.
  if (room.state === 'playing' || room.state === 'over') await gameOf(tools, room);
  const { edition } = gameOfChecked(room.setup).board;
  const body = { setup: room.setup, edition: editionToJson(edition), rulesVersion: RULES_VERSION };
  return { status: 200, body };
}
