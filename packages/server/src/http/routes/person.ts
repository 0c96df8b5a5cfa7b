/** How a person stays the same: devices, recovery, and the end of it all. */
import { clearedCookie } from '../../identity/cookie.ts';
import type { StoredPerson } from '../../storage/storage.ts';
import type { Answer, Asked, Endpoint } from '../api.ts';
import { codeAnswer, deviceAnswer, lookAnswer, lookBody, nameAnswer, recoverBody } from '../personShapes.ts';
import { Refused } from '../refusals.ts';
import { noBody } from '../shapes.ts';
import { type RouteTools, takeToken } from './tools.ts';

const UNDER_WAY = ['waiting', 'playing'] as const;

export function personRoutes(tools: RouteTools): readonly Endpoint[] {
  return [
    {
      method: 'GET',
      path: '/me/devices',
      summary: 'The browsers in which the person is known, and when their recovery code was made.',
      access: 'person',
      answers: { 200: deviceAnswer },
      handle: (asked) => devices(tools, asked),
    },
    {
      method: 'DELETE',
      path: '/me/devices/:device',
      summary: 'Signs a device out: its browser is a stranger from now on.',
      access: 'person',
      answers: { 200: noBody },
      handle: (asked) => signOut(tools, asked),
    },
    {
      method: 'POST',
      path: '/me/recovery',
      summary: 'Makes a recovery code, which ends the one before. It is shown once.',
      access: 'person',
      body: noBody,
      answers: { 201: codeAnswer },
      handle: (asked) => makeCode(tools, asked),
    },
    {
      method: 'POST',
      path: '/me/recover/look',
      summary: 'Whose recovery code it is, before anything is changed.',
      access: 'anyone',
      body: lookBody,
      answers: { 200: lookAnswer },
      handle: (asked) => look(tools, asked),
    },
    {
      method: 'POST',
      path: '/me/recover',
      summary: 'Makes this browser a device of the person with the recovery code.',
      access: 'anyone',
      body: recoverBody,
      answers: { 200: nameAnswer },
      handle: (asked) => recover(tools, asked),
    },
    {
      method: 'DELETE',
      path: '/me',
      summary:
        'Removes the person: name, devices, recovery code. Bots play their seats on for good, and their name is replaced in all games.',
      access: 'person',
      answers: { 200: noBody },
      handle: (asked) => remove(tools, asked),
    },
  ];
}

async function devices({ people }: RouteTools, asked: Asked): Promise<Answer> {
  const { known } = await asked.person();
  const [found, madeAt] = await Promise.all([
    people.devices(known.person.id),
    people.recoveryOf(known.person.id),
  ]);
  const body = {
    devices: found.map(({ id, label, createdAt, seenAt }) => ({
      device: id,
      label,
      createdAt,
      seenAt,
      isThis: id === known.device.id,
    })),
    recovery: madeAt === undefined ? null : { createdAt: madeAt },
  };
  return { status: 200, body };
}

async function signOut(tools: RouteTools, asked: Asked): Promise<Answer> {
  const { known } = await asked.person();
  const device = asked.parameter('device');
  const isDone = await tools.known.signOut(known.person.id, device);
  if (!isDone) throw new Refused({ code: 'identity/unknown-device' });
  if (device === known.device.id) asked.setCookie(clearedCookie(asked.credentials.isHttps));
  return { status: 200, body: {} };
}

async function makeCode(tools: RouteTools, asked: Asked): Promise<Answer> {
  const { known } = await asked.person();
  asked.body(noBody);
  // Slow hashes are worth limiting, too.
  takeToken(tools.recoveries, asked);
  const code = await tools.codes.make(known.person.id);
  if (code === undefined) throw new Refused({ code: 'identity/missing' });
  return { status: 201, body: { code } };
}

async function ownerOf(tools: RouteTools, asked: Asked, code: string): Promise<StoredPerson> {
  takeToken(tools.recoveries, asked);
  const owner = await tools.codes.find(code);
  if (owner === undefined) throw new Refused({ code: 'identity/wrong-code' });
  return owner;
}

async function look(tools: RouteTools, asked: Asked): Promise<Answer> {
  const asker = await asked.who();
  const owner = await ownerOf(tools, asked, asked.body(lookBody).code);
  const gamesOf = (id: string): Promise<number> => tools.play.rooms.countOf(`p:${id}`, UNDER_WAY);
  const here = asker.kind === 'person' ? asker.known : undefined;
  const isYou = here?.person.id === owner.id;
  const games = await gamesOf(owner.id);
  if (here === undefined || isYou) {
    return { status: 200, body: { name: owner.name, games, isYou, here: null } };
  }
  const { person } = here;
  const others = (await tools.people.devices(person.id)).length > 1;
  const isKept = others || (await tools.people.recoveryOf(person.id)) !== undefined;
  const body = {
    name: owner.name,
    games,
    isYou,
    here: { name: person.name, games: await gamesOf(person.id), isKept },
  };
  return { status: 200, body };
}

/** First what the browser had goes over, then the browser itself: whatever fails in between can be asked for again. */
async function recover(tools: RouteTools, asked: Asked): Promise<Answer> {
  const { belongings, known, play } = tools;
  const asker = await asked.who();
  const { code, games } = asked.body(recoverBody);
  const owner = await ownerOf(tools, asked, code);
  const before = asker.kind === 'person' ? asker.known : undefined;
  if (before?.person.id === owner.id) return { status: 200, body: { name: owner.name } };
  if (before !== undefined) {
    const count = await play.rooms.countOf(`p:${before.person.id}`, UNDER_WAY);
    if (count > 0 && games === undefined) throw new Refused({ code: 'identity/has-games', games: count });
    if (games === 'bring') await belongings.bring(`p:${before.person.id}`, `p:${owner.id}`);
  }
  const cookie = await known.addDevice(owner.id, asked.credentials);
  if (cookie === undefined) throw new Refused({ code: 'identity/wrong-code' });
  if (before !== undefined) {
    await known.signOut(before.person.id, before.device.id);
    await belongings.forgetIfLost(before.person.id);
  }
  asked.setCookie(cookie);
  return { status: 200, body: { name: owner.name } };
}

async function remove({ belongings }: RouteTools, asked: Asked): Promise<Answer> {
  const { known } = await asked.person();
  await belongings.forget(known.person.id);
  asked.setCookie(clearedCookie(asked.credentials.isHttps));
  return { status: 200, body: {} };
}
