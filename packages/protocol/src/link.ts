/**
 * A set-up as the end of an address: `e=cairo&s=preset&p=person.ankh.Amina,vizier.eye&o=routes,hints`. Everything is
 * named, nothing is left to defaults that may change: a link means the same in every release.
 */
import type { SetupError } from '@kairo/engine';
import { err, type Result } from '@kairo/engine/vocabulary';
import { readSetup } from './read.ts';
import { PLAYERS, type SeatSetup, type TableSetup } from './setup.ts';

export type LinkError =
  | Extract<SetupError, { readonly code: 'setup/players' }>
  | { readonly code: UnknownName; readonly found: string; readonly known: readonly string[] }
  /** `field` as in a set-up; `link` if the whole cannot be read. */
  | { readonly code: 'link/malformed'; readonly field: string; readonly expected: string };

/** A name that this release does not know; another one may. */
type UnknownName = 'link/unknown-player' | 'link/unknown-board';

/** How much of an unknown name an error quotes. */
const SHOWN = 40;

/** What may be switched on. */
const OPTIONS = ['routes', 'hints', 'money'] as const;

/** Escapes separators, and characters that break link detection in other programs. */
function escaped(text: string): string {
  return encodeURIComponent(text).replace(
    /[.!'()*~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

export function setupToLink({ edition, start, openMoney, help, seats }: TableSetup): string {
  const isOn = { ...help, money: openMoney };
  const options = OPTIONS.filter((option) => isOn[option]).join(',');
  const players = seats.map(({ player, icon, name }) =>
    [player, icon, ...(name === '' ? [] : [escaped(name)])].join('.'),
  );
  return [
    `e=${escaped(typeof edition === 'string' ? edition : JSON.stringify(edition))}`,
    `s=${start}`,
    `p=${players.join(',')}`,
    ...(options === '' ? [] : [`o=${options}`]),
  ].join('&');
}

/**
 * Reads what follows `#` or `?` in an address; what others have added to it is passed over. `boards` are the ids of those
 * that can be played on.
 */
export function setupFromLink(text: string, boards: readonly string[]): Result<TableSetup, LinkError> {
  const fields = new Map(
    text
      .replace(/^[#?]/, '')
      .split('&')
      .map((part): [string, string] => {
        const [key = '', ...value] = part.split('=');
        return [key, value.join('=')];
      }),
  );
  try {
    const edition = editionOf(decodeURIComponent(fields.get('e') ?? ''));
    const seats = fields.get('p')?.split(',').map(seatOf);
    return (
      unknownAmong('link/unknown-board', [edition], boards) ??
      unknownAmong('link/unknown-player', seats?.map(({ player }) => player) ?? [], PLAYERS) ??
      checked({ edition, start: fields.get('s'), ...optionsOf(fields.get('o')), seats })
    );
  } catch {
    return err({ code: 'link/malformed', field: 'link', expected: 'percent-encoded text' });
  }
}

/** The first name that is not known; values that are not strings are checked elsewhere. */
function unknownAmong(
  code: UnknownName,
  names: readonly unknown[],
  known: readonly string[],
): Result<never, LinkError> | undefined {
  const stranger = names.find((name) => typeof name === 'string' && name !== '' && !known.includes(name)) as
    | string
    | undefined;
  if (stranger === undefined) return undefined;
  return err({ code, found: stranger.slice(0, SHOWN), known });
}

function checked(setup: unknown): Result<TableSetup, LinkError> {
  const read = readSetup(setup);
  if (read.ok) return read;
  const { error } = read;
  if (error.code === 'setup/players') return err(error);
  return err({ ...error, code: 'link/malformed' });
}

/** An id has no brace; a whole file begins with one. */
function editionOf(text: string): unknown {
  if (text === '') return undefined;
  return text.startsWith('{') ? JSON.parse(text) : text;
}

/** Options that this release does not know are those of a newer one: it does without. */
function optionsOf(text = ''): Pick<TableSetup, 'openMoney' | 'help'> {
  const on = new Set(text.split(','));
  return { openMoney: on.has('money'), help: { routes: on.has('routes'), hints: on.has('hints') } };
}

function seatOf(text: string): { readonly [field in keyof SeatSetup]: string | undefined } {
  const [player, icon, name = ''] = text.split('.');
  return { player, icon, name: decodeURIComponent(name) };
}
