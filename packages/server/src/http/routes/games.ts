/** A running game, for programs and spectators. */

import { type Action, formatRecord, type Result } from '@kairo/engine';
import { gameRecord, playList } from '@kairo/table';
import type * as v from 'valibot';
import { digestOf } from '../../identity/keys.ts';
import { networkOf } from '../../limits/addresses.ts';
import type { LiveTable } from '../../play/liveTable.ts';
import { tableState } from '../../play/tableState.ts';
import { type Room, seatsOf } from '../../rooms/room.ts';
import type { Answer, Asked, Endpoint } from '../api.ts';
import { type ApiRefusal, Refused } from '../refusals.ts';
import { actionsBody, returnBody, seqAnswer, stateAnswer, stateQuery } from '../shapes.ts';
import { accepted, askerAt, gameOf, knownAt, type RouteTools, roomOf, viewerAt } from './tools.ts';

export function gameRoutes(tools: RouteTools): readonly Endpoint[] {
  return [
    {
      method: 'GET',
      path: '/tables/:table',
      summary: 'The table as the asker may know it; with `wait`, as soon as there is something new.',
      access: 'seat or spectator',
      query: stateQuery,
      answers: { 200: stateAnswer },
      handle: (asked) => show(tools, asked),
    },
    {
      method: 'POST',
      path: '/tables/:table/actions',
      summary: 'Plays a list of actions, all or none. The same id again gives the same answer.',
      access: 'seat',
      body: actionsBody,
      answers: { 200: seqAnswer },
      handle: (asked) => act(tools, asked),
    },
    {
      method: 'POST',
      path: '/tables/:table/return',
      summary:
        'Takes a seat back from the bot that stands in for it. The same id again gives the same answer.',
      access: 'seat',
      body: returnBody,
      answers: { 200: seqAnswer },
      handle: (asked) => comeBack(tools, asked),
    },
    {
      method: 'GET',
      path: '/tables/:table/record',
      summary:
        'The record in notation: whole once the game is over, before that as far as the asker may know it.',
      access: 'seat or spectator',
      answers: { 200: 'text/plain' },
      handle: (asked) => record(tools, asked),
    },
  ];
}

async function show(tools: RouteTools, asked: Asked): Promise<Answer> {
  const room = await roomOf(tools, asked);
  const holder = await askerAt(tools, asked, room);
  viewerAt(room, holder);
  const { from, wait } = asked.query(stateQuery);
  if (wait > 0) await untilNews(tools, asked, room, from, wait);
  const now = await roomOf(tools, asked);
  const viewer = viewerAt(now, holder);
  const hasBegun = now.state === 'playing' || now.state === 'over';
  const game = hasBegun ? { live: await gameOf(tools, now), viewer, from } : undefined;
  return { status: 200, body: await tableState(now, tools.play.seats(now, holder), game) };
}

/** Until there are more entries, the waiting room has changed, the time is up, or the client is gone. */
async function untilNews(
  tools: RouteTools,
  asked: Asked,
  room: Room,
  from: number,
  seconds: number,
): Promise<void> {
  const { play, clock, polls } = tools;
  if (room.state !== 'waiting' && room.state !== 'playing') return;
  const live = room.state === 'playing' ? await gameOf(tools, room) : undefined;
  const hasNews = (): boolean =>
    live !== undefined &&
    (live.table.match.version.seq > from || live.table.match.isOver || live.table.failure !== undefined);
  if (hasNews() || play.closing.hasHappened) return;
  const giveBack = polls.take(networkOf(asked.request.ip));
  if (giveBack === undefined) {
    throw new Refused({ code: 'server/too-many-connections', limit: polls.limit, retryAfter: seconds });
  }
  await new Promise<void>((resolve) => {
    const stops: (() => void)[] = [];
    const done = (): void => {
      for (const stop of stops.splice(0)) stop();
      giveBack();
      resolve();
    };
    const { raw } = asked.reply;
    raw.once('close', done);
    stops.push(
      () => raw.off('close', done),
      clock.after(seconds * 1000, done),
      play.closing.listen(done),
      play.rooms.listen(room.id, done),
    );
    if (live !== undefined) stops.push(live.onChange(() => (hasNews() || live.isClosed) && done()));
  });
}

/** A request of someone who plays. What it says is looked at after the key, and before whether they have a seat. */
async function askedBySeat<S extends v.GenericSchema>(
  tools: RouteTools,
  asked: Asked,
  schema: S,
): Promise<{ readonly body: v.InferOutput<S>; readonly seat: number; readonly live: LiveTable }> {
  const room = await roomOf(tools, asked);
  const holder = await knownAt(tools, asked, room);
  const body = asked.body(schema);
  const [seat] = seatsOf(room, holder);
  if (seat === undefined) throw new Refused({ code: 'room/not-seated' });
  return { body, seat, live: await gameOf(tools, room) };
}

/** The result of a change; it is unknown if the storage has failed. */
function known<T>(result: Result<T, ApiRefusal> | undefined): T {
  if (result === undefined) throw new Refused({ code: 'server/unavailable' });
  return accepted(result);
}

async function act(tools: RouteTools, asked: Asked): Promise<Answer> {
  const { body, seat, live } = await askedBySeat(tools, asked, actionsBody);
  const { id, base, actions, draft } = body;
  const digest = digestOf(JSON.stringify({ base, actions, draft }));
  const request = { id, digest, base, actions: actions as readonly Action[], draft };
  return { status: 200, body: { seq: known(await playList(live.table, seat, request)) } };
}

async function comeBack(tools: RouteTools, asked: Asked): Promise<Answer> {
  const { body, seat, live } = await askedBySeat(tools, asked, returnBody);
  const { seq } = known(await live.company.command(seat, body.id, { type: 'return' }));
  return { status: 200, body: { seq } };
}

async function record(tools: RouteTools, asked: Asked): Promise<Answer> {
  const room = await roomOf(tools, asked);
  const holder = await askerAt(tools, asked, room);
  const isSeated = seatsOf(room, holder).length > 0;
  if (!isSeated && room.state !== 'over') viewerAt(room, holder);
  const live = await gameOf(tools, room);
  const viewer = seatsOf(room, holder)[0] ?? 'spectator';
  const body = formatRecord(await gameRecord(live.table, viewer));
  return { status: 200, body, type: 'text/plain; charset=utf-8' };
}
