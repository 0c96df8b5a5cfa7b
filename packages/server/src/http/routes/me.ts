/** A person's own page: their name and their games. */
import * as v from 'valibot';
import { readName } from '../../rooms/names.ts';
import { seatsOf } from '../../rooms/room.ts';
import type { Answer, Asked, Endpoint } from '../api.ts';
import { meQuery } from '../personShapes.ts';
import { Refused } from '../refusals.ts';
import { meAnswer, meBody } from '../shapes.ts';
import type { RouteTools } from './tools.ts';

const GAMES = 50;

export function meRoutes(tools: RouteTools): readonly Endpoint[] {
  return [
    {
      method: 'GET',
      path: '/me',
      summary:
        'The name and the games of the person whom the browser is known as, the one that changed last first; empty for strangers.',
      access: 'person',
      query: meQuery,
      answers: { 200: meAnswer },
      handle: (asked) => showMe(tools, asked),
    },
    {
      method: 'PUT',
      path: '/me',
      summary: 'Changes the name that the person is offered at the next table.',
      access: 'person',
      body: meBody,
      answers: { 200: meBody },
      handle: (asked) => rename(tools, asked),
    },
  ];
}

async function showMe({ play }: RouteTools, asked: Asked): Promise<Answer> {
  const asker = await asked.who();
  const { state, after } = asked.query(meQuery);
  if (asker.kind !== 'person') return { status: 200, body: { name: '', games: [], after: null } };
  const { holder, known } = asker;
  const states = state === undefined ? undefined : [state];
  const found = await play.rooms.ofHolder(holder, GAMES, after, states);
  const games = found.map(({ room, held }) => {
    const [seat] = seatsOf(room, holder);
    const { acting, points, round } = summaryOf(held.summary);
    return {
      table: room.id,
      state: room.state,
      seats: play.seats(room, holder),
      yourSeat: seat ?? null,
      yourTurn: room.state === 'playing' && seat !== undefined && acting === seat,
      acting: room.state === 'playing' ? acting : null,
      round,
      isHost: room.host === holder,
      points,
      updatedAt: held.activeAt,
      next: room.next,
    };
  });
  const last = found.length < GAMES ? undefined : found.at(-1)?.held;
  const next = last === undefined ? null : `${last.activeAt}.${last.room.id}`;
  return { status: 200, body: { name: known.person.name, games, after: next } };
}

interface Summary {
  readonly acting: number | null;
  readonly points: readonly number[];
  readonly round: number;
}

const summaryShape = v.object({
  acting: v.optional(v.nullable(v.number()), null),
  points: v.optional(v.array(v.number()), []),
  round: v.optional(v.number(), 0),
});

/** What a list shows of a game, unchecked as it comes from the store. */
function summaryOf(summary: unknown): Summary {
  const read = v.safeParse(summaryShape, summary ?? {});
  return read.success ? read.output : { acting: null, points: [], round: 0 };
}

async function rename({ people }: RouteTools, asked: Asked): Promise<Answer> {
  await asked.who();
  const { name: text } = asked.body(meBody);
  const name = text === '' ? '' : readName(text);
  if (name === undefined) {
    throw new Refused({
      code: 'table/malformed',
      field: 'name',
      expected: 'a name of at most 24 characters',
    });
  }
  const asker = await asked.someone();
  if (asker.kind !== 'person') throw new Refused({ code: 'identity/missing' });
  await people.rename(asker.known.person.id, name);
  return { status: 200, body: { name } };
}
