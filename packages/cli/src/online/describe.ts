/** What `kairo sit` says: refusals of the server, and how a game ended. */
import type { OnlineResult } from './answers.ts';
import type { KeyFileProblem } from './keyFile.ts';
import type { Ended, News, PlayProblem } from './playSeat.ts';
import type { ApiRefusal } from './tableApi.ts';

/** Where the code alone would not say enough. */
const REFUSALS: { readonly [code: string]: (facts: ApiRefusal['facts']) => string } = {
  'room/unknown': () => 'There is no such table. It may have been removed; check the link.',
  'room/no-such-seat': ({ seats }) => `There is no such free seat: the table has ${String(seats)} seats.`,
  'room/seat-taken': ({ seat }) => `Seat ${String(seat)} is taken.`,
  'room/seat-of-bot': ({ seat }) => `Seat ${String(seat)} is a bot’s of the server.`,
  'room/locked': () => 'The host has locked the table.',
  'room/name-taken': ({ name }) => `Another seat is called “${String(name)}”; choose another --name.`,
  'room/not-waiting': ({ state }) => `No one can sit down any more: the table is ${String(state)}.`,
  'identity/key-used': () =>
    'The key of this seat is used for something else; give another --key-file to sit down anew.',
  'identity/unknown-key': () => 'The host has given this seat to someone else.',
  'table/malformed': ({ field, expected }) =>
    `The server does not accept “${String(field)}”; expected: ${String(expected)}.`,
  'table/rules-version': () => 'The game was begun under other rules than this server plays by.',
};

export function describeRefusal({ code, status, facts }: ApiRefusal): string {
  return `${REFUSALS[code]?.(facts) ?? 'The server refused.'} [${status} ${code}]`;
}

export function describeKeyFileProblem(path: string, problem: KeyFileProblem): string {
  switch (problem.code) {
    case 'locked':
      return `Process ${problem.holder} is playing with ${path}. For another seat give --seat or another --key-file.`;
    case 'unreadable':
      return `${path} does not hold the key of a seat (${problem.detail}).`;
    case 'other-table':
      return `${path} holds the key of a seat at another table, ${problem.table}.`;
    default:
      return problem satisfies never;
  }
}

export function describePlayProblem(problem: PlayProblem): string {
  return problem.code === 'rules-version'
    ? `The server plays by version ${problem.found} of the rules, which this program does not know.`
    : `The set-up of the table cannot be read (${problem.detail}).`;
}

export function describeNews(news: News): string {
  if (news.type === 'begun')
    return `The game has begun: ${news.names.map((name) => name || '–').join(', ')}.`;
  return news.level === null
    ? 'The seat is played from here again.'
    : `The ${news.level} of the server stands in for this seat.`;
}

/** Undefined if the game never began. */
export function describeEnd(ended: Ended): string | undefined {
  return ended.type === 'over' ? describeResult(ended.names, ended.result) : undefined;
}

function describeResult(names: readonly string[], { points, winners, reason }: OnlineResult): string {
  const nameOf = (seat: number): string => names[seat] || `seat ${seat}`;
  const scores = points.map((own, seat) => `${nameOf(seat)} ${own}`).join(', ');
  const verdict =
    winners.length === 0
      ? 'No one wins.'
      : `${winners.map(nameOf).join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}.`;
  return `The game is over (${reason}): ${scores}. ${verdict}`;
}
