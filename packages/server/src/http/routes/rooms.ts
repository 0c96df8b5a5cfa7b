/** What happens in a room before and after its game. */
import { commitmentOf, err, ok } from '@kairo/engine';
import type { TableSetup } from '@kairo/protocol';
import { holderOfKey } from '../../identity/people.ts';
import { type Holder, type Room, seatsOf } from '../../rooms/room.ts';
import {
  type Changed,
  changeKind,
  changeOwn,
  changeTerms,
  close,
  handOn,
  type Terms,
  vacate,
} from '../../rooms/transitions.ts';
import type { Answer, Asked, Endpoint } from '../api.ts';
import { Refused } from '../refusals.ts';
import {
  noBody,
  revisionAnswer,
  roomBody,
  seatAnswer,
  seatBody,
  seqAnswer,
  sitBody,
  tableAnswer,
} from '../shapes.ts';
import { gameOfChecked } from './tables.ts';
import { accepted, checkedName, keepName, knownAt, type RouteTools, roomOf, takeToken } from './tools.ts';

export function roomRoutes(tools: RouteTools): readonly Endpoint[] {
  const seat = { path: '/tables/:table/seats/:seat' } as const;
  return [
    {
      method: 'POST',
      ...seat,
      summary: 'Takes a free seat. With a key, the same request again gives the same answer.',
      access: 'anyone',
      body: sitBody,
      answers: { 201: seatAnswer },
      handle: (asked) => sitDown(tools, asked),
    },
    {
      method: 'PUT',
      ...seat,
      summary: 'Changes one’s own seat, or as the host who may take a free one.',
      access: 'seat',
      body: seatBody,
      answers: { 200: revisionAnswer },
      handle: (asked) => changeSeat(tools, asked),
    },
    {
      method: 'DELETE',
      ...seat,
      summary: 'Leaves a seat, or as the host takes it from someone.',
      access: 'seat',
      answers: { 200: revisionAnswer },
      handle: (asked) => changing(tools, asked, (room, by) => vacate(room, asked.seat, by)),
    },
    {
      method: 'PATCH',
      path: '/tables/:table',
      summary: 'Changes what was agreed, locks the table, or hands the host’s role on.',
      access: 'host',
      body: roomBody,
      answers: { 200: revisionAnswer },
      handle: (asked) => changeRoom(tools, asked),
    },
    {
      method: 'POST',
      path: '/tables/:table/begin',
      summary: 'Begins the game; again gives the same answer.',
      access: 'host',
      body: noBody,
      answers: { 200: seqAnswer },
      handle: (asked) => begin(tools, asked),
    },
    {
      method: 'POST',
      path: '/tables/:table/close',
      summary: 'Closes a table that waits.',
      access: 'host',
      body: noBody,
      answers: { 200: revisionAnswer },
      handle: (asked) => {
        return changing(tools, asked, (room, by) => {
          asked.body(noBody);
          return close(room, by);
        });
      },
    },
    {
      method: 'POST',
      path: '/tables/:table/rematch',
      summary: 'The same table once more; all requests get the same one.',
      access: 'seat',
      body: noBody,
      answers: { 201: tableAnswer },
      handle: (asked) => rematch(tools, asked),
    },
  ];
}

async function sitDown(tools: RouteTools, asked: Asked): Promise<Answer> {
  const { id } = await roomOf(tools, asked);
  await asked.who();
  const { key, name, icon } = asked.body(sitBody);
  const person = key === undefined ? await asked.someone() : undefined;
  const holder = key === undefined ? person?.holder : holderOfKey(key);
  if (holder === undefined) throw new Refused({ code: 'identity/missing' });
  const arrival = { holder, name: checkedName(name), icon };
  const room = accepted(await tools.play.sitDown(id, asked.seat, arrival));
  if (person !== undefined) await keepName(tools, person, arrival.name);
  const [seat] = seatsOf(room, holder);
  return { status: 201, body: { seat } };
}

async function changing(
  tools: RouteTools,
  asked: Asked,
  transition: (room: Room, by: Holder) => Changed,
): Promise<Answer> {
  const room = await roomOf(tools, asked);
  const by = await knownAt(tools, asked, room);
  const { revision } = accepted(await tools.play.change(room.id, (now) => transition(now, by)));
  return { status: 200, body: { revision } };
}

function changeSeat(tools: RouteTools, asked: Asked): Promise<Answer> {
  return changing(tools, asked, (room, by) => {
    const change = asked.body(seatBody);
    if ('player' in change) return changeKind(room, asked.seat, by, change);
    if ('name' in change) return changeOwn(room, asked.seat, by, { name: checkedName(change.name) });
    return changeOwn(room, asked.seat, by, change);
  });
}

function changeRoom(tools: RouteTools, asked: Asked): Promise<Answer> {
  return changing(tools, asked, (room, by) => {
    const { host, setup, ...terms } = asked.body(roomBody);
    const wanted = present({ ...terms, setup: setup && setupTerms(room, present(setup) as SetupParts) });
    const changed = Object.keys(wanted).length === 0 ? ok(room) : changeTerms(room, by, wanted as Terms);
    if (!changed.ok || host === undefined) {
      return changed.ok && changed.value === room && by !== room.host
        ? err({ code: 'room/not-host' })
        : changed;
    }
    return handOn(changed.value, by, host);
  });
}

type SetupParts = Partial<Omit<TableSetup, 'seats'>>;

/** The same seed is committed to again, for the other deal that it leads to. */
function setupTerms(room: Room, terms: SetupParts): NonNullable<Terms['setup']> {
  const game = gameOfChecked({ ...room.setup, ...terms });
  return { terms, commitment: commitmentOf(game, room.seed) };
}

/** Without the fields that are undefined. */
function present<T extends object>(fields: T): { [key in keyof T]?: Exclude<T[key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [key in keyof T]?: Exclude<T[key], undefined>;
  };
}

async function begin(tools: RouteTools, asked: Asked): Promise<Answer> {
  const room = await roomOf(tools, asked);
  const by = await knownAt(tools, asked, room);
  asked.body(noBody);
  accepted(await tools.play.begin(room.id, by));
  return { status: 200, body: { seq: 1 } };
}

async function rematch(tools: RouteTools, asked: Asked): Promise<Answer> {
  const room = await roomOf(tools, asked);
  const by = await knownAt(tools, asked, room);
  asked.body(noBody);
  if (room.next === null) takeToken(tools.newTables, asked);
  const next = accepted(await tools.play.rematch(room.id, by));
  return { status: 201, body: { table: next.id } };
}
