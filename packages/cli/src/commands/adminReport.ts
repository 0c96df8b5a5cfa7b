/** What `kairo admin` says about tables. It shows neither seeds nor hands nor keys. */
import { isObject } from '@kairo/arena';
import type { Result } from '@kairo/engine';
import { PERSON } from '@kairo/protocol';
import type {
  ChangeRefusal,
  HeldRoom,
  MoveRefusal,
  MoveReport,
  Room,
  StorageProblem,
} from '@kairo/server/operator';
import { counted } from '../english.ts';

type ReadRoom = Result<Room, string>;

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ');
}

/** Names that people chose may hold anything but control characters. */
function seatText({ setup, seats }: Room, seat: number): string {
  const { name = '', player = PERSON } = setup.seats[seat] ?? {};
  if (player !== PERSON) return name === '' ? player : `${name} (${player})`;
  const holder = seats[seat]?.holder ?? null;
  if (holder === null) return '(free)';
  return holder.startsWith('k:') ? `${name} (program)` : name;
}

/** What a list knows of a game, unchecked as it comes from the database. */
function summaryOf({ summary }: HeldRoom): { readonly points: readonly unknown[]; readonly acting: unknown } {
  const { points, acting } = isObject(summary) ? summary : {};
  return { points: Array.isArray(points) ? points : [], acting };
}

export function listLine(held: HeldRoom, read: ReadRoom): string {
  const { id, state } = held.room;
  const start = `${id}  ${state.padEnd(7)}  ${timeOf(held.activeAt)}`;
  if (!read.ok) return `${start}  unreadable: ${read.error}`;
  const room = read.value;
  return `${start}  ${room.seats.map((_, seat) => seatText(room, seat)).join(', ')}`;
}

export function showLines(held: HeldRoom, read: ReadRoom): string[] {
  const { id, state, createdAt } = held.room;
  const head = [
    `table     ${id}`,
    `state     ${state}`,
    `created   ${timeOf(createdAt)} UTC`,
    `changed   ${timeOf(held.activeAt)} UTC`,
  ];
  if (!read.ok) return [...head, `unreadable: ${read.error}`];
  const room = read.value;
  const { setup, pace, code, expiresAt, commitment, next } = room;
  const { points, acting } = summaryOf(held);
  const edition = typeof setup.edition === 'string' ? setup.edition : 'a file of its own';
  const facts = [
    `board     ${edition}, ${setup.start} start${setup.openMoney ? ', open money' : ''}`,
    ...(pace === null
      ? []
      : [`pace      ${pace.bank} s, and ${pace.increment} s a turn up to ${pace.cap} s`]),
    ...(code === null ? [] : [`code      ${code}`]),
    ...(expiresAt === null ? [] : [`expires   ${timeOf(expiresAt)} UTC`]),
    `committed ${commitment}`,
    ...(next === null ? [] : [`rematch   ${next}`]),
  ];
  const seats = room.seats.map(({ holder }, seat) => {
    const notes = [
      ...(points[seat] === undefined ? [] : [`${String(points[seat])} points`]),
      ...(holder !== null && holder === room.host ? ['host'] : []),
      ...(state === 'playing' && acting === seat ? ['to move'] : []),
    ];
    return `seat ${seat}    ${[seatText(room, seat), ...notes].join(', ')}`;
  });
  return [...head, ...facts, ...seats];
}

export function tableJson(held: HeldRoom, read: ReadRoom): object {
  const { id, state, createdAt } = held.room;
  const head = { table: id, state, createdAt, changedAt: held.activeAt };
  if (!read.ok) return { ...head, unreadable: read.error };
  const { setup, seats, pace, code, expiresAt, commitment, next, host } = read.value;
  const { points, acting } = summaryOf(held);
  return {
    ...head,
    expiresAt,
    code,
    setup,
    pace,
    commitment,
    next,
    seats: setup.seats.map(({ name, player }, seat) => {
      const holder = seats[seat]?.holder ?? null;
      const heldBy = holder === null ? null : holder.startsWith('k:') ? 'program' : 'person';
      return {
        name,
        player,
        heldBy,
        isHost: holder !== null && holder === host,
        points: points[seat] ?? null,
      };
    }),
    acting: acting ?? null,
  };
}

export function describeStorageProblem(problem: StorageProblem): string {
  switch (problem.code) {
    case 'storage/in-use':
      return `Another process has ${problem.file} open.`;
    case 'storage/newer':
      return `${problem.file} was written by a newer release (${problem.unknown.join(', ')}): use that one.`;
    case 'storage/not-a-database':
      return `${problem.file} is not a database of Kairo, or damaged (${problem.detail}).`;
    case 'storage/failed':
      return `${problem.file} cannot be opened (${problem.detail}). --data names the server’s folder, --database its PostgreSQL database.`;
    default:
      return problem satisfies never;
  }
}

export function describeChangeRefusal(refusal: ChangeRefusal): string {
  switch (refusal.code) {
    case 'room/unknown':
      return 'it has been removed.';
    case 'operator/ended':
      return `it has ended already: it is ${refusal.state}.`;
    case 'operator/playing':
      return 'it is being played; end it first.';
    case 'operator/unreadable':
      return `its game cannot be read (${refusal.detail}) and was left as it is.`;
    case 'operator/unknown-outcome':
      return 'it is not certain what became of it; look at it again.';
    case 'operator/no-answer':
      return `a server has the folder open, but does not answer (${refusal.detail}); nothing is known to have changed.`;
    default:
      return describeStorageProblem(refusal);
  }
}

export function describeMoveRefusal(refusal: MoveRefusal): string {
  switch (refusal.code) {
    case 'move/served':
      return 'A server has used that database after the last one used the folder: what happened there would be lost. Nothing was copied.';
    case 'storage/in-use':
      return `A server uses ${refusal.file}: stop it first, so that nothing is left behind.`;
    default:
      return describeStorageProblem(refusal);
  }
}

/** What a move has copied and checked, besides what it refused. */
export function moveLines({ tables, people, verified, unverified, refused }: MoveReport): string[] {
  const others = [
    ...(tables.others > 0 ? [counted(tables.others, 'table')] : []),
    ...(people.others > 0 ? [`${people.others} people`] : []),
  ];
  return [
    `Tables: ${tables.copied} copied, ${tables.same} there already, ${refused.length} refused.`,
    `People: ${people.copied} copied, ${people.same} there already.`,
    `Played again: ${counted(verified.games, 'game')}, ${verified.entries} entries, all correct.`,
    ...(unverified > 0 ? [`Not played again, being of other rules: ${counted(unverified, 'game')}.`] : []),
    ...(others.length > 0 ? [`Only there, and left alone: ${others.join(', ')}.`] : []),
  ];
}
