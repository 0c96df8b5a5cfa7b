/** Routes: what follows `#` in the address. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { openEntry } from './back.ts';

/** `link` is a set-up that has not been parsed, `id` a game of this browser. */
export type LocalRoute = { readonly page: 'home' | 'game'; readonly link?: string; readonly id?: string };
export type OnlineRoute =
  /** `id` may also be the short code of a table that waits for players. */
  | { readonly page: 'table'; readonly id: string; readonly seat?: number }
  /** Everyone sees it: the table for a screen in the middle of the room. */
  | { readonly page: 'screen'; readonly id: string }
  /** A seat that someone hands on. */
  | { readonly page: 'take'; readonly id: string; readonly seat: number; readonly secret: string }
  /** Brings a person's games to this browser. */
  | { readonly page: 'recover'; readonly code: string }
  | { readonly page: 'together' | 'tables' };
/** All games of the reader, here and online. */
type GamesRoute = { readonly page: 'games' };
/** How a finished game is looked back on. */
export type ReplayPart = 'replay' | 'review' | 'charts';
/** A finished game: one of this browser, or that of an online table. `link` may name a turn. */
export type ReplayRoute = {
  readonly page: 'replay';
  readonly part: ReplayPart;
  readonly game: string | undefined;
  readonly table: string | undefined;
  readonly link: string;
};
/** The rulebook, perhaps at a rule: `R6.4`. */
export type RulesRoute = { readonly page: 'rules'; readonly rule: string | undefined };
/** The path of lessons; by its number one of them, if there is one; or `game`: the one with a coach that comes after them. */
export type LearnRoute = { readonly page: 'learn'; readonly lesson: string | undefined };
export type Route =
  | LocalRoute
  | OnlineRoute
  | GamesRoute
  | ReplayRoute
  | RulesRoute
  | LearnRoute
  | { readonly page: 'nowhere' };

export const HOME = '#/';
/** The game that was played last. */
export const RESUME = '#/play?resume';
/** An unfinished game; older notes of games have no id. */
export const resumeAddress = (id: string): string => (id === '' ? RESUME : `#/play/${id}`);
export const LEARN = '#/learn';
export const lessonAddress = (number: number): string => `${LEARN}/${number}`;
/** Where a table is created, and where those are that wait for anyone. */
export const TOGETHER = '#/together';
export const TABLES = '#/tables';
/** The reader's own. */
export const GAMES = '#/games';
export const RECOVER = '#/recover';
export const tableAddress = (id: string): string => `#/t/${id}`;
/** The same, with a seat chosen. */
export const seatAddress = (id: string, seat: number): string => `#/t/${id}/seat/${seat}`;
/** A finished game: one of this browser, or that of a table. */
export const replayAddress = (id: string, part: ReplayPart = 'replay'): string =>
  part === 'replay' ? `#/replay/${id}` : `#/replay/${id}/${part}`;
export const tableReplayAddress = (id: string, part: ReplayPart = 'replay'): string => `#/t/${id}/${part}`;
export const screenAddress = (id: string): string => `#/t/${id}/screen`;
/** Secrets stand behind the `#`, which browsers send to no one. */
export const takeAddress = (id: string, seat: number, secret: string): string =>
  `#/t/${id}/take/${seat}/${secret}`;
export const recoverAddress = (code: string): string => `${RECOVER}/${code}`;
export const rulesAddress = (rule: string): string => `#/rules/${rule}`;
/** Starts a game at once. */
export const playAddress = (link: string): string => `#/play?${link}`;
/** Opens the start page with this set-up; meant to be shared. */
export const proposalAddress = (link: string): string => `#/new?${link}`;

/** What a table is reached by: its id, or its code, typed in any way. */
const TABLE = /^t\/([\w-]{22}|[A-HJ-NP-Z2-9]{6})$/i;
const PART_OF_TABLE = /^t\/([\w-]{22})\/(?:(screen)|seat\/([0-3])|take\/([0-3])\/([\w-]{22}))$/;
const RULES = /^rules(?:\/(R\d+(?:\.\d+)?))?$/;
const PLAY = /^play\/([\w-]+)$/;
const REPLAY = /^(?:replay\/([\w-]+)(?:\/(review|charts))?|t\/([\w-]{22})\/(replay|review|charts))$/;
const LEARNING = /^learn(?:\/(\w+))?$/;
const CODE = /^recover\/([A-HJ-NP-Z2-9]{16})$/i;

export function routeOf(hash: string): Route {
  if (hash === RESUME) return { page: 'game' };
  const [path = '', ...rest] = hash.replace(/^#\/?/, '').split('?');
  const link = rest.join('?');
  switch (path) {
    case '':
      return link === '' ? { page: 'home' } : { page: 'nowhere' };
    case 'new':
      return { page: 'home', link };
    case 'play':
      return { page: 'game', link };
    case 'together':
    case 'tables':
    case 'games':
      return { page: path };
    case 'recover':
      return { page: path, code: '' };
    default: {
      const id = TABLE.exec(path)?.[1];
      return id === undefined ? deeper(path, link) : { page: 'table', id };
    }
  }
}

function deeper(path: string, link: string): Route {
  const [isOwn, own = ''] = PLAY.exec(path) ?? [];
  if (isOwn) return { page: 'game', id: own };
  const [isCode, code = ''] = CODE.exec(path) ?? [];
  if (isCode) return { page: 'recover', code };
  const [isRules, rule] = RULES.exec(path) ?? [];
  if (isRules) return { page: 'rules', rule };
  const [isLearning, lesson] = LEARNING.exec(path) ?? [];
  if (isLearning) return { page: 'learn', lesson };
  const [isReplay, game, ofGame, table, ofTable] = REPLAY.exec(path) ?? [];
  if (isReplay) {
    const part = (ofGame ?? ofTable ?? 'replay') as ReplayPart;
    return { page: 'replay', part, game, table, link };
  }
  const [, id, screen, seat, taken, secret] = PART_OF_TABLE.exec(path) ?? [];
  if (id === undefined) return { page: 'nowhere' };
  if (screen !== undefined) return { page: 'screen', id };
  if (seat !== undefined) return { page: 'table', id, seat: Number(seat) };
  return { page: 'take', id, seat: Number(taken), secret: secret ?? '' };
}

const current = signal<Route>({ page: 'home' });
export const route: ReadonlySignal<Route> = current;

/** The hash that `goTo` has set and whose `hashchange` is still to come. */
let asked: string | undefined;

/** @param isPlaying whether there is an unfinished game */
export function followAddress(isPlaying: () => boolean): void {
  const read = (): void => {
    const route = routeOf(location.hash);
    const isOwn = location.hash === asked;
    asked = undefined;
    // A link opened from outside starts no game while another is unfinished: it is only proposed.
    const isProposal = !isOwn && route.page === 'game' && route.link !== undefined && isPlaying();
    current.value = isProposal ? { ...route, page: 'home' } : route;
  };
  addEventListener('hashchange', read);
  read();
}

export function goTo(hash: string): void {
  asked = hash;
  // An entry for something open is of no use on another page.
  if (openEntry() > 0) location.replace(hash);
  else location.hash = hash;
}
