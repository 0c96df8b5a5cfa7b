/** Handing a single seat on to another person, by a link with a secret. */
import { randomBytes } from 'node:crypto';
import { digestOf } from '../../identity/keys.ts';
import { offerSeat } from '../../rooms/holding.ts';
import { seatsOf } from '../../rooms/room.ts';
import type { Answer, Asked, Endpoint } from '../api.ts';
import { offerAnswer, takeBody } from '../personShapes.ts';
import { noBody, revisionAnswer, seatAnswer } from '../shapes.ts';
import { accepted, checkedName, keepName, knownAt, type RouteTools, roomOf } from './tools.ts';

const SECRET_BYTES = 16;
const OFFERED_FOR = 24 * 60 * 60 * 1000;

export function handingRoutes(tools: RouteTools): readonly Endpoint[] {
  const offer = { path: '/tables/:table/seats/:seat/offer' } as const;
  return [
    {
      method: 'POST',
      ...offer,
      summary:
        'Makes a secret with which another person can take this seat: once, within a day, until the next offer.',
      access: 'seat',
      body: noBody,
      answers: { 201: offerAnswer },
      handle: (asked) => offerTo(tools, asked),
    },
    {
      method: 'DELETE',
      ...offer,
      summary: 'Withdraws the offer.',
      access: 'seat',
      answers: { 200: revisionAnswer },
      handle: (asked) => withdraw(tools, asked),
    },
    {
      method: 'POST',
      path: '/tables/:table/seats/:seat/take',
      summary: 'Takes a seat that was offered. Who had it looks on from now on.',
      access: 'anyone',
      body: takeBody,
      answers: { 201: seatAnswer },
      handle: (asked) => take(tools, asked),
    },
  ];
}

async function offerTo(tools: RouteTools, asked: Asked): Promise<Answer> {
  const room = await roomOf(tools, asked);
  const by = await knownAt(tools, asked, room);
  asked.body(noBody);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const until = tools.clock.now() + OFFERED_FOR;
  const offer = { hash: digestOf(secret), until };
  accepted(await tools.play.change(room.id, (now) => offerSeat(now, asked.seat, by, offer)));
  return { status: 201, body: { secret, until } };
}

async function withdraw(tools: RouteTools, asked: Asked): Promise<Answer> {
  const room = await roomOf(tools, asked);
  const by = await knownAt(tools, asked, room);
  const changed = await tools.play.change(room.id, (now) => offerSeat(now, asked.seat, by, null));
  return { status: 200, body: { revision: accepted(changed).revision } };
}

async function take(tools: RouteTools, asked: Asked): Promise<Answer> {
  const { id } = await roomOf(tools, asked);
  await asked.who();
  const { secret, name } = asked.body(takeBody);
  const taker = { name: checkedName(name), secret };
  const asker = await asked.someone();
  const { holder } = asker;
  const room = accepted(await tools.belongings.takeSeat(id, asked.seat, { holder, ...taker }));
  await keepName(tools, asker, taker.name);
  return { status: 201, body: { seat: seatsOf(room, holder)[0] ?? asked.seat } };
}
